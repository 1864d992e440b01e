import type { ResolvedPicture } from "@vitrine/schema/content/picture";
import { pictureAddress } from "@vitrine/schema/picture-address";

interface PictureProps {
  readonly picture: ResolvedPicture;
  /** The `sizes` attribute: the picture's width for each width of the window. */
  readonly sizes: string;
  /** True for a small picture beside words, which needs no large file. */
  readonly thumbnail?: boolean;
  /** True for a picture of the first view: fetched at once, with priority, and painted with the content around it. */
  readonly first?: boolean;
  readonly className?: string | undefined;
}

/**
 * Sizes of a page's main picture, of a case's and of the closing call's, which share a file. A phone shows the main
 * picture up to a seventh wider: a larger file would delay the largest paint.
 */
export const HERO_SIZES = "(min-width: 82rem) 49rem, (min-width: 60rem) 62vw, min(40rem, 100vw - 2.5rem)";

/** A picture in AVIF, in several widths. Few browsers need its other format, so WebP has one width. */
export function Picture({ picture, sizes, thumbnail = false, first = false, className }: PictureProps) {
  const { alt, width, height } = picture;
  const widths = offeredWidths(picture.widths, thumbnail);
  const srcSet = widths.map((each) => `${pictureAddress(picture, each, "avif")} ${each}w`).join(", ");
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      <img
        className={className}
        src={pictureAddress(
          picture,
          widths.findLast((each) => each <= FALLBACK) ?? widths[0] ?? width,
          "webp",
        )}
        width={width}
        height={height}
        alt={alt}
        {...(first ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
      />
    </picture>
  );
}

/** A small drawing beside its name, with one file that is fetched when it comes into view. */
export function Sign({ picture }: { readonly picture: ResolvedPicture }) {
  const { widths, width, height } = picture;
  return (
    <img
      src={pictureAddress(picture, widths[0] ?? width, "avif")}
      width={SIGN}
      height={Math.round((SIGN * height) / width)}
      alt=""
      loading="lazy"
    />
  );
}

/** Width of a sign, in pixels. */
const SIGN = 88;

/** Least width in pixels of a picture's files. A sign alone has a narrower one. */
const MIN_WIDTH = 400;

/** Greatest width in pixels of the WebP file. */
const FALLBACK = 800;

/** A thumbnail's files: the narrow ones of a drawing have 400 and 672 pixels, those of a photo 400 and 800. */
const THUMBNAIL_FILES = 2;

function offeredWidths(widths: readonly number[], thumbnail: boolean): readonly number[] {
  const fitting = widths
    .filter((width) => width >= MIN_WIDTH)
    .slice(0, thumbnail ? THUMBNAIL_FILES : undefined);
  return fitting.length > 0 ? fitting : widths;
}
