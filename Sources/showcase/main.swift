import Glibc
import ShowcaseKit

exit(Showcase.run())
