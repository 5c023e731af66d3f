# The whole project by 'make GOAL'. Every goal is enough alone: what it needs is installed first.

PREFIX = /usr/local
SCRATCH = .build
# The same for all programs: other flags would have everything built again.
RELEASE = -c release --static-swift-stdlib

.PHONY: help run showcase build test screens test-displays check matrix storm bench install uninstall chroot-check clean

help:
	@echo 'make run [ARGS="~/Pictures"]   the gallery, on the bundled pictures or on yours'
	@echo 'make showcase [ARGS="swipy"]   a screen for each component of the library'
	@echo 'make test                      all tests'
	@echo 'make screens                   screens as users of the SwiftUI packages write them, built'
	@echo 'make test-displays             the tests that use the window, on private displays'
	@echo 'make check                     all tests, format and warnings too'
	@echo 'make matrix [ARGS="Xorg"]      every gesture on every display, as a table'
	@echo 'make storm [ARGS="xorg 500"]   random gestures on a touchpad'
	@echo 'make bench [ARGS="many"]       times and memory beside other viewers; see Scripts/bench'
	@echo 'make install [PREFIX=DIR]      into $(PREFIX); then it runs without the Swift toolchain'
	@echo 'make uninstall [PREFIX=DIR]    out of it again'
	@echo 'make chroot-check              run and test on a bare Debian 12 (root, debootstrap)'
	@echo 'make clean                     deletes what was built'

run:
	@Scripts/setup build run
	@swift build $(RELEASE) --product gallery
	@Scripts/run $(ARGS)

showcase:
	@Scripts/setup build run
	@swift build $(RELEASE) --product showcase
	@.build/release/showcase $(ARGS)

build:
	@Scripts/setup build
	swift build $(RELEASE) --product gallery

test:
	@Scripts/setup
	swift test --scratch-path $(SCRATCH) $(TEST_FLAGS)
	@$(MAKE) --no-print-directory screens test-displays

# A package of its own, in the folder where what it needs of this one is built already. SwiftPM would
# take a program that is there for one of the sources of now.
screens:
	@Scripts/setup build
	@rm -f $(SCRATCH)/debug/family-screens
	swift build --package-path Tests/FamilyScreens --scratch-path $(SCRATCH) $(TEST_FLAGS)

test-displays: build
	@Scripts/setup test lab
	@swift build $(RELEASE) --product showcase
	SCREENS=$(SCRATCH)/debug/family-screens Tests/Displays/run

# Built apart, so that the two sets of flags do not undo each other's work.
check:
	@Scripts/setup build
	swift format lint --strict -r Package.swift Sources Tests
	@$(MAKE) --no-print-directory test \
	  SCRATCH=.build/check TEST_FLAGS='-Xswiftc -warnings-as-errors -Xcc -Werror'

matrix storm: build
	@Scripts/setup test lab
	@Tests/Lab/$@ $(ARGS)

bench: build
	@Scripts/setup test
	@swift build $(RELEASE) --product showcase
	@Scripts/bench $(ARGS)

install: build
	@Scripts/install '$(DESTDIR)' '$(PREFIX)'

uninstall:
	@Scripts/install --remove '$(DESTDIR)' '$(PREFIX)'

chroot-check:
	@Scripts/chroot-check

clean:
	rm -rf .build out
