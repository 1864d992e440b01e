"""1st: the long arcades, shops under their vaults, lanterns between the arches."""
from furniture import *
from kit import *
from places import *
from street import *

LX, LY = 16.4, 12.8

with street(LX, LY, 3.2):
    for i in range(5):
        box(.55, 2.4, .012, 11.2 + i * 1.05, -1.6 + 3.2, -.13, "white", .002)
    back, w = arcaded(.4, 5.6, 14.6, 12.4, n=6, floors=2, bays=(6, 2), roof=ZINC, balconies=(1,), ground=4.2)
    with back:
        for i, m in enumerate(("hop", "ink2", "terra")):
            with at(-w / 2 + w / 3 * (i + .5)):
                shopfront(w / 3 - .5, m, 3, doorat=i % 3)
    for i in range(6):
        street_lantern(.4 + 14.2 / 6 * (i + .5), 5.8, 3.75, s=.9)
    with at(14.6, 9.6, 0, rz=90):  # the side street
        with at(.2, 0):
            shopfront(3.9, "hop", 2, doorat=1)
            with at(0, -.16):
                awning(3.9, .9, colours=("terra", "white"), drop=.38)
    box(13.9, 1.9, .02, 7.4, 6.8, .02, "stone", .005)
    for i in range(14):  # chequered floor of the gallery
        box(.62, .62, .02, .9 + i * 1.0, 6.35 + .7 * (i % 2), .03, "stone2", .004)
    for x in (3.8, 11.2):
        lamp_post(x, 4.2, "ink", 3.5)
    for x in (3.2, 4.4, 8.4, 9.6, 12.8, 14.0):
        bollard(x, 3.75)
    bollard(15.7, 6.4)
    bollard(15.7, 8.6)
    tree(15.6, 11.9, .62)
    trolley(8.9, 4.7, 0, 1.35)
    bucket(7.4, 4.6, "soleil", 1.7)
