import { type OperationId, OPERATIONS } from '@remote-console/api-client/contract';
import { bodyKind, type BodyKind } from '../http/body.ts';
import { followed, isObject, type Json, operationPointer, standsAt } from '../http/contractDocument.ts';

const isOperationId = (id: string): id is OperationId => Object.hasOwn(OPERATIONS, id);

/** Every operation of the contract, so that a suite over them extends automatically. */
export const OPERATION_IDS: readonly OperationId[] = Object.keys(OPERATIONS).filter(isOperationId);

/** A parameter as described by the contract. */
export interface DescribedParameter {
  readonly name: string;
  readonly place: 'query' | 'path' | 'header';
  readonly required: boolean;
  readonly schema: Json;
}

/** A value of a document with its own `$ref` resolved. */
export function resolved(value: unknown): Json {
  if (!isObject(value)) return {};
  return typeof value['$ref'] === 'string' ? resolved(standsAt(value['$ref'])) : value;
}

function isPlace(value: unknown): value is DescribedParameter['place'] {
  return value === 'query' || value === 'path' || value === 'header';
}

/** The parameters of an operation, including those of its path. */
export function parametersOf(id: OperationId): DescribedParameter[] {
  const { item, operation } = operationPointer(id);
  return [`${item}/parameters`, `${operation}/parameters`].flatMap((pointer) => {
    const list = standsAt(pointer);
    return (Array.isArray(list) ? list : []).flatMap((entry: unknown) => {
      const { name, in: place, required, schema } = resolved(entry);
      if (typeof name !== 'string' || !isPlace(place)) return [];
      return [{ name, place, required: required === true, schema: resolved(schema) }];
    });
  });
}

/** How the body of an operation is sent, and the schema of a JSON body. */
export function bodyOf(id: OperationId): { readonly kind: BodyKind; readonly schema: Json } {
  const pointer = `${operationPointer(id).operation}/requestBody/content/application~1json/schema`;
  return { kind: bodyKind(id), schema: resolved(standsAt(pointer)) };
}

/** What an operation may answer with a status; unlisted statuses use `default`. */
export function contentOf(id: OperationId, status: number): Json {
  const responses = `${operationPointer(id).operation}/responses`;
  const listed = standsAt(`${responses}/${status}`) === undefined ? 'default' : String(status);
  return resolved(standsAt(`${followed(`${responses}/${listed}`)}/content`));
}
