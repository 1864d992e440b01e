"""A gym."""
from furniture import *
from kit import *

room(4.6, 4.4, 2.25, lwall="#DCE5EC", rwall="hop", floor=plain("#6F8398"), skirt="ink", trim=.08,
     lholes=[win(1.2, .6, 1.5, 1.35, 3, 1, frame="ink"), win(3.05, .6, 1.5, 1.35, 3, 1, frame="ink")])
for i in range(4):  # rubber tiles
    for j in range(4):
        box(1.14, 1.09, .012, .575 + i * 1.15, .55 + j * 1.1, .004, ("#7389A0", "#6A8096")[(i + j) % 2], .004)
# track for warming up, with the bright stroke on the wall
box(.9, 4.4, .014, 4.05, 2.2, .008, "terra", .004)
for x in (3.62, 4.05, 4.48):
    box(.03, 4.4, .002, x, 2.2, .0225, "white", 0)
with right(0):
    with at(rx=90):
        prism([(0, .95), (4.6, 1.75), (4.6, 2.0), (0, 1.2)], .012, "soleil", r=.002)


def treadmill(x, y, rz):
    with at(x, y, .016, rz=rz):
        box(.68, 1.5, .12, z=.03, m="ink", r=.03)
        box(.48, 1.36, .02, z=.14, m="black", r=.004)
        for sx in (-1, 1):
            box(.07, 1.36, .03, sx * .285, 0, .14, "zinc2", .01)
            tube([(sx * .31, .62, .12), (sx * .29, .7, 1.12), (sx * .29, .3, 1.06)], .03, "zinc2", .1)
        with at(0, .66, 1.08, rx=-25):
            box(.6, .06, .3, m="ink", r=.025)
            box(.4, .01, .2, 0, -.032, .05, "water2", .002)
            box(.3, .006, .025, 0, -.04, .16, "soleil", 0)


with left(2.12):
    sconce(0, 1.6)
treadmill(.95, 1.15, 90)
treadmill(.95, 2.15, 90)
# dumbbell rack with its mirror
with right(1.55, .62):
    box(2.7, .03, 1.45, 0, -.015, 0, "zinc3", .008)
    box(2.6, .01, 1.35, 0, -.032, .05, "mirror", .002)
    strip(2.6, 0, -.07, 1.47, 3, 12)
    for x in (-.44, .44):
        box(.012, .004, 1.35, x, -.039, .05, "zinc3", 0)


def dumbbell(m, s=1.0):
    with at(rx=90, s=s):
        cyl(.018, .3, z=-.15, m="steel")
        for z in (-.16, .06):
            cyl(.075, .1, z=z, m=m, r=.018, seg=24)


with right(1.55):
    with at(0, -.34):
        for sx in (-1, 1):
            tube([(sx * 1.05, -.25, 0), (sx * 1.05, -.2, .4), (sx * 1.05, .1, .82), (sx * 1.05, .2, 0)], .03, "ink", .05)
        for z, y in ((.3, -.12), (.64, .06)):
            with at(0, y, z, rx=18):
                box(2.1, .3, .035, m="zinc2", r=.008)
                for i in range(8):
                    with at(-.91 + i * .26, 0, .1):
                        dumbbell(("ink", "soleil", "terra", "hop3")[(i // 2 + (z > .5)) % 4], 1.05 - .03 * i)
# weights bench
with at(2.15, 2.5, .016, rz=-35):
    box(.34, 1.25, .1, z=.42, m="ink2", r=.04)
    for y in (-.45, .4):
        tube([(-.24, y, .03), (.24, y, .03)], .03, "zinc2")
        tube([(0, y, .03), (0, y, .43)], .032, "zinc2")
    for sx in (-1, 1):
        tube([(sx * .42, .55, 0), (sx * .42, .55, .98), (sx * .42, .48, 1.02)], .03, "ink", .03)
        tube([(sx * .42, .75, .03), (sx * .42, .3, .03)], .03, "ink")
    tube([(-.42, .55, .3), (.42, .55, .3)], .022, "ink")
    with at(0, .5, 1.02, ry=90):
        cyl(.016, 1.7, z=-.85, m="steel")
        for s in (-1, 1):
            for z, r, m in ((.6, .22, "ink"), (.67, .22, "soleil"), (.74, .15, "terra")):
                cyl(r, .055, z=s * z - .0275, m=m, r=.014)
# mats, ball, kettlebells
for i, c in enumerate(("hop3", "soleil")):
    box(.62, 1.5, .02, 2.3 + i * .78, .95 - i * .05, .018, c, .006)
ball(.34, 3.98, 3.0, .36, "soleil")
ball(.26, 4.12, 3.75, .28, "hop3")
for x, y, c, s in ((3.35, 3.15, "ink", 1.1), (3.32, 2.85, "terra", .95), (3.34, 2.6, "hop3", .8)):
    with at(x, y, .016, s=s):
        ball(.1, z=.095, m=c)
        tube([(-.05, 0, .16), (-.07, 0, .24), (.07, 0, .24), (.05, 0, .16)], .018, c, .05)
with at(2.35, .7, .04, ry=90):
    cyl(.08, .6, -.08, 0, -.3, "terra", .03)
plant(.45, 3.75, .016, "palm", .95, "white")
trolley(4.0, .72, 90, .95)
spray(3.0, 1.05, .038, "hop3", "soleil", 40)
box(.2, .16, .03, 3.15, .85, .038, "white", .012)
