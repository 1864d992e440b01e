import { defineCollection } from "astro:content";
import { glob } from "astro/loaders";
import { z } from "astro/zod";

const zones = defineCollection({
  loader: glob({ base: "./content", pattern: "*.yaml" }),
  schema: z.object({
    title: z.string(),
    lieu: z.string(),
    atLieu: z.string(),
    description: z.string(),
    tagline: z.string(),
    intro: z.string(),
    neighbourhoods: z.array(z.object({ name: z.string(), text: z.string() })),
  }),
});

export const collections = { zones };
