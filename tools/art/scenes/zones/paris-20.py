"""20th: small brick houses and their gardens, along a lane that climbs."""
from furniture import *
from kit import *
from places import *
from street import *

LX, LY = 16.0, 13.0


def cottage(w, d, wall, roof, shutters, door, turn=False):
    """Two floors and a gable on the lane; front at y = 0, middle of the foot at the origin."""
    h = 4.6
    box(w, d, h, 0, d / 2, 0, wall, .03)
    box(w + .1, d + .1, .5, 0, d / 2, 0, "stone2", .03)
    for z in (2.35, h - .1):
        box(w + .08, .2, .18, 0, -.02, z, "stone", .02)
    with at(-w / 4, -.04):
        wall_lantern()
        box(1.3, .16, 2.1, 0, 0, .12, "stone", .02)
        box(1.0, .22, 1.95, 0, 0, .12, door, .02)
        box(.55, .24, .6, 0, 0, 1.25, "shop", .01)
        for i in range(2):
            box(1.5, .7 - .3 * i, .14, 0, -.3 + .15 * i, .0 + .12 * i, "stone", .02)
        box(1.7, .95, .1, 0, -.42, 2.45, "hop", .03)
        for sx in (-1, 1):
            tube([(sx * .75, -.05, 1.9), (sx * .75, -.8, 2.45)], .04, "ink")
    with at(w / 4, 0, .8):
        window(.95, 1.25, rail=False, shutters=shutters)
    for u in (-w / 4, w / 4):
        with at(u, 0, 2.75):
            window(.9, 1.3, shutters=shutters)
    with at(w / 2, d / 2, 0, rz=90):
        for u in (-d / 4, d / 4):
            for z in (.8, 2.75):
                with at(u, 0, z):
                    window(.85, 1.25, rail=False, shutters=shutters)
    with at(0, d / 2, h, rz=90 if turn else 0):
        gable(d if turn else w, w if turn else d, 2.0, wall, roof)
    if not turn:
        with at(0, -.02, h + .7):
            window(.7, .75, rail=False)
    else:
        with at(0, .55, h + .35):
            dormer(.85, 1.0)
    with at(w / 4, d * .7, h + 1.0):
        box(.6, .6, 1.5, m=BRICK2, r=.02)
        box(.72, .72, .12, 0, 0, 1.5, "stone", .02)
        cyl(.13, .4, 0, 0, 1.6, "terra")


with street(LX, LY, 0):
    setts(.3, .3, LX - .3, 3.3, .02)
    box(LX - .3, .3, .1, LX / 2, 3.45, 0, "stone", .02)
    for x, wall, roof, shut, door, turn in ((3.0, BRICK, "#8A5A48", "hop3", "hop", False), (8.0, "#F3E8D4", SLATE, "hop", "terra", True), (13.0, "#D9A283", "#8A5A48", "white", "ink2", False)):
        lawn(x - 2.3, 3.7, x + 2.3, 6.6, 0)
        box(.95, 3.0, .05, x - 1.1, 5.1, .12, "cream", .01)
        with at(x, 6.9):
            cottage(4.4, 4.8, wall, roof, shut, door, turn)
        for sx, ln in ((-1.85, .8), (.85, 3.0)):  # wall and railing of the garden
            box(ln, .24, .38, x + sx, 3.7, 0, "stone2", .03)
            with at(x + sx, 3.7, .38):
                railing(ln, .7, gap=.24, m="hop")
        for u in (-1.52, -.62, 2.3):
            box(.26, .3, 1.25, x + u, 3.7, 0, wall if wall != "#F3E8D4" else "stone", .03)
            box(.34, .38, .1, x + u, 3.7, 1.25, "stone", .02)
        hedge(x + 2.15, 5.2, 2.2, 90, .65, .45)
    tree(4.4, 5.0, .62, grate=False)
    tree(9.3, 5.1, .52, grate=False, greens=("leaf3", "leaf", "leaf3"))
    for i in range(9):  # apples, then roses
        ball(.09, 9.3 + .62 * math.cos(i * 2.3), 5.1 + .55 * math.sin(i * 2.3) - .2, 1.5 + .09 * i, "terra", sub=2)
    for i in range(6):
        ball(.28, 13.4 + .42 * (i % 3), 4.5 + .55 * (i // 3), .38, ("leaf", "leaf2")[i % 2], rough=.2, sub=3)
        ball(.11, 13.4 + .42 * (i % 3), 4.35 + .5 * (i // 3), .62, ("terra2", "white", "terra2")[i % 3], sub=2)
    with at(8.9, 6.8):
        creeper(.6, 2.2, None, 10)
    with at(5.2, 6.85):
        creeper(.7, 4.2, "terra2", 24)
    # a cargo bicycle's crate and the lane's lamp
    lamp_post(6.0, 2.9, "hop", 3.3)
    lamp_post(14.6, 2.9, "hop", 3.3)
    planter(2.4, 3.0, 1.5, flowers=("terra2", "white"))
    street_bench(12.0, 2.8, 0)
    trolley(8.6, 1.9, 0, 1.4)
    bucket(6.9, 1.4, "soleil", 1.8)
    tree(1.4, 1.2, .6)
