import type { OperationId } from '@remote-console/api-client/contract';
import type { CallFacts, Handler, Operation } from '../http/index.ts';
import type { Services } from './services.ts';

/** What a visitor's operation works with. It belongs to no company, so it has the bare connection. */
export type VisitorContext = Services;

/** A call by anybody. */
export type VisitorCall = VisitorContext & CallFacts;

/** An operation that requires no identity. */
export type VisitorOperation<Id extends OperationId> = Operation<Id, 'visitor', VisitorCall>;

/** Creates an operation that requires no identity. */
export function forAnyone<Id extends OperationId>(handle: Handler<Id, VisitorCall>): VisitorOperation<Id> {
  return { caller: 'visitor', handle };
}
