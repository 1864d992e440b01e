/** Gives an SVG drawing as an element of this place and size, to stand in another drawing or by itself. */
export const placedSvg = (svg: string, { x, y, side }: { x: number; y: number; side: number }): string =>
  svg
    .slice(svg.indexOf("<svg"))
    .replace(/^<svg[^>]*>/, (tag) =>
      tag
        .replace(/\s(?:x|y|width|height)="[^"]*"/g, "")
        .replace("<svg", `<svg x="${x}" y="${y}" width="${side}" height="${side}"`),
    );
