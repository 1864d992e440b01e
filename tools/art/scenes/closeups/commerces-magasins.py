"""The shop window, washed along one stroke, behind its two dresses."""
from furniture import *
from kit import *

nook(2.0, 1.0, 1.92, "#F4D9CB", floor=planks(("#EBD3B0", "#E4C9A2", "#EED9B9"), .16, "x"))
SHOT.update(camera=dict(elevation=22, azimuth=31), shadow=dict(spread=.26, shift=(.04, .02)))

# the window: a dull pane, bright where the squeegee went
PANE = swept("#A9C3CE", (.3, 1.7), (1.5, .62), .42, .12, "#E9F5F8", "xz")
with right(.92, .34):
    box(1.72, .05, 1.46, 0, -.025, 0, "ink", .012)
    box(1.6, .012, 1.34, 0, -.05, .06, PANE, .002)
    box(1.8, .16, .045, 0, -.08, -.03, "ink", .01)
    with at(.58, -.08, .28, ry=-38):
        squeegee(.42, .34)

# podium
box(1.3, .52, .14, .82, .56, .01, "white", .018)


def dress(x, y, m, s=1.0, sash=None):
    with at(x, y, .15, s=s):
        cyl(.15, .02, m="ink")
        cyl(.014, .6, m="ink")
        lathe([(0, .4), (.25, .4), (.262, .41), (.235, .52), (.17, .66), (.115, .8), (.104, .86), (.128, .94),
               (.152, 1.03), (.15, 1.1), (.12, 1.15), (.05, 1.18), (.042, 1.2), (.042, 1.25), (0, 1.26)], m, seg=64)
        if sash:
            lathe([(.114, .815), (.122, .82), (.113, .86), (.117, .895), (.108, .9)], sash, seg=64)
        ball(.045, z=1.28, m="oak", sub=3)


before = set(bpy.context.scene.objects)
dress(.5, .56, "soleil", .98, "ink")
dress(1.07, .6, "terra", .94, "cream")
for ob in set(bpy.context.scene.objects) - before:  # nothing may darken the clean stroke
    ob.visible_shadow = False
# shoes and a bag before them
for x, y, c, r in ((.78, .4, "ink2", 12),):
    with at(x, y, .15, rz=r):
        for k in (-.06, .06):
            box(.08, .21, .035, k, 0, .012, c, .016)
            box(.074, .08, .08, k, .062, .012, c, .026)
            box(.03, .03, .02, k, .08, 0, "ink", .004)
with at(1.34, .4, .15, rz=-14):
    box(.26, .12, .18, m="hop", r=.026)
    box(.262, .03, .09, 0, -.052, .09, "hop2", .014)
    tube([(-.08, 0, .17), (-.075, 0, .3), (.075, 0, .3), (.08, 0, .17)], .01, "walnut", .06)
    box(.04, .02, .036, 0, -.072, .1, "brass", .006)
# the bucket, its cloth
bucket(1.7, .36, "soleil", .78)
with at(1.7, .36, .235, rz=-20):
    box(.2, .1, .02, .05, -.06, 0, "hop3", .009)
