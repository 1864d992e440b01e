import { findPackageJSON } from "node:module";

/** The file in which sharp names the versions of itself and of all that it is built with. */
export const IMAGE_LIBRARY = findPackageJSON("sharp", import.meta.url) as string;
