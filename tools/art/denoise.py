"""A small denoiser, for builds of Blender that come without one.

Two renders with different seeds tell how noisy each pixel is; an edge-avoiding
à-trous filter then smooths the light (colour divided by albedo), stopping at
changes of surface: normal, albedo, depth.
"""
import struct
import zlib

import bpy
import numpy as np


def load(path):
    im = bpy.data.images.load(path)
    w, h = im.size
    px = np.empty(w * h * im.channels, np.float32)
    im.pixels.foreach_get(px)
    bpy.data.images.remove(im)
    return px.reshape(h, w, -1)[::-1]


def shifts(a, reach):
    """Gives views of a displaced by up to `reach` pixels, edges repeated."""
    h, w = a.shape[:2]
    wide = np.pad(a, ((reach, reach), (reach, reach), *((0, 0),) * (a.ndim - 2)), "edge")
    return lambda dy, dx: wide[reach + dy:reach + dy + h, reach + dx:reach + dx + w]


def blur(a, n=1):
    for _ in range(n):
        at = shifts(a, 1)
        a = (at(0, -1) + 2 * a + at(0, 1)) / 4
        at = shifts(a, 1)
        a = (at(-1, 0) + 2 * a + at(1, 0)) / 4
    return a


def denoise(one, two, albedo, normal, depth, passes=4, reach=2.2):
    alpha = (one[..., 3] + two[..., 3]) / 2
    base = albedo[..., :3] + 0.04
    la, lb = one[..., :3] / base, two[..., :3] / base
    # fireflies: what only one of the two renders saw, far above the other
    cap = 2.5 * np.minimum(la, lb) + 0.25
    la, lb = np.minimum(la, cap), np.minimum(lb, cap)
    lit = (la + lb) / 2
    var = blur(((la - lb) ** 2 / 4).mean(-1), 3)
    weights = {0: 0.375, 1: 0.25, 2: 0.0625}
    for p in range(passes):
        step = 2 ** p
        soft = np.sqrt(blur(var, 1)) * reach + 0.004
        total, acc, vacc = np.zeros_like(var), np.zeros_like(lit), np.zeros_like(var)
        mean = blur(lit, 1) if p == 0 else lit
        mean_at, normal_at, albedo_at, depth_at, alpha_at, lit_at, var_at = (
            shifts(each, 2 * step) for each in (mean, normal, albedo, depth, alpha, lit, var))
        for dy in range(-2, 3):
            for dx in range(-2, 3):
                oy, ox = dy * step, dx * step
                w = np.abs(mean_at(oy, ox) - mean).mean(-1) / soft
                w = w + ((normal_at(oy, ox) - normal) ** 2).sum(-1) * 24
                w = w + np.abs(albedo_at(oy, ox) - albedo)[..., :3].sum(-1) * 14
                w = w + np.abs(depth_at(oy, ox) - depth) / (0.03 * step + 0.02)
                w = w + np.abs(alpha_at(oy, ox) - alpha) * 20
                w = np.exp(-w) * weights[abs(dy)] * weights[abs(dx)]
                total += w
                acc += w[..., None] * lit_at(oy, ox)
                vacc += w * w * var_at(oy, ox)
        lit, var = acc / total[..., None], vacc / total ** 2
    return np.dstack([lit * base, alpha])


def save_png(path, img):
    """Premultiplied linear floats to a straight 8-bit sRGB PNG."""
    a = np.clip(img[..., 3:], 0, 1)
    rgb = np.clip(np.where(a > 1e-4, img[..., :3] / np.maximum(a, 1e-4), 0), 0, 1)
    rgb = np.where(rgb <= 0.0031308, rgb * 12.92, 1.055 * rgb ** (1 / 2.4) - 0.055)
    out = (np.dstack([rgb, a]) * 255 + 0.5).astype(np.uint8)
    h, w = out.shape[:2]
    raw = b"".join(b"\0" + row.tobytes() for row in out)

    def chunk(tag, data):
        return struct.pack(">I", len(data)) + tag + data + struct.pack(">I", zlib.crc32(tag + data))
    with open(path, "wb") as f:
        f.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", w, h, 8, 6, 0, 0, 0))
                + chunk(b"IDAT", zlib.compress(raw, 6)) + chunk(b"IEND", b""))
