/** Environment variables of the process. */
export type Settings = Readonly<Record<string, string | undefined>>;

/** Gives the variables that start with VITRINE_, sorted by name. */
export const ownSettings = (settings: Settings): Settings =>
  Object.fromEntries(
    Object.entries(settings)
      .filter(([name]) => name.startsWith("VITRINE_"))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
