import type { ResolvedPicture } from "@vitrine/schema/content/picture";

interface PictureProps {
  readonly picture: ResolvedPicture;
  /** The `sizes` attribute: how wide the picture is shown, for each width of the window. */
  readonly sizes: string;
  /** Whether it is in the first view: fetched at once and first. */
  readonly first?: boolean;
  readonly className?: string | undefined;
}

/** A picture in AVIF and WebP, in several widths, with its exact dimensions. */
export function Picture({ picture, sizes, first = false, className }: PictureProps) {
  const { alt, width, height } = picture;
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(picture, "avif")} sizes={sizes} />
      <img
        className={className}
        src={address(picture, picture.widths[0] ?? width, "webp")}
        srcSet={srcSet(picture, "webp")}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        {...(first ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
      />
    </picture>
  );
}

const srcSet = (picture: ResolvedPicture, format: string) =>
  picture.widths.map((width) => `${address(picture, width, format)} ${width}w`).join(", ");

const address = ({ image, version }: ResolvedPicture, width: number, format: string) =>
  `/images/${image}-${width}.${version}.${format}`;
