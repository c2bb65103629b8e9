import type { OperationId } from '@remote-console/api-client/contract';
import type { FoundedCompany } from '../../members/foundCompany.ts';
import type { Call } from '../exchange.ts';
import type { TestServer } from '../testServer.ts';

/** Who may call, besides the visitor and the agent: everybody, or a person with one permission and nothing else. */
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
 * The status each role gets: the one of `apart` that names it, otherwise that of its kind. The service operator is
 * refused whatever a visitor is refused, unless named there.
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
/** Open to everybody signed in to a company. */
export const SIGNED_IN: Expectation = { visitor: 401, agent: 403, person: 200 };
/** Open to agents. */
export const AGENTS: Expectation = { visitor: 401, agent: 200, person: 403 };
/** Open to administrators, whatever their plan. */
export const MANAGERS: Expectation = { ...SIGNED_IN, person: 403, apart: { manager: 200, basicManager: 200 } };
/** Open to every account, including the operator's. */
export const ACCOUNTS: Expectation = { ...SIGNED_IN, apart: { operator: 200 } };
/** Open to the service operator. */
export const OPERATORS: Expectation = { ...SIGNED_IN, person: 403, apart: { operator: 200 } };
/** Open to administrators and to sub-managers with the approval permission. */
export const APPROVERS: Expectation = {
  ...SIGNED_IN,
  person: 403,
  apart: { manager: 200, basicManager: 200, subManager: 200 },
};

/** A company with everything that an operation may name, as an example finds it. It is reset before each call. */
export interface ExampleContext {
  readonly testServer: TestServer;
  readonly company: FoundedCompany;
  /** A group below the root, which everybody of the company may open. */
  readonly group: number;
  /** Another such group. */
  readonly otherGroup: number;
  /** A device of `group`: online, not approved for anybody in particular. */
  readonly device: number;
  readonly guid: string;
  /** The caller; the administrator of the company when a visitor or an agent calls. */
  readonly caller: number;
  /** An ordinary user of the company who never calls. */
  readonly colleague: number;
  readonly notice: number;
  /** Different in every call, for what must be unique. */
  readonly round: number;
}

/** A request that is correct in every way except possibly its caller. */
export interface Example {
  /** Which of several kinds of request; empty for the only one. */
  readonly what?: string;
  readonly expected: Expectation;
  readonly call: (context: ExampleContext) => Call | Promise<Call>;
  /** Whether it names something of the company, so that an administrator of another company gets a 404. */
  readonly namesOwn?: true;
}

/** Examples of every operation of an area. */
export type Examples = Partial<Record<OperationId, readonly Example[]>>;
