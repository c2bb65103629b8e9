/**
 * The contract without any browser runtime: types, the access table and the document itself. Server and agent use this
 * entry point.
 */
import document from './contract/generated/openapi.json' with { type: 'json' };

export {
  API_BASE,
  modelField,
  OPERATIONS,
  routeOf,
  toModel,
  toWire,
  usualWireName,
  wireFields,
} from './contract/index.ts';
export type * from './contract/index.ts';
export { askedName, wireAnswer, wireEvent } from './wire/index.ts';

/** The OpenAPI 3.1 document, as JSON. */
export const contract: Readonly<typeof document> = document;
