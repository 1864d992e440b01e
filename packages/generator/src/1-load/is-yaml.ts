/** True if a path has the ending of a YAML file. */
export const isYaml = (path: string): boolean => /\.ya?ml$/i.test(path);
