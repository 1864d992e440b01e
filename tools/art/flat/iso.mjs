// Flat drawings in isometric projection, as SVG: boxes with three lit faces, drawn from back to front.

/** Projects a point of the scene (x to the right, y to the left, z up) on the picture. */
const at = (x, y, z) => [(x - y) * 0.866, (x + y) * 0.5 - z];

const points = (list) =>
  list
    .map((p) =>
      at(...p)
        .map((n) => n.toFixed(2))
        .join(","),
    )
    .join(" ");

/** Mixes a colour with black (share below 0) or white (above 0). */
export function shade(colour, share) {
  const end = share < 0 ? 0 : 255;
  const parts = [1, 3, 5].map((i) => {
    const value = Number.parseInt(colour.slice(i, i + 2), 16);
    return Math.round(value + (end - value) * Math.abs(share))
      .toString(16)
      .padStart(2, "0");
  });
  return `#${parts.join("")}`;
}

export const face = (corners, fill, extra = "") =>
  `<polygon points="${points(corners)}" fill="${fill}" ${extra}/>`;

/** A box from its nearest-to-back corner: width along x, depth along y, height along z. */
export function box([x, y, z], [w, d, h], colour) {
  const top = face(
    [
      [x, y, z + h],
      [x + w, y, z + h],
      [x + w, y + d, z + h],
      [x, y + d, z + h],
    ],
    shade(colour, 0.14),
  );
  const left = face(
    [
      [x, y + d, z],
      [x + w, y + d, z],
      [x + w, y + d, z + h],
      [x, y + d, z + h],
    ],
    colour,
  );
  const right = face(
    [
      [x + w, y, z],
      [x + w, y + d, z],
      [x + w, y + d, z + h],
      [x + w, y, z + h],
    ],
    shade(colour, -0.16),
  );
  return left + right + top;
}

/** A window or a sign on the face that looks to the left (constant y). */
export const onLeft = ([x, y, z], [w, h], colour) =>
  face(
    [
      [x, y, z],
      [x + w, y, z],
      [x + w, y, z + h],
      [x, y, z + h],
    ],
    colour,
  );

/** A window or a sign on the face that looks to the right (constant x). */
export const onRight = ([x, y, z], [d, h], colour) =>
  face(
    [
      [x, y, z],
      [x, y + d, z],
      [x, y + d, z + h],
      [x, y, z + h],
    ],
    colour,
  );

/** A disc on a face: "left" (constant y), "right" (constant x) or "top" (constant z). */
export function disc([x, y, z], radius, plane, colour) {
  const ring = Array.from({ length: 24 }, (_, i) => {
    const [c, s] = [Math.cos((i / 12) * Math.PI) * radius, Math.sin((i / 12) * Math.PI) * radius];
    if (plane === "left") return [x + c, y, z + s];
    return plane === "right" ? [x, y + c, z + s] : [x + c, y + s, z];
  });
  return face(ring, colour);
}

/** A tree: a trunk and a crown of three balls. */
export function tree([x, y, z], size, colour) {
  const ball = (dx, dz, r, tint) => {
    const [cx, cy] = at(x + dx, y - dx, z + dz);
    return `<circle cx="${cx}" cy="${cy}" r="${r * size}" fill="${tint}"/>`;
  };
  return (
    box([x - 0.06 * size, y - 0.06 * size, z], [0.12 * size, 0.12 * size, 0.8 * size], "#7a5c43") +
    ball(0, 1.3 * size, 0.62, shade(colour, -0.12)) +
    ball(0.18 * size, 1.45 * size, 0.45, colour) +
    ball(-0.16 * size, 1.62 * size, 0.36, shade(colour, 0.14))
  );
}

/** The whole drawing, 4:3, with transparent margins; `width` is the scene's width in its own units. */
export function picture(parts, { width, centre }) {
  const height = width * 0.75;
  const [cx, cy] = at(...centre);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${cx - width / 2} ${cy - height / 2} ${width} ${height}" width="2400" height="1800">${parts.join("")}</svg>`;
}
