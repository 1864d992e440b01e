import { defineConfig } from "astro/config";

export default defineConfig({ site: "https://www.hop-et-net.example", devToolbar: { enabled: false } });
