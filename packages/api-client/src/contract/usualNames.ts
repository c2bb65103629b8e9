/** The model name of a field for which the contract specifies none: keys become IDs, and everything is camel case. */
export const usualModelName = (wire: string): string =>
  wire.replace(/_[fp]k(s?)$/, '_id$1').replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** The wire name of a model field by that rule. Which key an ID came from cannot be known: it stays an ID. */
export const usualWireName = (model: string): string =>
  model.replaceAll(/[A-Z0-9]+/g, (part) => `_${part.toLowerCase()}`);
