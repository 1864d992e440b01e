// `pnpm preview`: serves the production build as a static host would.
import { existsSync } from "node:fs";
import { paths } from "./site-paths.ts";
import { serveSite } from "./serve-site.ts";

if (existsSync(paths.dist)) {
  const { url } = await serveSite(paths.dist, Number(process.env["PORT"] ?? 4173));
  console.log(url);
} else {
  console.error("There is no build to show: run npm run build first.");
  process.exitCode = 1;
}
