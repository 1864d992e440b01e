"""11th: a courtyard of workshops behind its porch, in the faubourg."""
from furniture import *
from kit import *
from places import *
from street import *

LX, LY = 15.2, 13.6


def workshop(w, d, frame, cols=3, wall="#F1E6D2"):
    """Two storeys of wide panes under a zinc roof; on the origin's middle, front at y = 0."""
    box(w, d, 6.3, 0, d / 2, 0, wall, .03)
    k = w / cols
    for i in range(cols):
        for z, h in ((.75, 2.05), (3.7, 2.0)):
            with at(-w / 2 + k * (i + .5), 0, z):
                if z > 1 or i != 1:
                    glazing(k - .6, h, 4, 3, frame, "stone")
    wall_lantern(-w / 2 + k * 2)
    wall_lantern(-w / 2 + k)
    with at(-w / 2 + k * 1.5, 0, .06):
        glazing(k - .7, 2.75, 2, 3, frame)
        for sx in (-1, 1):
            box((k - .8) / 2 - .1, .06, .8, sx * (k - .8) / 4, -.1, .05, frame, .02)
    box(w + .1, .3, .22, 0, -.02, 3.15, "wood", .02)
    box(w + .2, d + .25, .2, 0, d / 2 - .05, 6.25, "stone", .03)


with street(LX, LY, 0, "#E7EAEC"):
    setts(.3, .3, LX - .3, LY - .3, .02)
    for i in range(2):  # the gutter in the middle of the court
        box(LX - .6, .05, .02, LX / 2, 3.5 + i * .34, .045, "#B4C0CA", .005)
    # wing at the left of the court, facing +x
    with at(.3, 6.0, 0, rz=90):
        with at(0, -4.0):
            workshop(8.6, 4.2, "hop", 3)
    with at(2.3, 6.0, 6.4):
        gable(4.3, 8.6, 1.5, "#F1E6D2", ZINC)
        for y in (-2.6, 0, 2.6):  # skylights
            with at(1.05, y, .78, ry=math.degrees(math.atan2(1.5, 2.15))):
                box(1.3, 1.5, .16, 0, 0, .02, "white", .02)
                for k in (-1, 1):
                    box(1.1, .62, .18, 0, k * .36, .03, "#CFE4EC", .01)
    with at(2.2, 1.7, 0):  # its end, on the reader's side
        for z, h in ((.75, 2.05), (3.7, 2.0)):
            for sx in (-1, 1):
                with at(sx * .98, 0, z):
                    glazing(1.4, h, 3, 3, "hop", "stone")
        box(4.3, .3, .22, 0, -.02, 3.15, "wood", .02)
        with at(0, 0, 6.75, rx=90):
            prism([(.42 * math.cos(i * math.pi / 12), .42 * math.sin(i * math.pi / 12)) for i in range(24)], .12, "hop", z=-.02)
            prism([(.34 * math.cos(i * math.pi / 12), .34 * math.sin(i * math.pi / 12)) for i in range(24)], .16, "shop", z=-.02)
    # workshop at the bottom of the court, facing -y
    with at(10.0, 9.3):
        workshop(9.6, 3.9, "ink", 4, BRICK)
        with at(0, 0, 6.4):
            for i in range(4):
                with at(-4.8 + 2.4 * i, 0):
                    with at(1.2, 3.9, 0, rx=90):
                        prism([(-1.2, 0), (1.2, 0), (1.2, 1.35)], 3.9, BRICK2, r=.01)
                    ang = math.degrees(math.atan2(1.35, 2.4))
                    with at(0, 1.95, .05, ry=-ang):
                        box(math.hypot(1.35, 2.4) + .1, 4.1, .12, math.hypot(1.35, 2.4) / 2, 0, 0, ZINC, .02)
            for k in range(3):
                box(.06, 1.05, .85, 4.82, 1.95 + (k - 1) * 1.2, .1, "#9CC0CE", .01)
    with at(14.8, 11.2, 0, rz=90):
        for z, h in ((.75, 2.05), (3.7, 2.0)):
            with at(0, 0, z):
                glazing(2.4, h, 4, 3, "ink", "stone", shade=True)
    # the porch's end of the court: bicycle stand, planters, a table
    with at(5.4, 9.2, 0):
        creeper(1.5, 5.6, "terra2", 34)
    with at(6.9, 8.3, 0, rz=8):  # a bench of the cabinet makers, outside
        box(2.2, .8, .12, z=.8, m="oak", r=.02)
        for sx in (-1, 1):
            for sy in (-1, 1):
                box(.14, .14, .8, sx * .9, sy * .28, 0, "wood", .02)
        box(1.6, .5, .08, z=.3, m="oak2", r=.02)
        chair(-.3, 0, 30, "wood2", "terra", z=.92)
    for x, y, r in ((4.95, 1.6, 90), (4.95, 4.6, 90), (12.2, 8.7, 0)):
        planter(x, y, 1.5, r, flowers=("terra2", "white"))
    tree(11.7, 2.0, .78)
    round_table(8.4, 2.0, .5, .74, "white", "ink", "oak")
    for x, rz in ((7.5, 80), (9.3, -80)):
        chair(x, 2.0, rz, "ink", "terra")
    street_bench(13.6, 5.2, -90)
    if EVENING:
        lamp_post(13.9, 2.7, "ink", 3.2)
    trolley(6.9, 5.0, 10, 1.4)
    bucket(5.6, 3.9, "soleil", 1.7)
