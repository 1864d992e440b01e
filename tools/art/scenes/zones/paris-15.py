"""15th: the river's front, towers on their slab above the quay."""
from furniture import *
from kit import *
from places import *
from street import *

LX, LY = 15.6, 14.6


def striped(x, y, w, d, floors, m, h=1.05, lit="lit", light=SKY, dark=SHADE):
    with at(x, y):
        tower(w, d, floors, m, h, light, dark, lit, "zinc2")
        box(w * .55, d * .55, .7, 0, 0, floors * h + .3, m, .05)


def rounded_tower(x, y, rad, floors, m="#E9D9C0", h=1.05):
    """A tower with rounded sides, ringed floors."""
    with at(x, y):
        cyl(rad - .14, floors * h, m="#8FB3C2", r=.02)
        for f in range(floors):
            cyl(rad, .3, z=f * h, m=m, r=.03)
            for i in range(18):
                a = math.radians(-140 + i * 15)
                with at((rad - .1) * math.cos(a), (rad - .1) * math.sin(a), f * h + .32, rz=math.degrees(a) + 90):
                    box(rad * .26 - .06, .06, h - .36, m=(SKY if i < 8 else SHADE)[(i + f * 2) % 3], r=.01)
        cyl(rad + .06, .3, z=floors * h, m=m, r=.04)
        cyl(rad * .6, .7, z=floors * h + .25, m=m, r=.04)


with quay(LX, LY, 4.4):
    box(LX, 1.5, .03, LX / 2, 7.2, .02, "#9BA7B5", .005)
    for i in range(9):
        box(.9, .1, .012, .9 + i * 1.7, 7.2, .048, "white", 0)
    # the slab
    prism(rounded(.1, 8.5, LX - .1, LY - .1, .1), 1.6, "stone2", r=.03)
    prism(rounded(0, 8.4, LX, LY, .1), .16, "stone", z=1.5, r=.04)
    for i in range(6):
        with at(1.6 + 2.45 * i, 8.48, .1):
            box(1.9, .08, 1.2, m="shop", r=.01)
            for k in (-1, 0, 1):
                box(.07, .1, 1.2, k * .6, 0, 0, "ink", 0)
    with at(z=1.66):
        striped(3.2, 12.0, 3.8, 3.8, 11, "#D98A6C", lit=None)
        rounded_tower(8.3, 12.3, 1.9, 9)
        striped(12.9, 12.1, 3.4, 3.6, 6, "#7FA6B5")
        with at(4.6, 8.75):
            railing(8.6, .8, gap=.3)
        with at(12.6, 8.75):
            railing(5.4, .8, gap=.3)
        for x, y, s in ((6.0, 9.6, .55), (10.6, 9.7, .6), (14.8, 9.5, .5), (.9, 9.6, .55)):
            tree(x, y, s)
    # quay: trees, bench, cleaning gear
    with at(5.4, 4.75):
        railing(10.2, .8, gap=.3)
    with at(14.1, 4.75):
        railing(2.6, .8, gap=.3)
    for x, s in ((1.6, .72), (5.2, .66), (13.9, .72)):
        tree(x, 5.7, s)
    street_bench(3.4, 5.6, 180)
    lamp_post(7.2, 5.6, "ink", 3.2)
    trolley(9.2, 5.9, 0, 1.35)
    bucket(10.9, 5.6, "soleil", 1.7)
with at(s=.3):
    barge(5.4, 2.3, .05, 7.0, "ink2")
    tube([(2.6, 3.1, .7), (2.2, 4.4, 1.2)], .04, "cream")
    tube([(8.0, 3.1, .7), (8.6, 4.4, 1.2)], .04, "cream")
    # steps down to the water
    for i in range(6):
        box(1.7, .5, 1.1 - i * .18, 12.0, 4.2 - i * .42, 0, "stone", .02)
