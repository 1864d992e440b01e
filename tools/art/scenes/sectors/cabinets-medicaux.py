"""A dental practice."""
from furniture import *
from kit import *

SHOT["evening"] = dict(colour=(1.0, .9, .74), ceiling=115, fill=.36)
room(4.2, 4.2, 2.15, lwall="#F4D9CB", rwall="#F8EBDF", floor=tiles(.42, ("#F1F5F4", "#D5E2E2")),
     lholes=[win(2.2, .85, 1.7, 1.0, cols=2, rows=1)], rholes=[door(3.6, .82, 1.8, m="hop3", panels=1)])

box(.012, 4.2, .34, .008, 2.1, .09, "hop3", 0)


def dental_chair():
    box(.62, .8, .06, m="white", r=.03)
    cyl(.15, .34, 0, .05, .05, "zinc3", top=.11)
    with at(0, 0, .42):
        box(.56, .58, .14, 0, 0, 0, "hop", .06)
        with at(0, -.27, .05, rx=-16):
            box(.52, .74, .12, 0, -.36, -.04, "hop", .055)
        with at(0, .25, .06, rx=38):
            box(.54, .86, .13, 0, .43, -.05, "hop", .06)
            box(.3, .26, .13, 0, .98, -.04, "soleil", .06)
    for sx in (-1, 1):
        tube([(sx * .3, .1, .5), (sx * .36, .1, .66), (sx * .36, -.2, .66)], .018, "zinc3", .05)
        box(.07, .34, .045, sx * .36, -.06, .66, "white", .02)


with at(2.0, 1.7, 0, rz=38, s=1.14):
    cyl(1.12, .006, 0, .1, .011, "mint", .002, seg=90)
    dental_chair()
    # unit on its arm: tray, instruments, lamp
    tube([(-.12, .3, .3), (-.62, .3, .3), (-.62, .3, 1.75), (-.1, -.05, 1.95)], .03, "zinc3", .12)
    with at(-.1, -.08, 1.78, rx=14):
        box(.4, .22, .09, m="white", r=.04)
        box(.3, .14, .01, z=-.008, m="glow", r=.004)
        evening_lamp(0, 0, -.08, 26, .06)
    tube([(-.62, .3, .95), (-.62, -.25, .95)], .024, "zinc3")
    with at(-.55, -.42, .9):
        box(.44, .34, .035, m="white", r=.015)
        for i in range(5):
            tube([(-.14 + i * .07, -.1, .05), (-.14 + i * .07, .08, .05)], .009, ("steel", "soleil")[i == 2])
    cyl(.1, .6, -.62, .42, 0, "white", r=.02)
    lathe([(0, .62), (.04, .62), (.13, .7), (.12, .7), (.03, .64), (0, .64)], "water2", -.62, .42)
with at(3.2, 2.1, 0, rz=200):
    for i in range(5):
        with at(rz=i * 72):
            tube([(0, 0, .07), (.22, 0, .04)], .018, "zinc3")
    cyl(.03, .36, z=.05, m="zinc3")
    cyl(.2, .09, z=.4, m="hop", r=.035)
    tube([(0, .15, .42), (0, .25, .55), (0, .22, .72)], .016, "zinc3", .06)
    box(.34, .06, .18, 0, .22, .64, "hop", .03)

with right(1.42):
    with at(0, -.27):
        box(2.5, .5, .1, m="zinc3", r=.006)
        box(2.5, .54, .74, z=.06, m="white", r=.012)
        for i in range(5):
            for j, (z, h) in enumerate(((.1, .36), (.49, .25))):
                box(.45, .02, h, -1 + i * .5, -.272, z, ("white", "mint")[j] if i != 2 else "mint", .008)
                box(.16, .022, .018, -1 + i * .5, -.29, z + h - .06, "steel", .004)
        box(2.56, .58, .05, z=.8, m="zinc", r=.012)
        box(.52, .34, .012, -.6, 0, .842, "steel", .004)
        box(.44, .26, .012, -.6, 0, .848, "zinc3", .004)
        tube([(-.6, .2, .85), (-.6, .2, 1.12), (-.6, .02, 1.12), (-.6, .02, 1.04)], .018, "chrome", .06)
        monitor(.25, .06, .85, w=.5)
        keyboard(.25, -.16, .85)
        for i in range(3):
            cyl(.05, .16, .72 + i * .13, .1, .85, ("white", "mint", "soleil")[i], .012)
        cyl(.075, .14, 1.05, -.1, .85, "white", .012)
        box(.12, .12, .06, .8, -.13, .85, "water2", .02)
with right(1.75, 1.38):
    for i in range(3):
        box(.58, .28, .5, -.62 + i * .62, -.14, 0, "white", .01)
        box(.54, .02, .46, -.62 + i * .62, -.285, .02, ("mint", "white", "mint")[i], .006)
        box(.02, .02, .12, -.42 + i * .62, -.3, .06, "steel", .004)
    strip(1.8, 0, -.2, -.02, watts=4)
with left(3.35, .95):
    picture(.5, .66, "hop", "mint", 0)
plant(.4, 3.35, 0, "ficus", 1.0, "white")
with left(.75):
    with at(0, -.27):
        drawers(0, 0, w=.55, d=.44, h=.72, n=4, front="mint", knob="steel")
        box(.5, .38, .02, z=.72, m="steel", r=.006)
        cup(-.1, 0, .74, "hop3")
        papers(.12, .02, .74, 3, w=.18, d=.24)
flat_mop(2.93, 3.72, 0, 17, "soleil", 1.2)
bucket(3.5, 1.05, "soleil", 1.1)
spray(3.85, 1.3, .01, "hop3", "soleil", 40, 1.2)
wet_sign(2.9, .5, 30)
