import { devPages } from "./dev-pages.ts";
import { paths } from "./site-paths.ts";
import { siteViteConfig } from "./site-vite-config.ts";

export default siteViteConfig(devPages({ ...paths, say: console.log }));
