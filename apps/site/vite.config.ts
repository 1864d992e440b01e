import { devPages } from "./dev/dev-pages.ts";
import { paths } from "./site-paths.ts";
import { siteViteConfig } from "./dev/site-vite-config.ts";

export default siteViteConfig(devPages({ ...paths, say: console.log }));
