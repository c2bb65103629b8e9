import type { OperationId, operations } from '@remote-console/api-client/contract';
import type { Language } from '@remote-console/domain';
import type { Origin } from './address.ts';
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
    /** As named by the browser; untrusted. */
    readonly name: string;
    /** The media type given by the browser; untrusted. */
    readonly type: string;
    readonly bytes: Uint8Array;
  };
}

/** A validated request: parameters are typed, defaults are filled in. */
export interface RequestOf<Id extends OperationId> {
  readonly query: Given<operations[Id]['parameters']['query']>;
  readonly path: Given<operations[Id]['parameters']['path']>;
  readonly header: Given<operations[Id]['parameters']['header']>;
  readonly body: BodyOf<operations[Id]>;
}

/** A proof as received, with what it must be about; all of it is untrusted. */
export interface PresentedProof {
  /** The header `DPoP`; null without one. */
  readonly text: string | null;
  readonly method: string;
  /** The path of the call, without its query. */
  readonly path: string;
}

/** What every operation knows about its call. */
export interface CallFacts extends Origin {
  /** The caller's User-Agent, empty without one; cut to the length that is stored. */
  readonly userAgent: string;
  /** The language requested by Accept-Language. */
  readonly language: Language;
  /** What the caller presents to prove possession of a key, with what it must be about. */
  readonly proof: PresentedProof;
  /** Ends when the server stops. */
  readonly signal: AbortSignal;
  /** Aborted when the caller has closed the connection; created on demand. */
  readonly callerLeft: () => AbortSignal;
}

/** Who may call an operation. */
export type CallerKind = 'visitor' | 'person' | 'agent';

/** Handles a request, with what belongs to its call. */
export type Handler<Id extends OperationId, Call> = (request: RequestOf<Id>, call: Call) => Promise<AnswerOf<Id>>;

/** One operation of the contract, for one kind of caller. */
export interface Operation<Id extends OperationId, Kind extends CallerKind = CallerKind, Call = never> {
  readonly caller: Kind;
  readonly handle: Handler<Id, Call>;
}

/** An operation for each name in the contract. */
export type Registry = { readonly [Id in OperationId]: Operation<Id> };
