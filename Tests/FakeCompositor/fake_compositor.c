#include "fake_compositor.h"

#include "fake_seat.h"
#include "gesture_protocol.h"

#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>
#include <wayland-client-core.h>

// Of the client's protocol these few; its header and the server's do not go together.
struct wl_registry;
extern const struct wl_interface wl_registry_interface;
enum { GET_REGISTRY = 1, BIND = 0, CREATE_SURFACE = 0 };

struct fake_compositor {
  struct wl_display *server, *client;
  struct wl_client *connection;
  struct wl_global *compositor, *gestures;
  struct wl_proxy *registry, *client_compositor;
  struct wl_proxy *windows[2];
  struct wl_list surfaces;
};

// MARK: The server

static void forget(struct wl_resource *resource) { wl_list_remove(wl_resource_get_link(resource)); }

static void create_surface(struct wl_client *client, struct wl_resource *resource, uint32_t id) {
  fake_compositor *compositor = wl_resource_get_user_data(resource);
  struct wl_resource *surface = wl_resource_create(client, &wl_surface_interface, 1, id);
  wl_resource_set_implementation(surface, NULL, compositor, forget);
  wl_list_insert(compositor->surfaces.prev, wl_resource_get_link(surface));
}

static const struct wl_compositor_interface compositor_requests = {.create_surface = create_surface};

static void bind_compositor(struct wl_client *client, void *data, uint32_t version, uint32_t id) {
  struct wl_resource *resource =
      wl_resource_create(client, &wl_compositor_interface, (int)version, id);
  wl_resource_set_implementation(resource, &compositor_requests, data, NULL);
}

struct wl_resource *fake_compositor_surface(fake_compositor *compositor, int index) {
  struct wl_list *link = compositor->surfaces.next;
  while (index-- > 0) link = link->next;
  return wl_resource_from_link(link);
}

struct wl_display *fake_compositor_server(fake_compositor *compositor) {
  return compositor->server;
}

// MARK: The client

static void global(
    void *data, struct wl_registry *registry, uint32_t name, const char *interface,
    uint32_t version) {
  fake_compositor *compositor = data;
  (void)version;
  if (strcmp(interface, wl_compositor_interface.name) != 0) return;
  compositor->client_compositor = wl_proxy_marshal_flags(
      (struct wl_proxy *)registry, BIND, &wl_compositor_interface, 1, 0, name,
      wl_compositor_interface.name, 1, NULL);
}

static void global_remove(void *data, struct wl_registry *registry, uint32_t name) {
  (void)data, (void)registry, (void)name;
}

static void (*registry_events[])(void) = {(void (*)(void))global, (void (*)(void))global_remove};

static void open_windows(fake_compositor *compositor) {
  compositor->registry = wl_proxy_marshal_flags(
      (struct wl_proxy *)compositor->client, GET_REGISTRY, &wl_registry_interface, 1, 0, NULL);
  wl_proxy_add_listener(compositor->registry, registry_events, compositor);
  fake_compositor_exchange(compositor);
  for (int i = 0; i < 2; i++) {
    compositor->windows[i] = wl_proxy_marshal_flags(
        compositor->client_compositor, CREATE_SURFACE, &wl_surface_interface, 1, 0, NULL);
  }
  fake_compositor_exchange(compositor);
}

struct wl_display *fake_compositor_client(fake_compositor *compositor) {
  return compositor->client;
}

struct wl_surface *fake_compositor_window(fake_compositor *compositor) {
  return (struct wl_surface *)compositor->windows[0];
}

// MARK: Both

fake_compositor *fake_compositor_open(void) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return NULL;
  fake_compositor *compositor = calloc(1, sizeof *compositor);
  if (!compositor) return NULL;
  wl_list_init(&compositor->surfaces);
  compositor->server = wl_display_create();
  compositor->connection = wl_client_create(compositor->server, ends[0]);
  compositor->compositor = wl_global_create(
      compositor->server, &wl_compositor_interface, 1, compositor, bind_compositor);
  compositor->client = wl_display_connect_to_fd(ends[1]);
  open_windows(compositor);
  return compositor;
}

void fake_compositor_close(fake_compositor *compositor) {
  for (int i = 0; i < 2; i++) wl_proxy_destroy(compositor->windows[i]);
  wl_proxy_destroy(compositor->client_compositor);
  wl_proxy_destroy(compositor->registry);
  wl_display_disconnect(compositor->client);
  wl_display_destroy_clients(compositor->server);
  wl_display_destroy(compositor->server);
  free(compositor);
}

// Reads what the server has sent; the number of events, or -1 after an error.
static int read_events(struct wl_display *client) {
  int count = wl_display_dispatch_pending(client);
  if (count < 0 || wl_display_prepare_read(client) != 0) return count;
  struct pollfd ready = {wl_display_get_fd(client), POLLIN, 0};
  if (poll(&ready, 1, 0) <= 0) {
    wl_display_cancel_read(client);
    return count;
  }
  if (wl_display_read_events(client) < 0) return -1;
  int more = wl_display_dispatch_pending(client);
  return more < 0 ? -1 : count + more;
}

bool fake_compositor_exchange(fake_compositor *compositor) {
  // What is heard may be answered, so one round without news is not the end.
  for (int quiet = 0; quiet < 3; quiet++) {
    if (wl_display_flush(compositor->client) < 0) return false;
    wl_event_loop_dispatch(wl_display_get_event_loop(compositor->server), 0);
    wl_display_flush_clients(compositor->server);
    int count = read_events(compositor->client);
    if (count < 0) return false;
    if (count > 0) quiet = -1;
  }
  return wl_display_get_error(compositor->client) == 0;
}

// MARK: Gestures

static void destroy_resource(struct wl_client *client, struct wl_resource *resource) {
  (void)client;
  wl_resource_destroy(resource);
}

static const struct fake_gesture_requests gesture_requests = {destroy_resource};

static void get_swipe(
    struct wl_client *client, struct wl_resource *gestures, uint32_t id,
    struct wl_resource *pointer) {
  (void)client, (void)id, (void)pointer;
  wl_resource_post_error(gestures, 0, "nobody asks for swipes");
}

static void get_pinch(
    struct wl_client *client, struct wl_resource *gestures, uint32_t id,
    struct wl_resource *pointer) {
  struct wl_resource *pinch = wl_resource_create(
      client, &fake_pinch_interface, wl_resource_get_version(gestures) < 2 ? 1 : 2, id);
  fake_seat_adopt(pointer, pinch, FAKE_PINCH, &gesture_requests);
}

static void get_hold(
    struct wl_client *client, struct wl_resource *gestures, uint32_t id,
    struct wl_resource *pointer) {
  (void)gestures;
  struct wl_resource *hold = wl_resource_create(client, &fake_hold_interface, 3, id);
  fake_seat_adopt(pointer, hold, FAKE_HOLD, &gesture_requests);
}

static const struct fake_gestures_requests gestures_requests = {
    get_swipe, get_pinch, destroy_resource, get_hold};

static void bind_gestures(struct wl_client *client, void *data, uint32_t version, uint32_t id) {
  struct wl_resource *resource =
      wl_resource_create(client, &fake_gestures_interface, (int)version, id);
  wl_resource_set_implementation(resource, &gestures_requests, data, NULL);
}

void fake_compositor_add_gestures(fake_compositor *compositor, int version) {
  compositor->gestures = wl_global_create(
      compositor->server, &fake_gestures_interface, version, compositor, bind_gestures);
}

void fake_compositor_remove_gestures(fake_compositor *compositor) {
  wl_global_destroy(compositor->gestures);
}
