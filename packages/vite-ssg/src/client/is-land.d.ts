declare module "@11ty/is-land" {
  export const Island: {
    addInitType(name: string, initialise: (element: HTMLElement) => Promise<void>): void;
  };
}
