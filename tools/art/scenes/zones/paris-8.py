"""8th: a grand hotel on its avenue, glass marquee, carpet, dome at the corner."""
from furniture import *
from kit import *
from places import *
from street import *

crossroads()
with at(z=.048, s=.3):
    frame = corner_building(0, 5.4, 11.2, 13.5, cut=2.4, bays=(3, 2), floors=2, wall="#F5ECDC", roof=SLATE)
    # dome over the corner
    with at(9.75, 6.85, GROUND + 2 * FLOOR + .3):
        cyl(1.75, 1.0, m="stone", r=.04, seg=48)
        for i in range(10):
            a = math.radians(-150 + i * 24)
            with at(1.75 * math.cos(a), 1.75 * math.sin(a), .2, rz=math.degrees(a) + 90):
                box(.42, .08, .62, m="shop", r=.01)
        cyl(1.95, .24, z=1.0, m="stone", r=.05, seg=48)
        with at(z=1.2):
            dome(1.8, 2.4, SLATE, "#8599AC", 12)
            lathe([(0, 2.3), (.24, 2.34), (.16, 2.6), (.28, 2.75), (.05, 3.0), (.04, 3.7), (0, 3.72)], "brass", seg=20)
    side, w = frame(0)
    with side:
        for k in range(6):
            box(w, .06, .06, 0, -.03, .55 * k + .25, "stone2", .01)
        for u in (-2.9, 0, 2.9):
            with at(u, -.05, .55):
                window(1.7, 2.0, rail=False)
            with at(u, -.12, -.05):
                awning(2.3, .9, z=2.95, drop=.5, colours=("hop", "hop"))
            planter(u, -.36, 1.7, m="white", flowers=("terra", "terra2"))
    side, w = frame(1)
    with side:  # the hotel's door
        box(2.7, .2, 2.9, 0, -.04, 0, "stone", .03)
        box(2.2, .1, 2.6, 0, -.16, .05, "walnut", .03)
        for sx in (-1, 1):
            box(.86, .06, 2.1, sx * .5, -.22, .25, "shop", .01)
            tube([(sx * .14, -.3, .9), (sx * .14, -.3, 1.7)], .03, "brass")
        with at(0, -.2, 3.05):  # marquee
            prism(rounded(-1.9, -1.9, 1.9, .1, (.9, .9, .0, .0)), .12, "brass", z=0, r=.03)
            prism(rounded(-1.7, -1.7, 1.7, 0, (.8, .8, .0, .0)), .08, "#CFE4EC", z=.08, r=.01)
            for sx in (-1, 1):
                tube([(sx * 1.3, -1.5, .1), (sx * 1.1, .1, 1.1)], .03, "ink")
        box(1.7, 2.6, .03, 0, -1.55, .0, "terra", .01)
        for sx in (-1, 1):
            topiary(sx * 1.35, -.8, 0, "ink", 1.6)
            for y in (-1.7, -2.8):
                cyl(.16, .06, sx * 1.05, y, 0, "brass")
                cyl(.035, .95, sx * 1.05, y, 0, "brass")
                ball(.08, sx * 1.05, y, .98, "brass", sub=3)
            tube([(sx * 1.05, -1.7, .88), (sx * 1.05, -2.25, .66), (sx * 1.05, -2.8, .88)], .04, "terra", .3)
    side, w = frame(2)
    with side:
        for k in range(6):
            box(w, .06, .06, 0, -.03, .55 * k + .25, "stone2", .01)
        for u in (-1.7, 1.3):
            with at(u, -.05, .55):
                window(1.6, 2.0, rail=False)
            with at(u, -.12, -.05):
                awning(2.2, .9, z=2.95, drop=.5, colours=("hop", "hop"))
            planter(u, -.36, 1.6, m="white", flowers=("terra", "terra2"))
    for x, y in ((12.7, 12.6), (12.7, 9.9)):
        clipped_tree(x, y, .82)
    for x in (1.2, 3.9):
        clipped_tree(x, 3.95, .72)
    lamp_post(12.6, 7.7, "hop", 3.6)
    # a luggage trolley, and the cleaning one
    with at(12.2, 5.0, 0, rz=70):
        box(1.3, .75, .1, z=.18, m="terra", r=.03)
        for sx in (-1, 1):
            for sy in (-1, 1):
                ball(.1, sx * .5, sy * .28, .1, "ink", sub=3)
        tube([(-.6, 0, .2), (-.6, 0, 1.6), (.6, 0, 1.6), (.6, 0, .2)], .04, "brass", .4)
        box(.7, .45, .5, -.15, 0, .28, "walnut", .05)
        box(.5, .4, .35, -.1, 0, .78, "ink2", .05)
        box(.35, .4, .6, .42, 0, .28, "hop", .05)
    trolley(6.3, 4.1, 0, 1.35)
    bucket(7.7, 4.3, "soleil", 1.7)
