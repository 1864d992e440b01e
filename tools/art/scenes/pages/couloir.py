"""Not found: a corridor of doors, all shut but one, where the mop is kept."""
from furniture import *
from kit import *

room(5.0, 4.2, 2.3, lwall="#CDE8DC", rwall="paper", floor=tiles(.42, ("white", "hop3")),
     lholes=[door(.95, .85, 1.85, m="hop"), door(2.15, .85, 1.85, m="ink2"), door(3.35, .85, 1.85, m="terra")],
     rholes=[door(.8, .85, 1.85, m="ink2"), opening(2.2, 0, 1.0, 1.85), door(3.6, .85, 1.85, m="hop")])

# the broom cupboard behind the open door
with right(2.2):
    box(1.1, .05, 1.95, 0, .15, 0, "#D8CBB0", .005)
    for x in (-.53, .53):
        box(.07, .16, 1.88, x, .04, 0, "white", .008)
    box(1.16, .16, .07, 0, .04, 1.85, "white", .008)
    for z in (1.15, 1.5):
        box(.96, .12, .03, 0, .06, z, "oak", .005)
    for i, c in enumerate(("hop3", "terra2", "water2", "soleil")):
        spray(-.33 + i * .22, .05, 1.18, c, "white", 0, .8)
    for i in range(3):
        box(.2, .1, .05, -.28 + i * .28, .06, 1.53, ("white", "mint", "white")[i], .015)
        box(.2, .1, .05, -.28 + i * .28, .06, 1.58, ("mint", "white", "soleil2")[i], .015)
    with at(.5, -.02, 0, rz=-62):
        box(.96, .045, 1.84, .48, 0, .005, "soleil", .006)
        for z in (.1, .98):
            box(.7, .02, .74, .48, -.022, z, "#F4BC2C", .012)
        ball(.035, .84, -.06, .88, "brass")
# wall lamps, a key board, a picture
for y in (1.55, 2.75):
    with left(y, 1.5):
        tube([(0, 0, 0), (0, -.14, .02), (0, -.14, .12)], .014, "brass", .03)
        lathe([(.05, .1), (.1, .26), (.085, .26), (.04, .12)], "glow", 0, -.14, 0)
with right(1.46, 1.15):
    box(.5, .04, .62, 0, -.02, 0, "oak", .01)
    box(.42, .02, .54, 0, -.035, .04, "cream", .005)
    for j in range(3):
        for i in range(4):
            ball(.012, -.15 + i * .1, -.06, .5 - j * .17, "brass", sub=2)
            if (i * 3 + j) % 5:
                box(.022, .012, .07, -.15 + i * .1, -.06, .42 - j * .17, ("brass", "steel")[(i + j) % 2], .004)
with right(4.45, 1.1):
    clock("hop")
# a bench, plants
bench(.32, 1.55, 90, .62, "wood", "ink")
plant(4.62, 3.75, 0, "ficus", 1.0, "terra")
plant(.36, 3.98, 0, "palm", .7, "ink")
# the gear, at the open door
trolley(3.2, 2.0, 20, .95)
bucket(2.0, 2.3, "soleil", 1.0)
mop(2.0, 3.7, 10)
wet_sign(3.0, .9, 35)
