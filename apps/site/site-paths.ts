import { fileURLToPath } from "node:url";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url)).replace(/\/$/, "");

/** Where the site's parts stand. */
export const paths = {
  workspace: at("../../"),
  app: at("./"),
  content: at("../../content"),
  publicFiles: at("./public"),
  /** Generated page modules, bundles and records. */
  cache: at("./.vitrine"),
  dist: at("./dist"),
  /** The build that `npm start` serves: its forms post to the local inbox. */
  localDist: at("./.local/dist"),
  inboxData: at("../../tools/inbox/data"),
} as const;

/** What Open Graph images are drawn with: the display font, whose default weight is ExtraBold, and the sign. */
export const openGraphStyle = {
  fontFile: fileURLToPath(import.meta.resolve("@vitrine/ui/display-font")),
  signFile: at("./public/favicon.svg"),
} as const;

/** Module specifiers that page modules import, and so entries of the template bundle. */
export const pageImports = ["@vitrine/ui/templates"] as const;
