import { createRequire } from "node:module";

/** The image library, from a package that depends on it: this folder is no package. */
export const sharp = createRequire(new URL("../../packages/vite-ssg/package.json", import.meta.url))("sharp");
