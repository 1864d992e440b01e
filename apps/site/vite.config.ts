import { devPages } from "./dev/dev-pages.ts";
import { foldersOf } from "./site-paths.ts";
import { siteViteConfig } from "./dev/site-vite-config.ts";

export default siteViteConfig(devPages({ ...foldersOf(), say: console.log }));
