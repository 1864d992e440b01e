"""A brick works turned into offices, and the tramway passing before it."""
from furniture import *
from kit import *
from street import *

LX, LY = 16.0, 13.6
BRICK, BRICK2 = "#C9785C", "#B9674C"
slab(LX * .3, LY * .3, "zinc2", back=.12)


def bay(u, w=2.5, h=3.1):
    """A large works window with its segment of arch."""
    with at(u, 0, .55, rx=90):
        prism(arch(-w / 2 - .14, -.1, w / 2 + .14, h + .16), .1, "stone", z=-.02, r=.02)
        prism(arch(-w / 2, 0, w / 2, h), .14, "shop", z=-.02, r=0)
    for i in range(-2, 3):
        k = math.sqrt(max(0, (w / 2) ** 2 - (i * w / 5) ** 2))
        box(.06, .05, h - w / 2 + k - .06, u + i * w / 5, -.13, .58, "ink", .005)
    for j in range(1, 4):
        box(w - .06, .05, .06, u, -.13, .55 + j * .52, "ink", .005)


with at(s=.3):
    box(LX, LY, .16, LX / 2, LY / 2, -.012, "#E3E8EC", .02)
    box(LX, 3.1, .03, LX / 2, 2.2, .145, "leaf3", .01)  # grassed track
    for y in (1.55, 2.85):
        box(LX, .14, .05, LX / 2, y, .16, "zinc3", .01)
    with at(z=.15):
        # the works: three sheds with north lights
        W, D, H, n = 10.8, 7.0, 4.6, 3
        with at(5.6, 9.6):
            box(W, D, H, m=BRICK, r=.03)
            box(W + .1, D + .1, .5, m="stone2", r=.03)
            box(W + .14, D + .14, .22, z=H - .1, m="stone", r=.03)
            k = W / n
            for i in range(n):
                with at(-W / 2 + k * i, 0, H + .1):
                    with at(0, D / 2 - .04, 0, rx=90):
                        prism([(.05, 0), (k - .05, 0), (k - .05, 2.0)], D - .08, BRICK2, r=.02)
                    ang = math.degrees(math.atan2(2.0, k - .1))
                    with at(.02, 0, .06, ry=-ang):
                        box(math.hypot(k, 2.0), D + .1, .1, math.hypot(k, 2.0) / 2, 0, 0, "#94A7B9", .02)
                    for j in range(5):
                        box(.06, D / 5 - .2, 1.5, k - .02, -D / 2 + D / 5 * (j + .5), .2, "#BFDAE4", .01)
            with at(0, -D / 2):
                for u in (-3.6, 3.6):
                    bay(u)
                with at(0, -.02):
                    entrance(2.0, 3.0, "hop")
                box(3.4, 1.1, .14, 0, -.5, 3.5, "soleil", .03)
            with at(W / 2, 0, 0, rz=90):
                for u in (-1.75, 1.75):
                    bay(u)
        with at(13.5, 11.6):  # chimney of the works
            box(1.9, 1.9, 1.4, m=BRICK2, r=.03)
            cyl(.72, 9.6, z=1.2, m=BRICK, top=.46, r=.02)
            for z, r in ((9.6, .56), (10.6, .56)):
                cyl(r, .22, z=z, m="stone", r=.03)
            cyl(.75, .3, z=1.4, m="stone", r=.03)
        # tram
        with at(8.2, 2.2, .1):
            for sx in (-1, 1):
                with at(sx * 2.85, 0):
                    box(5.3, 1.9, .5, z=.1, m="ink", r=.06)
                    box(5.5, 2.1, 2.3, z=.35, m="white", r=.28)
                    box(5.1, 2.14, .85, z=1.35, m="#7FA6B5", r=.1)
                    box(5.45, 2.13, .32, z=.6, m="hop", r=.04)
                    box(.1, 1.7, .95, sx * 2.71, 0, 1.3, "#7FA6B5", .05)
                    for u in (-1.2, .9):
                        box(1.0, 2.17, 1.75, u, 0, .55, "soleil", .06)
                        box(.82, 2.2, 1.2, u, 0, .98, "#9CC0CE", .05)
                    box(2.6, 1.2, .25, 0, 0, 2.62, "zinc3", .08)
            box(.5, 1.7, 2.0, z=.45, m="ink2", r=.05)
        for x, y, s in ((1.1, 4.9, .62), (14.6, 5.0, .7), (14.4, 8.4, .6)):
            tree(x, y, s)
        lamp_post(10.6, 4.5, "ink", 3.3)
        street_bench(3.4, 4.7, 180)
        trolley(8.3, 5.1, 0, 1.35)
        bucket(7.0, 5.0, "soleil", 1.6)
