"""A classroom before the pupils arrive."""
from furniture import *
from kit import *

room(4.6, 4.5, 2.32, lwall="#C4E3D6", rwall="cream", floor=planks(("#E6C495", "#DDB884", "#EACB9F"), .24, "x"),
     lholes=[win(1.1, .8, 1.2, 1.15, 2, 2), win(2.55, .8, 1.2, 1.15, 2, 2)],
     rholes=[door(4.08, .8, 1.85, m="hop", panels=2)])

# blackboard
with right(1.9, .8):
    box(2.5, .05, 1.1, 0, -.025, 0, "wood", .012)
    box(2.38, .02, .98, 0, -.045, .06, "#1F5A49", .004)
    box(2.5, .1, .035, 0, -.07, -.02, "wood", .008)
    for i, c in enumerate(("white", "soleil", "terra2")):
        with at(-.3 + i * .12, -.08, .025, ry=90):
            cyl(.012, .08, m=c, r=.002)
    box(.16, .06, .05, .5, -.085, .015, "ink2", .01)
    strip(2.3, 0, -.12, 1.16, 3, 9)
    tube([(-.95 + i * .06, -.058, .5 + .22 * math.sin(i * .5)) for i in range(14)], .009, "white")
    tube([(-1.0, -.058, .22), (-1.0, -.058, .86)], .008, "white")
    tube([(-1.0, -.058, .22), (-.1, -.058, .22)], .008, "white")
    tube([(.25, -.058, .3), (.75, -.058, .3), (.25, -.058, .82)], .01, "soleil", closed=True)
    tube([(.95 + .1 * math.cos(i * .42), -.058, .65 + .1 * math.sin(i * .42)) for i in range(15)], .009, "terra2", closed=True)
if EVENING:
    for x in (1.45, 2.95):
        pendant(x, 1.75, 1.72, 2.2, "hop", .2)
with right(3.42, 1.55):
    clock("hop")
# teacher's desk
with at(2.9, 3.5):
    with at(-1.0, .0, 0, rz=180):
        desk(w=1.25, d=.6, top="wood", leg="ink")
        box(1.1, .03, .4, 0, -.22, .28, "wood", .008)
        laptop(-.1, .02, .74, 0)
        book_stack(.42, .05, .74, 4)
        cup(-.45, .08, .74, "soleil")


def pupil(x, y, k):
    with at(x, y, 0, rz=180):
        with at(0, 0, 0):
            desk(w=.92, d=.5, top="oak", leg="hop", h=.66)
            box(.8, .36, .02, z=.5, m="zinc3", r=.004)
    chair(x, y - .52, 180, "hop", "soleil" if k % 3 else "terra")
    z = .66
    if k % 2:
        box(.26, .2, .02, x - .16, y, z, ("terra", "ink2", "hop3")[k % 3], .004)
        box(.25, .19, .008, x - .16, y, z + .019, "white", .002)
        tube([(x + .12, y - .05, z + .01), (x + .22, y + .06, z + .01)], .009, "soleil")
    else:
        papers(x + .1, y, z, 2, "white", .2, .26, 10)
        cyl(.04, .1, x - .3, y + .12, z, ("hop2", "terra")[k % 4 // 2])
        for i in range(3):
            tube([(x - .3, y + .12, z + .06), (x - .315 + i * .015, y + .125, z + .18)], .007, ("soleil", "ink", "terra")[i])


k = 0
for y in (2.45, 1.4):
    for x in (.85, 2.05, 3.25):
        pupil(x, y, k)
        k += 1
with left(3.75):
    bookcase(.95, 1.35, .3, 4, "oak", fill=(.5, .85))
with left(3.75, 1.35):
    with at(0, -.16):
        cyl(.12, .03, m="walnut")
        tube([(.17 * math.cos(i * .3 - 1.4), 0, .22 + .17 * math.sin(i * .3 - 1.4)) for i in range(10)], .011, "brass")
        ball(.145, z=.22, m="water2")
        for a, b, r in ((10, 20, .08), (-50, 0, .07), (60, -20, .06)):
            with at(0, 0, .22, rz=a):
                with at(rx=b):
                    ball(r, 0, -.09, 0, "leaf", sub=3)
# coat hooks with bags by the door
with right(3.38, 1.12):
    box(.5, .03, .08, 0, -.015, 0, "wood", .008)
    for i, c in enumerate(("terra", "ink2")):
        x = -.13 + i * .26
        tube([(x, -.03, .04), (x, -.09, .03), (x, -.09, .07)], .01, "ink")
        box(.2, .12, .26, x, -.09, -.3, c, .04)
        box(.15, .05, .12, x, -.16, -.28, "soleil" if i else "cream", .02)
        tube([(x - .05, -.08, -.05), (x, -.09, .05), (x + .05, -.08, -.05)], .01, c, .03)
plant(4.2, .45, 0, "snake", .85, "terra")
trolley(4.18, 2.75, 90, .95)
bucket(.55, .5, "soleil", .95)
flat_mop(1.0, .48, 120, 12, "hop3", 1.1)
