/** Environment variables, as the process has them. */
export type Settings = Readonly<Record<string, string | undefined>>;

/** The variables that are meant for the factory, in the order of their names. */
export const ownSettings = (settings: Settings): Settings =>
  Object.fromEntries(
    Object.entries(settings)
      .filter(([name]) => name.startsWith("VITRINE_"))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
