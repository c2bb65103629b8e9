/** The name of a field in the model where the contract gives it none: keys become IDs, and all is in camel case. */
export const usualModelName = (wire: string): string =>
  wire.replace(/_[fp]k(s?)$/, '_id$1').replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** The name on the wire that a field of the model has by that rule. Which key an ID was cannot be told: it stays an ID. */
export const usualWireName = (model: string): string =>
  model.replaceAll(/[A-Z0-9]+/g, (part) => `_${part.toLowerCase()}`);
