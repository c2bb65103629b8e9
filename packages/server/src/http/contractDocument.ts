import { contract, type OperationId, OPERATIONS } from '@remote-console/api-client/contract';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** A part of a JSON document. */
export type Json = Readonly<Record<string, unknown>>;

/** Whether a value is a JSON object. */
export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const DOCUMENT = 'contract';

/** The `$ref` by which a schema outside the document refers to a place in it. */
function reference(pointer: string): { readonly $ref: string } {
  return { $ref: `${DOCUMENT}${pointer}` };
}

/** What is at a pointer such as `#/components/parameters/Limit`; undefined for nothing. */
export function standsAt(pointer: string): unknown {
  return pointer
    .slice('#/'.length)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      contract,
    );
}

/** The pointer of the target, if a pointer leads to a `$ref`. */
export function followed(pointer: string): string {
  const found = standsAt(pointer);
  return isObject(found) && typeof found['$ref'] === 'string' ? followed(found['$ref']) : pointer;
}

/** The pointer of an operation. */
export function operationPointer(id: OperationId): { readonly item: string; readonly operation: string } {
  const { path, method } = OPERATIONS[id];
  const item = `#/paths/${path.replaceAll('/', '~1')}`;
  return { item, operation: `${item}/${method}` };
}

/** A copy of a schema in which every reference names the document, for use outside it. */
export function detached(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(detached);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' && inner.startsWith('#') ? reference(inner).$ref : detached(inner),
    ]),
  );
}

function createAjv(coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({ coerceTypes, useDefaults: true, strict: false, validateSchema: false });
  addFormats.default(ajv);
  return ajv.addSchema({ ...contract, $id: DOCUMENT });
}

/** Text from a URL is text: numbers in it are converted, and defaults filled in. */
export const textual = createAjv(true);

/** A body is already typed: defaults are filled in, nothing is converted. */
const exact = createAjv(false);
const bodyChecks = new Map<string, ValidateFunction>();

/** The validator of a body for the schema at a pointer. Each is created once: that is slow, and they never change. */
export function bodyCheckAt(pointer: string): ValidateFunction {
  const check = bodyChecks.get(pointer) ?? exact.compile(reference(pointer));
  bodyChecks.set(pointer, check);
  return check;
}
