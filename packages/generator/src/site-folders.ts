/** Folders of a site on this machine. */
export interface SiteFolders {
  readonly contentDir: string;
  readonly outDir: string;
  readonly cacheDir: string;
}
