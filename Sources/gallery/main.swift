import GalleryKit
import Glibc

exit(Gallery.run())
