import type { OperationId, operations } from '@remote-console/api-client/contract';
import type { Language } from '@remote-console/domain';
import type { AgentContext } from '../agents/agentContext.ts';
import type { PresentedProof } from '../agents/agentProof.ts';
import type { PersonContext } from '../accounts/personContext.ts';
import type { Origin } from './address.ts';
import type { PublicContext } from './publicContext.ts';
import type { AnswerOf } from './answers.ts';

type Given<Value> = [NonNullable<Value>] extends [never] ? Record<string, never> : NonNullable<Value>;
type BodyOf<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? Content extends { 'application/json': infer Body }
    ? Body
    : Content extends { 'multipart/form-data': unknown }
      ? UploadedForm
      : Uint8Array
  : undefined;

/** A form with one file, in a part named `file`. */
export interface UploadedForm {
  readonly file: {
    /** As the browser names it; not to be trusted. */
    readonly name: string;
    /** The media type as the browser says it; not to be trusted. */
    readonly type: string;
    readonly bytes: Uint8Array;
  };
}

/** A checked request: parameters are typed, defaults are filled in. */
export interface RequestOf<Id extends OperationId> {
  readonly query: Given<operations[Id]['parameters']['query']>;
  readonly path: Given<operations[Id]['parameters']['path']>;
  readonly header: Given<operations[Id]['parameters']['header']>;
  readonly body: BodyOf<operations[Id]>;
}

/** What every operation knows about its call. */
export interface CallFacts extends Origin {
  /** What the caller's program calls itself, empty where it says nothing; cut to the length that is stored. */
  readonly userAgent: string;
  /** The language that Accept-Language asks for. */
  readonly language: Language;
  /** What the caller shows to prove that a key is its own, with what that must be about. */
  readonly proof: PresentedProof;
  /** Ends when the server stops. */
  readonly signal: AbortSignal;
  /** Ends when the caller has closed the connection; made when it is asked for. */
  readonly callerLeft: () => AbortSignal;
}

/** Who calls, with what belongs to that caller. */
export type Caller =
  | ({ readonly kind: 'visitor' } & PublicContext)
  | ({ readonly kind: 'person' } & PersonContext)
  | ({ readonly kind: 'agent' } & AgentContext);

/** One operation of the contract. */
export type Operation<Id extends OperationId> = (
  request: RequestOf<Id>,
  caller: Caller & CallFacts,
) => Promise<AnswerOf<Id>>;

/** An operation for each name in the contract; a missing one does not compile. */
export type Registry = { readonly [Id in OperationId]: Operation<Id> };

type Handler<Id extends OperationId, Context> = (request: RequestOf<Id>, context: Context) => Promise<AnswerOf<Id>>;

function wrongCaller(kind: Caller['kind']): never {
  throw new Error(`The door let a ${kind} through to an operation that is not for one.`);
}

/** An operation of somebody who is signed in. */
export function forPerson<Id extends OperationId>(handler: Handler<Id, PersonContext & CallFacts>): Operation<Id> {
  return async (request, caller) => (caller.kind === 'person' ? handler(request, caller) : wrongCaller(caller.kind));
}

/** An operation of an agent. */
export function forAgent<Id extends OperationId>(handler: Handler<Id, AgentContext & CallFacts>): Operation<Id> {
  return async (request, caller) => (caller.kind === 'agent' ? handler(request, caller) : wrongCaller(caller.kind));
}

/** An operation that needs nobody to be known. */
export function forAnyone<Id extends OperationId>(handler: Handler<Id, PublicContext & CallFacts>): Operation<Id> {
  return async (request, caller) => (caller.kind === 'visitor' ? handler(request, caller) : wrongCaller(caller.kind));
}
