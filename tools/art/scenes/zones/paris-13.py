"""13th: the towers on their slab, low roofs between them."""
from furniture import *
from kit import *
from places import *
from street import *

LX, LY = 15.6, 14.4


def high_rise(x, y, w, d, floors, band, h=1.06):
    """A tower of flats and offices: white floors, bands of windows, a coloured spine."""
    with at(x, y):
        tower(w, d, floors, "white", h, SKY, SHADE, None, "zinc2")
        box(.9, d + .26, floors * h + .7, -w / 2 + .38, 0, 0, band, .03)
        box(w * .5, d * .5, 1.0, 0, 0, floors * h + .3, "zinc", .04)
        for i in range(3):
            cyl(.05, 1.6, -.4 + i * .4, .2, floors * h + 1.2, "ink3")


def pavilion(x, y, w, d, h=2.2, roof="hop"):
    """A low shop whose roof curves up at its corners."""
    with at(x, y):
        box(w, d, h, m="#F4E9DA", r=.03)
        k = round(w / 1.4)
        for i in range(k):
            box(w / k - .25, .08, h - .55, -w / 2 + w / k * (i + .5), -d / 2, .2, "shop", .01)
        k = round(d / 1.4)
        for i in range(k):
            box(.08, d / k - .25, h - .55, w / 2, -d / 2 + d / k * (i + .5), .2, "#9CC0CE", .01)
        for sx in (-1, 1):
            for sy in (-1, 1):
                cyl(.12, h, sx * (w / 2 + .25), sy * (d / 2 + .25), 0, "terra")
        n = 10  # a hipped roof in rising layers: wide and flat below, steep above
        for i in range(n):
            t = i / n
            k = (1 - t) ** 1.9
            box((w + 1.5) * k + .5, (d + 1.5) * k + .4, .17, 0, 0, h + i * .15, roof, .05)
        for sx in (-1, 1):
            for sy in (-1, 1):
                tube([(sx * (w / 2 + .5), sy * (d / 2 + .45), h + .15), (sx * (w / 2 + .95), sy * (d / 2 + .85), h + .2), (sx * (w / 2 + 1.2), sy * (d / 2 + 1.1), h + .55)], .1, roof, .2)
        box(w * .42, .3, .26, 0, 0, h + 1.55, "terra", .06)


with street(LX, LY, 3.0):
    # the slab, one flight of steps above the street
    prism(rounded(.2, 4.6, LX - .1, LY - .1, .1), 1.5, "stone2", r=.03)
    prism(rounded(.1, 4.5, LX, LY, .1), .14, "stone", z=1.42, r=.04)
    for i in range(6):
        if i not in (3,):
            with at(1.4 + 2.1 * i, 4.58, .12):
                box(1.5, .08, 1.1, m="shop", r=.01)
                box(1.62, .06, .12, 0, -.02, 1.12, "ink", .01)
    with at(7.7, 1.95 + .9, 0):
        stairs(2.6, 8, .24, .19)
    for sx in (-1, 1):
        with at(7.7 + sx * 1.35, 2.9, .2):
            tube([(0, 0, .7), (0, 1.8, 2.2)], .05, "ink")
            for k in range(3):
                tube([(0, .2 + k * .8, 0), (0, .2 + k * .8, .85 + k * .67)], .03, "ink")
    with at(z=1.56):
        high_rise(3.0, 11.6, 4.2, 4.2, 10, "terra")
        high_rise(9.0, 12.2, 3.6, 3.4, 7, "hop3")
        pavilion(4.0, 6.9, 3.6, 2.2, roof="hop")
        pavilion(12.0, 9.3, 3.4, 3.0, roof="terra")
        for x, y, s in ((7.7, 9.2, .74), (14.6, 6.0, .66), (14.5, 12.9, .8)):
            tree(x, y, s)
        with at(4.0, 4.75):
            railing(6.6, .8, gap=.3)
        with at(12.3, 4.75):
            railing(5.9, .8, gap=.3)
        street_bench(10.4, 6.1, 0)
        trolley(7.6, 6.5, 20, 1.35)
        bucket(9.0, 5.7, "soleil", 1.7)
    for x, y, s in ((2.0, 3.9, .6), (13.6, 3.9, .62)):
        tree(x, y, s)
    lamp_post(5.0, 3.5, "ink", 3.2)
