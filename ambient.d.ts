// Declarations for what ships none.

declare module "*.module.css" {
  const names: Readonly<Record<string, string>>;
  export default names;
  /** The text, for scripts: see `adopt-styles.ts`. */
  export const css: string;
}

declare module "*.global.css";

declare module "*.svg?url" {
  const address: string;
  export default address;
}

declare module "*.svg?raw" {
  const text: string;
  export default text;
}

declare module "*.css?raw" {
  const text: string;
  export default text;
}

/** What Vite puts in the place of `import.meta.env`. */
interface ImportMetaEnv {
  readonly DEV: boolean;
  readonly PROD: boolean;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
  /** Gives the modules of the files that match a pattern, by path. Vite and Vitest fill this in. */
  glob<Module>(pattern: string, options: { readonly eager: true }): Readonly<Record<string, Module>>;
  glob(pattern: string): Readonly<Record<string, () => Promise<unknown>>>;
}
