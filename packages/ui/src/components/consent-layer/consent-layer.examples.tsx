import { ConsentLayer } from "./consent-layer.tsx";

export const examples = {
  "cachée, avant le script": <ConsentLayer />,
};
