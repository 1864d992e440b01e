import { siteDev } from "./dev/site-dev.ts";
import { foldersOf } from "./site-paths.ts";
import { siteViteConfig } from "./site-vite-config.ts";

export default siteViteConfig(siteDev({ ...foldersOf(), say: console.log }));
