import type { OperationId } from '@remote-console/api-client/contract';
import type { FoundedCompany } from '../../members/foundCompany.ts';
import type { Call } from '../exchange.ts';
import type { TestServer } from '../testServer.ts';

/** Who may call, beside the visitor and the agent: everybody, or a person with one permission and nothing else. */
export const ROLES = [
  'visitor',
  'agent',
  'user',
  'modifyInformation',
  'useFunction',
  'viewReport',
  'CSRemoteControl',
  'CSFileManager',
  'CSDeviceManagement',
  'CSRemoteView',
  'CSUpdate',
  'CSThumbnailView',
  'CSRestart',
  'subManager',
  'manager',
  'basicManager',
  'partner',
  'operator',
] as const;

/** One kind of caller. */
export type Role = (typeof ROLES)[number];

/**
 * The status each role gets: the one of `apart` that names it, else that of its kind. The operator of the service is refused
 * whatever a visitor is refused, unless named apart.
 */
export interface Expectation {
  readonly visitor: number;
  readonly agent: number;
  /** People with a session, unless named apart. */
  readonly person: number;
  readonly apart?: Partial<Record<Role, number>>;
}

/** Open to everybody. */
export const EVERYBODY: Expectation = { visitor: 200, agent: 200, person: 200 };
/** Open to whoever is signed in to a company. */
export const SIGNED_IN: Expectation = { visitor: 401, agent: 403, person: 200 };
/** Open to agents. */
export const AGENTS: Expectation = { visitor: 401, agent: 200, person: 403 };
/** Open to managers, whatever their plan. */
export const MANAGERS: Expectation = { ...SIGNED_IN, person: 403, apart: { manager: 200, basicManager: 200 } };
/** Open to every account, the operator's as well. */
export const ACCOUNTS: Expectation = { ...SIGNED_IN, apart: { operator: 200 } };
/** Open to the operator of the service. */
export const OPERATORS: Expectation = { ...SIGNED_IN, person: 403, apart: { operator: 200 } };
/** Open to managers and to sub-managers with the right to approve. */
export const APPROVERS: Expectation = {
  ...SIGNED_IN,
  person: 403,
  apart: { manager: 200, basicManager: 200, subManager: 200 },
};

/** A company with everything that an operation may name, as an example finds it. Each call finds it put in order. */
export interface ExampleContext {
  readonly testServer: TestServer;
  readonly company: FoundedCompany;
  /** A group below the root, which everybody of the company may open. */
  readonly group: number;
  /** Another such group. */
  readonly otherGroup: number;
  /** A device of `group`: online, approved for nobody in particular. */
  readonly device: number;
  readonly guid: string;
  /** The person who calls; the manager of the company where a visitor or an agent calls. */
  readonly caller: number;
  /** An ordinary user of the company who never calls. */
  readonly colleague: number;
  readonly notice: number;
  /** Different in every call, for what must be unique. */
  readonly round: number;
}

/** A request that is right in every other way than who makes it. */
export interface Example {
  /** Which of several kinds of request; empty for the only one. */
  readonly what?: string;
  readonly expected: Expectation;
  readonly call: (context: ExampleContext) => Call | Promise<Call>;
  /** Whether it names something of the company, so that a manager of another company is answered 404. */
  readonly namesOwn?: true;
}

/** Examples of every operation of an area. */
export type Examples = Partial<Record<OperationId, readonly Example[]>>;
