import type { OperationId, WireComponents } from '@remote-console/api-client/contract';
import { type Answering, type Call, refuse, succeed } from '../exchange.ts';
import { only } from '../testServer.ts';

/** An event as it is sent. */
export type WireEvent = WireComponents['schemas']['ConsoleEvent'];

/** Whether something received is an event; its type is checked by the reader. */
export const isWireEvent = (event: unknown): event is WireEvent =>
  typeof event === 'object' && event !== null && 'type' in event;

/** The people of the company: mia, sam and uma. */
export type Person = 'manager' | 'subManager' | 'user';

/**
 * The company with which every implementation of the contract starts: ROOT > Seoul > 3F > Lobby, ROOT > Busan, and the
 * default group; a device in the lobby and one in Busan; an administrator who makes requests, a sub-manager with the
 * approval permission who may open Busan, and a user who needs approvals and may open nothing.
 */
export interface BehaviourFixture {
  readonly app: Answering;
  /** A session token for each person; a new one after time has passed. */
  readonly tokens: Readonly<Record<Person, string>>;
  readonly people: Readonly<Record<Person, number>>;
  readonly companyId: number;
  readonly groups: Readonly<Record<'root' | 'defaultGroup' | 'seoul' | 'floor' | 'lobby' | 'busan', number>>;
  readonly kiosk: number;
  readonly printer: number;
  /** The time by the implementation's clock; epoch milliseconds. */
  readonly now: () => number;
  /** Time passes, and everything due then is done. */
  readonly pass: (milliseconds: number) => Promise<void>;
  /** Somebody applies for a day of work from now on, or until another time; the ID of the ticket. */
  readonly apply: (ticket?: { readonly company?: string; readonly end?: number }) => Promise<number>;
  /** An alert starts at the kiosk: its processor is at 95 %. */
  readonly alert: () => Promise<void>;
  /** Opens the stream of a person; returns the next event of one of the types. */
  readonly listen: (person: Person) => Promise<(...types: readonly WireEvent['type'][]) => Promise<WireEvent>>;
}

/** The calls of a company's administrator. */
function asManager({ app, tokens, companyId, groups }: BehaviourFixture) {
  const call = (rest: Call): Call => ({ token: tokens.manager, ...rest });
  const listDevices = async (query: Call['query'] = {}) =>
    (await succeed(app, 'listDevices', call({ query }))).objects.map(({ alias }) => alias);
  const allGroups = async () => (await succeed(app, 'listGroups', call({}))).objects;
  return {
    ok: <Id extends OperationId>(id: Id, rest: Call = {}) => succeed(app, id, call(rest)),
    refused: (id: OperationId, rest: Call = {}) => refuse(app, id, call(rest)),
    aliasesIn: (group: number) => listDevices({ device_group_pk: group }),
    listDevices,
    group: async (pk: number) => only((await succeed(app, 'getGroup', call({ path: { groupPk: pk } }))).objects),
    groupNames: async () => (await allGroups()).map(({ name }) => name).toSorted(),
    move: (deviceId: number, from: number, to: number): Call => ({
      body: { device_pk: deviceId, old_device_group_fk: from, new_device_group_fk: to },
    }),
    newGroup: (name: string, group_fk: number | null): Call => ({
      body: { name, group_fk, root_group_fk: groups.root, company_fk: companyId, flag_df_group: 0, flag_confirm: 0 },
    }),
    change: (groupId: number, body: object): Call => ({ path: { groupPk: groupId }, body }),
  };
}

/** Opens a company, with its calls. */
export async function begin(open: () => Promise<BehaviourFixture>) {
  const fixture = await open();
  const { app, tokens, people } = fixture;
  return {
    ...fixture,
    ...fixture.groups,
    userId: people.user,
    ...asManager(fixture),
    /** The calls of somebody else. */
    as: (person: Person) => ({
      ok: <Id extends OperationId>(id: Id, rest: Call = {}) => succeed(app, id, { token: tokens[person], ...rest }),
      refused: (id: OperationId, rest: Call = {}) => refuse(app, id, { token: tokens[person], ...rest }),
    }),
  };
}
