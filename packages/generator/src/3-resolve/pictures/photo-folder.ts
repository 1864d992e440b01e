/** The kind of thing at a path of the content folder. */
export type PhotoPlace =
  | { readonly kind: "nothing" }
  /** A link that leads out of the content folder. */
  | { readonly kind: "outside" }
  | { readonly kind: "folder" }
  /** A dead link, or a file without read permission. */
  | { readonly kind: "unreadable" }
  | {
      readonly kind: "file";
      /** Path as spelt on the disk, where é may be one character or two. */
      readonly path: string;
      /** Size in bytes, known before the file is read. */
      readonly bytes: number;
      read(): Uint8Array;
    };

/** The photos of a content folder. Paths are relative to the folder, with forward slashes. */
export interface PhotoFolder {
  /** Lists files with a picture's ending in all folders of YAML files. */
  list(): readonly string[];
  at(path: string): PhotoPlace;
}
