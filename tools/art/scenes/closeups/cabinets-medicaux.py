"""The exam table of the practice, its paper changed, and the dispensers on the wall."""
from furniture import *
from kit import *

nook(2.3, 1.3, 1.72, "#CFE4DA", floor=tiles(.33, ("#F1F5F4", "#D5E2E2")))
SHOT.update(camera=dict(elevation=24, azimuth=32), shadow=dict(spread=.26, shift=(.04, .02)))
with right(1.13):
    box(2.42, .012, .26, 0, -.006, .09, "hop3", 0)

# table
with at(1.02, .72):
    box(1.5, .5, .06, 0, 0, .02, "zinc3", .02)
    box(1.36, .42, .44, 0, 0, .08, "white", .016)
    for i in range(3):
        for j, (z, h, c) in enumerate(((.11, .2, "mint"), (.33, .16, "white"))):
            box(.43, .02, h, -.45 + i * .45, -.214, z, c, .007)
            box(.13, .02, .014, -.45 + i * .45, -.23, z + h - .045, "steel", .004)
    box(1.72, .62, .05, 0, 0, .53, "zinc2", .016)
    box(1.16, .6, .13, .28, 0, .57, "hop", .05)
    with at(-.33, 0, .575, ry=24):
        box(.6, .6, .13, -.28, 0, 0, "hop", .05)
        box(.3, .3, .07, -.4, 0, .115, "soleil", .034)
    # paper over it, and its roll
    box(1.02, .44, .006, .32, 0, .7, "white", .001)
    with at(.83, 0, .7, ry=90):
        pass
    with at(-.33, 0, .575, ry=24):
        box(.24, .44, .006, -.11, 0, .13, "white", .001)
    with at(.845, 0, .703):
        box(.05, .44, .006, 0, 0, -.002, "white", .001)
        box(.006, .44, .1, .024, 0, -.1, "white", .001)
    tube([(.93, -.3, .5), (.93, -.3, .66)], .012, "steel")
    tube([(.93, .3, .5), (.93, .3, .66)], .012, "steel")
    tube([(.84, -.3, .55), (.93, -.3, .55)], .012, "steel")
    with at(.93, 0, .6, rx=90):
        cyl(.066, .44, z=-.22, m="white", r=.006)
        cyl(.02, .6, z=-.3, m="steel", r=.002)
# step
with at(1.35, .22):
    box(.44, .26, .03, 0, 0, .17, "zinc3", .01)
    box(.4, .22, .006, 0, 0, .2, "ink2", .002)
    for sx in (-1, 1):
        tube([(sx * .19, -.1, 0), (sx * .19, -.1, .17), (sx * .19, .1, .17), (sx * .19, .1, 0)], .012, "steel", .02)
# on the wall: gel, soap and paper, gloves
with right(.55, 1.06):
    box(.15, .02, .34, 0, -.01, 0, "zinc", .01)
    box(.12, .1, .17, 0, -.06, .12, "white", .026)
    box(.1, .02, .1, 0, -.112, .16, "water2", .008)
    box(.07, .09, .045, 0, -.075, .075, "hop", .016)
    cyl(.012, .03, 0, -.08, .05, "steel")
    box(.13, .09, .012, 0, -.055, 0, "zinc2", .004)
with right(.95, 1.08):
    box(.3, .14, .36, 0, -.07, 0, "white", .04)
    box(.18, .012, .1, 0, -.141, .2, "zinc2", .005)
    box(.22, .05, .014, 0, -.11, -.006, "zinc3", .004)
    with at(0, -.09, -.075, rx=8):
        box(.2, .006, .09, m="white", r=.001)
with right(1.4, 1.1):
    for i, c in enumerate(("hop3", "water2", "hop3")):
        box(.26, .1, .105, 0, -.05, i * .115, c, .006)
        box(.12, .006, .045, 0, -.102, .03 + i * .115, "white", .002)
        with at(0, -.105, .05 + i * .115, rx=70):
            leaf(.07, .05, .3, "paper")
with right(1.93, .98):
    picture(.4, .5, "hop", "mint", 0)
# stool
with at(2.02, .45, 0, rz=200):
    for i in range(5):
        with at(rz=i * 72):
            tube([(0, 0, .07), (.19, 0, .045)], .016, "zinc3")
            ball(.026, .19, 0, .026, "ink", sub=2)
    cyl(.026, .36, z=.05, m="zinc3")
    cyl(.17, .08, z=.4, m="hop", r=.032)
# what wiped it
spray(.42, .2, .01, "hop3", "soleil", 30, 1.15)
bucket(.2, .52, "soleil", .72)
