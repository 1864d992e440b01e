import { defineConfig } from "vite";
import { vitrineSsg } from "@vitrine/vite-ssg/vite-plugin";
import { devPages } from "./dev-pages.ts";
import { pageImports, paths } from "./site-paths.ts";
import { islands } from "./src/islands.ts";

export default defineConfig({
  root: paths.app,
  publicDir: paths.publicFiles,
  plugins: [
    vitrineSsg({
      renderEntry: "/src/render.tsx",
      clientEntry: "/src/page.ts",
      pageImports,
      islands,
      dev: { watch: [paths.content], load: () => devPages(paths) },
    }),
  ],
  server: { port: 5173, fs: { allow: [paths.workspace] } },
});
