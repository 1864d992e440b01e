/** Whether a path is that of a YAML file, by its name. */
export const isYaml = (path: string): boolean => /\.ya?ml$/i.test(path);
