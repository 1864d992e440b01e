"""A bistro before the first service."""
from furniture import *
from kit import *

SHOT["evening"] = dict(ceiling=30, fill=.26)
room(4.5, 4.3, 2.25, lwall="cream", rwall="hop", floor=tiles(.36, ("#FBFAF6", "#A9B8C6")), skirt="walnut", trim=.1,
     lholes=[win(1.15, .55, 1.3, 1.4, cols=3, rows=2, frame="ink"), win(2.85, .55, 1.3, 1.4, cols=3, rows=2, frame="ink")])


def bottle(x, y, z, m, h=.26):
    lathe([(0, 0), (.038, 0), (.038, h * .55), (.015, h * .75), (.015, h), (0, h)], m, x, y, z, seg=20)


def glass(x, y, z):
    lathe([(0, 0), (.035, 0), (.006, .012), (.006, .07), (.035, .1), (.036, .16), (.03, .16), (0, .1)], "zinc", x, y, z, seg=20)


# back bar
with right(1.75, .98):
    for k in range(3):
        box(2.5, .2, .035, 0, -.1, .02 + k * .4, "wood", .008)
        if k < 2:
            for i in range(15):
                if rnd.random() < .85:
                    bottle(-1.13 + i * .16, -.1, .055 + k * .4, rnd.choice(("leaf2", "walnut", "soleil", "terra", "zinc", "ink2", "hop3")), rnd.uniform(.22, .3))
    for x in (-1.25, 1.25):
        box(.05, .22, .9, x, -.11, 0, "wood2", .008)
    for i in range(9):
        cup(-.95 + i * .24, -.1, .855, "white", full=False)
    for k in (1, 2):
        strip(2.3, 0, -.17, .005 + k * .4, watts=9)
with right(1.75):
    box(2.5, .42, .88, 0, -.22, 0, "wood2", .01)
    box(2.56, .46, .04, 0, -.23, .88, "walnut", .01)
    with at(-.55, -.24, .92):  # coffee machine
        box(.7, .38, .1, m="chrome", r=.02)
        box(.7, .16, .3, 0, .1, .1, "chrome", .02)
        box(.74, .38, .12, 0, 0, .36, "terra", .035)
        for i in (-1, 1):
            cyl(.04, .06, i * .17, -.06, .3, "steel")
            tube([(i * .17, -.07, .31), (i * .17, -.26, .29)], .016, "ink")
            cup(i * .17, -.06, .1, "white", .9)
    with at(.35, -.24, .92):  # brioches under a bell
        cyl(.17, .03, m="wood")
        for i in range(5):
            ball(.05, .08 * math.cos(i * 1.25), .08 * math.sin(i * 1.25), .05, "wood", sz=.7)
    for i in range(4):
        glass(.72 + .12 * i, -.3 + .08 * (i % 2), .92)

# counter of zinc
with at(1.75, 2.62):
    prism(rounded(-1.35, -.28, 1.35, .28, (.26, .26, .02, .02)), 1.0, "hop2", r=.01)
    prism(rounded(-1.37, -.3, 1.37, .3, (.27, .27, .02, .02)), .12, "walnut", z=0, r=.008)
    for i in range(5):
        box(.4, .03, .6, -.94 + i * .47, -.285, .24, "hop", .02)
    prism(rounded(-1.44, -.36, 1.44, .34, (.3, .3, .03, .03)), .06, "steel", z=1.0, r=.02)
    cup(-.8, -.1, 1.06, "white", saucer=True)
    cup(-.5, -.16, 1.06, "white", saucer=True)
    with at(.75, .02, 1.06):
        cyl(.16, .02, z=.1, m="white")
        cyl(.03, .1, m="white", top=.02)
        for i in range(6):
            ball(.055, .09 * math.cos(i), .09 * math.sin(i), .15, ("soleil", "terra", "leaf3")[i % 3], sub=3)
    bottle(.2, .08, 1.06, "leaf2", .3)
for x in (.85, 1.5, 2.15):
    stool(x, 2.0, .74, "terra", "ink")


def cover(x, y, a, z=.735):
    with at(x, y, z, rz=a):
        cyl(.11, .012, 0, -.17, 0, "white", .004)
        cup(.14, .02, 0, "white", .9, True)


for x, y, a in ((.62, .75, 0), (2.1, .72, 20)):
    round_table(x, y, .33, .73, "white", "ink", "brass")
    chair(x + .52, y + .04, 90 + a - 180, "wood2", "soleil")
    chair(x - .05, y + .55, 5 + a * .5, "wood2", "soleil")
    cover(x, y, a + 90)
    vase(x - .1, y - .08, .735, "hop3", .55)
    candle(x + .12, y - .2, .735)
round_table(3.7, 1.35, .33, .73, "white", "ink", "brass")
chair(3.7, 1.92, 0, "wood2", "soleil")
chair(3.66, .78, 176, "wood2", "soleil")
candle(3.6, 1.2, .735)
spray(3.62, 1.4, .735, "hop3", "soleil", 30)
box(.2, .16, .02, 3.84, 1.27, .735, "soleil", .008)

with right(3.8, .75):
    box(.86, .04, 1.05, 0, -.02, 0, "wood", .012)
    box(.76, .02, .95, 0, -.036, .05, "ink", .004)
    for k, ln in enumerate((.36, .5, .44, .5, .3)):
        box(ln, .006, .022, -.28 + ln / 2, -.048, .82 - k * .13, "zinc2" if k else "soleil", 0)
        if k:
            box(.08, .006, .022, .26, -.048, .82 - k * .13, "soleil", 0)
with right(3.8):
    with at(0, -.2):
        box(.9, .3, .44, m="wood2", r=.012)
        box(.84, .26, .02, z=.43, m="leaf2", r=.006)
        for i in range(3):
            with at(-.28 + i * .28, 0, .2):
                for j in range(12):
                    with at(0, 0, .24, rz=j * 137.5, ry=-40 - j * 3):
                        leaf(.26, .1, .6, ("leaf", "leaf3", "leaf2")[j % 3])
for x in (1.05, 2.45):
    pendant(x, 2.62, 1.74, 2.35, "soleil", .2)
    evening_lamp(x, 2.05, 1.5, 22, .1)
    evening_pool(x, 2.62, 1.56, 60, 84)
    evening_pool(x, 1.85, 2.1, 400, 60)  # on the stools and the floor before the counter
plant(.38, 1.95, 0, "ficus", .92, "terra")
mop(3.52, 2.62, 90, 17, 1.15)
bucket(3.85, 2.5, "soleil", 1.0)
