import type { ResolvedPicture } from "@vitrine/schema/content/picture";

interface PictureProps {
  readonly picture: ResolvedPicture;
  /** The `sizes` attribute: how wide the picture is shown, for each width of the window; without it, the smallest file serves. */
  readonly sizes?: string;
  /** Whether it is in the first view: fetched at once and first, and painted with what stands around it. */
  readonly first?: boolean;
  readonly className?: string | undefined;
}

/** A picture in AVIF and WebP, in several widths, with its exact dimensions. */
export function Picture({ picture, sizes, first = false, className }: PictureProps) {
  const { alt, width, height } = picture;
  const smallest = (format: string) => address(picture, picture.widths[0] ?? width, format);
  const offered = (format: string) => (sizes === undefined ? smallest(format) : srcSet(picture, format));
  return (
    <picture>
      <source type="image/avif" srcSet={offered("avif")} sizes={sizes} />
      <img
        className={className}
        src={smallest("webp")}
        srcSet={sizes && srcSet(picture, "webp")}
        sizes={sizes}
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

const srcSet = (picture: ResolvedPicture, format: string) =>
  picture.widths.map((width) => `${address(picture, width, format)} ${width}w`).join(", ");

const address = ({ image, version }: ResolvedPicture, width: number, format: string) =>
  `/images/${image}-${width}.${version}.${format}`;
