"""Boulogne-Billancourt: a film studio's hall, its door open on a set, beside new offices."""
from furniture import *
from kit import *
from places import *
from street import *

LX, LY = 16.2, 13.8


def projector(x, y, rz=0, h=2.3, m="ink"):
    """A studio light on its tripod."""
    with at(x, y, rz=rz):
        for k in range(3):
            a = math.radians(90 + 120 * k)
            tube([(0, 0, .9), (.62 * math.cos(a), .62 * math.sin(a), 0)], .035, m)
        cyl(.04, h - .5, z=.5, m=m)
        with at(0, 0, h, rx=66):
            cyl(.24, .5, z=-.2, m=m, top=.36)
            cyl(.33, .03, z=.3, m="glow")
            evening_lamp(0, 0, .6, 9, .06)
            for k in range(4):
                with at(rz=90 * k):
                    with at(0, .36, .3, rx=-28):
                        box(.56, .03, .42, m=m, r=.01)


def film_camera(x, y, rz=0):
    """A camera on its rails."""
    with at(x, y, rz=rz):
        for sy in (-.35, .35):
            box(3.6, .08, .08, 0, sy, 0, "steel", .01)
        for i in range(6):
            box(.16, 1.0, .05, -1.6 + i * .64, 0, 0, "wood", .01)
        box(1.1, .85, .16, 0, 0, .12, "ink2", .03)
        tube([(0, 0, .25), (0, 0, 1.25)], .09, "steel")
        box(.62, .36, .44, .05, 0, 1.25, "ink", .04)
        for u in (-.2, .22):
            with at(u, 0, 1.88, rx=90):
                cyl(.23, .16, z=-.08, m="ink2")
        with at(.35, 0, 1.47, ry=90):
            cyl(.13, .36, m="ink", top=.17)


with street(LX, LY, 2.6):
    # the hall: brick flanks, a vaulted roof, one great door
    w, d, h = 9.0, 7.0, 5.2
    with at(5.0, 6.6):
        box(w, d, h, 0, d / 2, 0, "#E9DCC6", .03)
        box(w + .08, d + .08, .9, 0, d / 2, 0, BRICK2, .03)
        vault = [(w / 2 * math.cos(a), 2.3 * math.sin(a)) for a in (math.pi * i / 28 for i in range(29))]
        with at(0, d / 2 + .02, h, rx=90):
            prism(vault, d + .02, "#E9DCC6", z=-d / 2, r=.01)
        for a, b in zip(vault, vault[1:]):
            ln = math.hypot(a[0] - b[0], a[1] - b[1])
            with at((a[0] + b[0]) / 2, d / 2, h + (a[1] + b[1]) / 2, ry=math.degrees(math.atan2(b[1] - a[1], a[0] - b[0]))):
                box(ln + .05, d + .5, .12, m=ZINC, r=.01)
        with at(0, -.02, h + .5, rx=90):  # a round window in the gable
            prism([(1.0 * math.cos(i * math.pi / 16), .5 + .62 * math.sin(i * math.pi / 16)) for i in range(32)], .1, "stone", z=-.02)
            prism([(.84 * math.cos(i * math.pi / 16), .5 + .5 * math.sin(i * math.pi / 16)) for i in range(32)], .14, "shop", z=-.02)
        # open door: the set glows inside
        box(5.0, .14, 4.3, 0, -.02, 0, "ink", .02)
        box(4.7, .12, 4.05, 0, -.05, .05, "#F6DDB0", .01)
        box(4.7, .14, .9, 0, -.05, .05, "#D8AC78", .01)
        for u, c, hh in ((-1.7, "hop3", 2.9), (-.6, "terra2", 2.5), (1.5, "mint", 3.0)):  # painted flats of the set
            box(1.1, .06, hh, u, -.13, .3, c, .01)
            box(.5, .05, .9, u, -.17, 1.5, "white", .01)
        for u in (-1.6, -.2, 1.2):
            ball(.16, u, -.24, 3.75, "glow", sub=3)
            evening_lamp(u, -.75, 3.5, 9, .06)
        box(2.6, .2, 4.4, 3.05, -.3, 0, "hop", .03)  # its leaf, slid aside
        for i in range(5):
            box(.07, .06, 4.2, 2.05 + i * .5, -.42, .1, "hop2", .01)
        box(7.6, .2, .2, .6, -.25, 4.4, "ink", .02)
        box(w + .1, .2, .16, 0, -.03, h - .1, "stone", .02)
    with at(9.5, 10.1, 0, rz=90):
        for u in (-2.3, 0, 2.3):
            with at(u, 0, 3.3):
                glazing(1.6, 1.2, 3, 2, "ink", "stone", shade=True)
    # offices
    with at(13.2, 11.0):
        tower(4.4, 4.6, 4, "#D5DEE6", 1.6)
        box(1.9, .2, 1.5, 0, -2.34, 0, "ink", .02)
        for sx in (-1, 1):
            box(.8, .06, 1.3, sx * .45, -2.46, .06, "shop", .01)
    # in front: camera on its rails, lights, a director's chair
    film_camera(5.0, 4.2)
    projector(1.6, 4.9, -30)
    projector(8.3, 4.9, 20, 2.6)
    chair(2.9, 3.7, 150, "wood", "terra")
    for i, (u, v) in enumerate(((9.6, 5.6), (10.5, 5.8), (9.9, 5.7))):  # flight cases
        box(.9, .6, .6, u, v, .6 if i == 2 else 0, "ink2", .04)
        box(.92, .62, .06, u, v, (.6 if i == 2 else 0) + .4, "steel", .01)
    for x, y, s in ((11.6, 7.6, .7), (15.2, 7.4, .72), (15.3, 4.2, .62)):
        tree(x, y, s)
    lamp_post(14.0, 3.4, "ink", 3.2)
    trolley(11.8, 4.3, 0, 1.35)
    bucket(13.2, 5.0, "soleil", 1.7)
