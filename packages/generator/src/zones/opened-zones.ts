import { contentFolder, type SeenFiles } from "../1-load/content-folder.ts";
import { type ContentFolder, type KeptFiles, loadFile } from "../1-load/load-content.ts";
import type { ZoneDraft } from "../3-resolve/resolve-zone.ts";
import { type InspectedZone, inspectZone } from "./inspect-zone.ts";
import type { ZoneBasis } from "./zone-basis.ts";

/** So many opened pages are held. */
const MOST = 100;

/** The local pages that somebody has opened or saved lately: their files, and what these last said without a mistake. */
export class OpenedZones {
  /** The folder, of which no file is read twice while it stays the same. */
  readonly folder: ContentFolder;
  readonly files: KeptFiles = new Map();
  readonly #seen: SeenFiles = new Map();
  /** By path, the latest last. */
  readonly #drafts = new Map<string, ZoneDraft | undefined>();

  constructor(contentDir: string) {
    this.folder = contentFolder(contentDir, this.#seen);
  }

  get paths(): readonly string[] {
    return [...this.#drafts.keys()];
  }

  /** Looks at a page's file as it is now. */
  inspect(path: string, basis: ZoneBasis): InspectedZone {
    return inspectZone(loadFile(this.folder, path, this.files), basis);
  }

  inspectAll(basis: ZoneBasis): readonly InspectedZone[] {
    return this.paths.map((path) => this.inspect(path, basis));
  }

  /** The page by its file as it is now, or as it last was without a mistake. */
  draft(path: string, basis: ZoneBasis): ZoneDraft | undefined {
    return this.inspect(path, basis).draft ?? this.#drafts.get(path);
  }

  /** Holds a page; the one that was opened longest ago may go for it. */
  open(path: string, draft: ZoneDraft | undefined): void {
    const last = this.#drafts.get(path);
    this.#drafts.delete(path);
    this.#drafts.set(path, draft ?? last);
    const [oldest] = this.#drafts.keys();
    if (this.#drafts.size > MOST && oldest !== undefined) this.close(oldest);
  }

  close(path: string): void {
    for (const held of [this.#drafts, this.files, this.#seen]) held.delete(path);
  }
}
