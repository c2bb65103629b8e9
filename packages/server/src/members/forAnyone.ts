import type { OperationId } from '@remote-console/api-client/contract';
import type { CallFacts, Handler, Operation } from '../http/index.ts';
import type { Services } from './services.ts';

/** What an operation of a visitor works with. It belongs to no company, so it holds the bare connection. */
export type VisitorContext = Services;

/** A call of whoever it is. */
export type VisitorCall = VisitorContext & CallFacts;

/** An operation that needs nobody to be known. */
export type VisitorOperation<Id extends OperationId> = Operation<Id, 'visitor', VisitorCall>;

/** Makes an operation that needs nobody to be known. */
export function forAnyone<Id extends OperationId>(handle: Handler<Id, VisitorCall>): VisitorOperation<Id> {
  return { caller: 'visitor', handle };
}
