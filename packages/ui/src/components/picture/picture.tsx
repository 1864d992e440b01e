import type { ResolvedPicture } from "@vitrine/schema/content/picture";

interface PictureProps {
  readonly picture: ResolvedPicture;
  /** The `sizes` attribute: how wide the picture is shown, for each width of the window. */
  readonly sizes: string;
  /** Whether it is a small sign beside words: it has the files that other pictures are too wide for. */
  readonly thumbnail?: boolean;
  /** Whether it is in the first view: fetched at once and first, and painted with what stands around it. */
  readonly first?: boolean;
  readonly className?: string | undefined;
}

/** How wide a page's own picture is shown; the closing call asks for the same file. */
export const HERO_SIZES = "(min-width: 82rem) 44rem, (min-width: 60rem) 54vw, min(40rem, 100vw - 2.5rem)";

/** A picture in AVIF and WebP, in several widths, with its exact dimensions. */
export function Picture({ picture, sizes, thumbnail = false, first = false, className }: PictureProps) {
  const { alt, width, height } = picture;
  const widths = offeredWidths(picture.widths, thumbnail);
  const srcSet = (format: string) =>
    widths.map((each) => `${address(picture, each, format)} ${each}w`).join(", ");
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet("avif")} sizes={sizes} />
      <img
        className={className}
        src={address(picture, widths.find((each) => each >= SMALLEST) ?? widths[0] ?? width, "webp")}
        // Of a thumbnail the second format has one file: hardly any browser is left that wants it.
        {...(!thumbnail && { srcSet: srcSet("webp"), sizes })}
        width={width}
        height={height}
        alt={alt}
        {...(first
          ? { fetchPriority: "high" as const }
          : { decoding: "async" as const, loading: "lazy" as const })}
      />
    </picture>
  );
}

/** A small drawing beside its name: one file, fetched when it comes into view. */
export function Sign({ picture }: { readonly picture: ResolvedPicture }) {
  const { widths, width, height } = picture;
  return (
    <img
      src={address(picture, widths[0] ?? width, "avif")}
      width={SIGN}
      height={Math.round((SIGN * height) / width)}
      alt=""
      loading="lazy"
    />
  );
}

/** Pixels. */
const SIGN = 88;

/** Pixels: narrower files are for thumbnails, wider ones are not. */
const SMALLEST = 400;

function offeredWidths(widths: readonly number[], thumbnail: boolean): readonly number[] {
  const fitting = widths.filter((width) => (thumbnail ? width <= SMALLEST : width >= SMALLEST));
  return fitting.length > 0 ? fitting : widths;
}

const address = ({ image, version }: ResolvedPicture, width: number, format: string) =>
  `/images/${image}-${width}.${version}.${format}`;
