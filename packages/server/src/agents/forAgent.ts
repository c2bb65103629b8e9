import type { OperationId } from '@remote-console/api-client/contract';
import type { CallFacts, Handler, Operation } from '../http/index.ts';
import type { AgentContext } from './agentContext.ts';

/** A call of an agent. */
export type AgentCall = AgentContext & CallFacts;

/** An operation of an agent. */
export type AgentOperation<Id extends OperationId> = Operation<Id, 'agent', AgentCall>;

/** Creates an operation of an agent. */
export function forAgent<Id extends OperationId>(handle: Handler<Id, AgentCall>): AgentOperation<Id> {
  return { caller: 'agent', handle };
}
