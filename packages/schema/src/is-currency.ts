/** True for a currency's code of three capitals (ISO 4217): "EUR". */
export const isCurrency = (code: string): boolean => Intl.supportedValuesOf("currency").includes(code);
