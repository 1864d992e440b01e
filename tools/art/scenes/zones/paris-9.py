"""9th: a department store, display windows below, glass dome above."""
from furniture import *
from kit import *
from places import *
from street import *

crossroads()
W, D, H = 11.4, 8.0, 8.6


def front(ln, bays, shade):
    """Display windows under their blinds, then bays of iron and glass two storeys high."""
    k = ln / bays
    box(ln, .3, .5, 0, -.1, 3.0, "hop", .03)
    box(ln + .1, .44, .14, 0, -.14, 3.45, "brass", .02)
    for i in range(bays):
        u = -ln / 2 + k * (i + .5)
        box(k - .4, .12, 2.45, u, -.04, .35, "ink", .02)
        box(k - .56, .06, 2.25, u, -.12, .45, "shop", .01)
        for j, c in enumerate(("terra", "hop3", "soleil2")):  # what stands in the window
            s = -.7 + .7 * j
            if abs(s) < k / 2 - .5:
                cyl(.16, .5 + .3 * ((i + j) % 3), u + s, -.2, .5, c if (i + j) % 4 else "white", top=.1)
        with at(u, -.18, -.05):
            awning(k - .3, .85, z=2.95, drop=.42, colours=("terra", "white"))
        with at(u, 0, 3.95):
            arched(k - .8, 3.7, "hop", "stone", 4, 4, glass="#8DB4C3" if shade else "shop")
    for i in range(bays + 1):
        u = min(max(-ln / 2 + k * i, -ln / 2 + .24), ln / 2 - .24)
        box(.48, .22, H - .1, u, -.05, 0, "stone", .03)
        box(.6, .34, .3, u, -.08, 7.6, "stone2", .04)
        ball(.26, u, -.1, H + .85, "stone2")
    box(ln + .3, .6, .34, 0, -.14, H - .2, "stone", .04)
    box(ln + .1, .3, .5, 0, .02, H + .1, "stone", .03)


with at(z=.048, s=.3):
    with at(.2 + W / 2, 5.2 + D / 2):
        box(W, D, H, m="#F5ECDC", r=.03)
        with at(0, -D / 2):
            front(W, 4, False)
        with at(W / 2, 0, 0, rz=90):
            front(D, 3, True)
        box(W - .6, D - .6, .2, z=H, m=ZINC, r=.03)
        for x, y, r, h in ((.4, .0, 2.6, 3.0),):
            with at(x, y, H + .2):
                cyl(r + .25, .3, m="stone", r=.04, seg=48)
                cyl(r, 1.3, z=.3, m="#BFDAE4", r=.02, seg=48)
                for i in range(24):
                    a = 2 * math.pi * i / 24
                    tube([((r + .03) * math.cos(a), (r + .03) * math.sin(a), .3), ((r + .03) * math.cos(a), (r + .03) * math.sin(a), 1.6)], .05, "hop")
                cyl(r + .2, .2, z=1.55, m="hop", r=.04, seg=48)
                with at(z=1.75):
                    dome(r, h, "#C6DFE8", "hop", 16)
                    for t in (.35, .75, 1.1):
                        k = r * 1.012 * math.cos(t)
                        tube([(k * math.cos(a), k * math.sin(a), h * 1.012 * math.sin(t)) for a in (2 * math.pi * i / 48 for i in range(48))], .045, "hop", closed=True)
                    lathe([(0, h - .1), (.4, h - .08), (.4, h + .3), (.5, h + .36), (0, h + .9)], "hop", seg=24)
                    cyl(.05, 1.0, z=h + .7, m="brass")
        for x, y in ((-4.0, 2.2), (-4.0, -1.6)):  # roof lights
            with at(x, y, H + .2):
                box(1.7, 1.9, .5, m="white", r=.03)
                box(1.5, 1.7, .1, z=.48, m="#CFE4EC", r=.02)
    lamp_post(12.7, 6.6, "hop", 3.6)
    tree(12.7, 12.9, .72)
    tree(12.6, 9.4, .66)
    bollard(12.9, 8.0)
    planter(2.6, 4.0, 1.6, flowers=("terra2", "white"))
    street_bench(6.0, 3.9, 180)
    trolley(9.6, 4.1, 0, 1.35)
    bucket(11.3, 4.2, "soleil", 1.7)
