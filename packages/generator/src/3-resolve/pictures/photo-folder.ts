/** What stands at a path of the content folder. */
export type PhotoPlace =
  | { readonly kind: "nothing" }
  /** A link that leads out of the content folder. */
  | { readonly kind: "outside" }
  | { readonly kind: "folder" }
  /** A link that leads nowhere, or what else can't be read. */
  | { readonly kind: "unreadable" }
  | {
      readonly kind: "file";
      /** Its path as the folder has it: é may be one character there or two, as the machine that wrote it had it. */
      readonly path: string;
      /** Known before anything is read. */
      readonly bytes: number;
      read(): Uint8Array;
    };

/** The content folder as far as photos are concerned; paths are under it, with forward slashes. */
export interface PhotoFolder {
  /** The files that look like photos, wherever YAML files may stand. */
  list(): readonly string[];
  at(path: string): PhotoPlace;
}
