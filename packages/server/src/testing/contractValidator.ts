import { contract, type OperationId } from '@remote-console/api-client/contract';
import { Validator, type OutputUnit } from '@cfworker/json-schema';
import { isObject, type Json } from '../http/contractDocument.ts';
import { bodyOf, contentOf, parametersOf, resolved } from './contractDescription.ts';

// A different validator from the server's, so that the server's checks do not check themselves.
const components = structuredClone({ schemas: contract.components.schemas });
const validators = new Map<string, Validator>();

function validatorOf(name: string, schema: Json): Validator {
  const known = validators.get(name) ?? new Validator({ components, allOf: [structuredClone(schema)] }, '2020-12');
  validators.set(name, known);
  return known;
}

const describeErrors = (errors: readonly OutputUnit[]) =>
  errors.map(({ instanceLocation, error }) => `${instanceLocation} ${error}`).join(' ');

/** What is wrong with a JSON answer: it must have the form that the contract gives to its status. */
function jsonFault(id: OperationId, status: number, body: unknown): string | null {
  const media = contentOf(id, status)['application/json'];
  if (!isObject(media)) return `JSON is no answer of the contract with status ${status}.`;
  const listed = validatorOf(`${id} ${status}`, resolved(media['schema']));
  const { valid, errors } = listed.validate(body);
  if (!valid) return describeErrors(errors);
  return isObject(body) && body['status'] === status ? null : 'The status of the body is another one.';
}

const STACK = /\bat (?:async )?[\w.<>]+ \(|\.ts:\d+|node_modules|node:internal/;

function headerFault({ status, headers }: Response, isStream: boolean): string | null {
  const kept = headers.get('cache-control') ?? '';
  // A picture may be cached by its reader's browser, and by nothing in between.
  const fileMayBeKept = status === 200 && /^private, max-age=\d+$/.test(kept) && !isStream;
  if (kept !== 'no-store' && !fileMayBeKept) return `cache-control is "${kept}".`;
  if (headers.get('x-content-type-options') !== 'nosniff') return 'x-content-type-options is missing.';
  if (headers.get('x-frame-options') !== 'DENY') return 'x-frame-options is missing.';
  if (!headers.has('content-security-policy')) return 'content-security-policy is missing.';
  if (headers.get('referrer-policy') !== 'same-origin') return 'referrer-policy is missing.';
  const target = headers.get('location');
  if (target !== null && !/^\/(?![/\\])/.test(target)) return `It leads away from this origin: ${target}`;
  return null;
}

const mediaType = ({ headers }: Response) => headers.get('content-type')?.split(';')[0] ?? '';
const isStream = (response: Response) => mediaType(response) === 'text/event-stream';

/** What is wrong with the content of an answer, or null: it must be one that the contract gives to its status. */
export async function contentFault(id: OperationId, response: Response): Promise<string | null> {
  const { status } = response;
  const type = mediaType(response);
  if (type === 'application/json') {
    const text = await response.text();
    if (STACK.test(text)) return `It tells of the inside: ${text.slice(0, 200)}`;
    const body: unknown = JSON.parse(text);
    return jsonFault(id, status, body);
  }
  // A stream does not end on its own.
  await (isStream(response) ? response.body?.cancel() : response.arrayBuffer());
  const isListed = Object.keys(contentOf(id, status)).some((media) => media === type || media === '*/*');
  return isListed ? null : `${type} is no answer of the contract with status ${status}.`;
}

/** What is wrong with an answer of the server, or null: its headers and its content. */
export async function answerFault(id: OperationId, response: Response): Promise<string | null> {
  const fault = headerFault(response, isStream(response));
  return (await contentFault(id, response)) ?? fault;
}

/** Whether a JSON body clearly violates the contract. Formats are ignored: validators differ about them. */
export function breaksContract(id: OperationId, body: unknown): boolean {
  const { valid, errors } = validatorOf(`${id} body`, bodyOf(id).schema).validate(body);
  return !valid && errors.every(({ keyword }) => keyword !== 'format');
}

const WHOLE = /^[+-]?\d+$/;

/** Whether a parameter, as text of a URL, clearly violates the contract. */
export function parameterBreaksContract(id: OperationId, place: string, name: string, value: string): boolean {
  const parameter = parametersOf(id).find((each) => each.name === name && each.place === place);
  if (!parameter) return false;
  const { type, anyOf } = parameter.schema;
  const validator = validatorOf(`${id} ${place} ${name}`, parameter.schema);
  const keeps = (read: unknown) => validator.validate(read).valid;
  if (Array.isArray(anyOf)) return !keeps(value) && !(Number.isFinite(Number(value)) && keeps(Number(value)));
  if (type === 'string') return !keeps(value);
  return type === 'integer' && WHOLE.test(value) && !keeps(Number(value));
}
