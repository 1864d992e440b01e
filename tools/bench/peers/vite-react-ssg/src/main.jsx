import { ViteReactSSG } from "vite-react-ssg";

export const createRoot = ViteReactSSG({
  routes: [{ path: "/:slug", entry: "src/zone.jsx", lazy: () => import("./zone.jsx") }],
});
