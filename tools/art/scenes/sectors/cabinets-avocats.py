"""A law firm: library wall and a large desk."""
from furniture import *
from kit import *

LAW = ["#8E2F24", "ink", "hop", "walnut", "ink2", "terra", "wood2", "cream"]
room(4.4, 4.2, 2.3, lwall="#CFE2D8", rwall="cream", floor=herringbone(("wood", "#CB9462", "#BB814E"), .12), trim=.14,
     lholes=[win(1.0, .12, .95, 1.85, cols=2, rows=4), win(2.75, .12, .95, 1.85, cols=2, rows=4)])

# panelling of the left wall
for y in (1.88, 3.55):
    with left(y):
        for z, h in ((.28, .5), (.92, 1.2)):
            for sx in (-1, 1):
                box(.03, .016, h - .062, sx * .26, -.008, z + .031, "white", .004)
            for k in (z, z + h - .03):
                box(.55, .02, .03, 0, -.01, k, "white", .004)
with left(1.88, 1.12):
    picture(.4, .62, "brass", "cream", 1)
    strip(.3, 0, -.1, .72, 1, 7)
# shelves over the whole right wall, a ladder on its rail
for i in range(3):
    with right(.72 + i * 1.36):
        box(1.34, .42, .62, 0, -.21, 0, "walnut", .01)
        for sx in (-1, 1):
            box(.58, .02, .48, sx * .32, -.425, .08, "wood2", .01)
            ball(.025, sx * .08, -.45, .36, "brass", sub=3)
        box(1.38, .46, .04, 0, -.23, .62, "wood2", .01)
        with at(0, 0, .66):
            bookcase(1.32, 1.5, .3, 4, "walnut", "wood2", LAW, (.8, .99) if i != 1 else (.5, .95), x=0)
box(4.2, .4, .07, 2.08, 4.0, 2.16, "wood2", .012)
for x in (.75, 2.1, 3.4):  # under the cornice
    evening_lamp(x, 3.7, 2.1, 13, .06)
tube([(.1, 3.8, 1.98), (4.1, 3.8, 1.98)], .018, "brass")
with at(3.05, 3.8, 0):
    for sx in (-1, 1):
        tube([(sx * .2, -.58, 0), (sx * .17, 0, 2.04)], .022, "wood")
    for k in range(1, 8):
        t = k / 8
        tube([(-.195 + .02 * t, -.58 + .58 * t, 2.04 * t), (.195 - .02 * t, -.58 + .58 * t, 2.04 * t)], .016, "wood")

rug(2.1, 1.75, 2.9, 2.3, "#B9D3C7", "hop", .03)
with at(2.05, 1.95, 0, rz=0):  # partners' desk
    for sx in (-1, 1):
        box(.52, .82, .7, sx * .66, 0, .03, "walnut", .012)
        for z in (.1, .3, .5):
            box(.44, .02, .16, sx * .66, -.415, z, "wood2", .008)
            ball(.02, sx * .66, -.435, z + .08, "brass", sub=3)
    box(.9, .03, .5, 0, .3, .22, "walnut", .008)
    box(2.0, .98, .055, z=.73, m="wood2", r=.016)
    box(1.1, .62, .008, 0, 0, .783, "hop", .002)
    bankers_lamp(-.72, .12, .786, 20)
    laptop(0, .06, .79, 180)
    sheet(-.36, -.2, .79, 8, 6)
    sheet(.38, -.14, .79, -10, 6)
    book_stack(.76, .2, .786, 5)
    book_stack(.74, -.24, .786, 2, 25)
    cup(-.68, -.3, .786, "white", saucer=True)
    cyl(.05, .11, .44, .33, .786, "ink")
    for i in range(4):
        tube([(.44, .33, .85), (.42 + .03 * i, .33 + .02 * (i % 2), .99)], .008, ("soleil", "terra", "hop3", "white")[i])
with at(2.05, 2.85):
    office_chair(0, 0, 4, "walnut")
armchair(1.35, .72, 165, "terra", .74)
armchair(2.75, .7, 198, "terra", .74)
with at(3.98, 1.75):
    cyl(.2, .03, m="walnut")
    cyl(.025, .5, z=.02, m="walnut")
    tube([(.24 * math.sin(i * .35), 0, .78 - .24 * math.cos(i * .35)) for i in range(10)], .014, "brass")
    ball(.21, z=.78, m="water2")
    for a, b, k in ((110, -25, .12), (60, 15, .11), (20, -20, .1), (150, 20, .09)):
        with at(0, 0, .78, rz=a - 60):
            with at(rx=b):
                ball(k, 0, -.14, 0, "hop2", sy=.75, sub=3)
plant(.42, 3.6, 0, "ficus", 1.1, "ink")
plant(.42, 1.88, 0, "snake", .8, "terra")
vacuum(3.62, .98, 10, "hop")
