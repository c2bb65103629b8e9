import type { Connection, EventBus } from '../database/connection.ts';
import type { PersonScope } from '../database/scope.ts';
import { commandStore } from '../devices/commandStore.ts';
import { deviceStore } from '../devices/deviceStore.ts';
import { favouriteStore } from '../devices/favouriteStore.ts';
import { remoteStore } from '../devices/remoteStore.ts';
import { wakeStore } from '../devices/wakeStore.ts';
import { enrolmentRecords } from '../agents/enrolmentRecords.ts';
import { personEventStore } from '../events/eventStore.ts';
import { groupStore } from '../groups/groupStore.ts';
import { auditStore } from '../history/auditStore.ts';
import type { Services } from '../http/publicContext.ts';
import type { Settings } from '../settings.ts';
import { companyStore } from './companyStore.ts';
import { ownProfileStore } from './ownProfileStore.ts';
import type { PasswordHasher } from './passwordHash.ts';
import { roleWord } from './profile.ts';
import type { LiveSession } from './sessionStore.ts';

/** The stores of one person. Each is bound to the person's company and to the groups the person may open. */
export function personStores(connection: Connection, session: LiveSession) {
  const scope = scopeOf(session);
  return {
    company: companyStore(connection, scope),
    devices: deviceStore(connection, scope, session.member),
    favourites: favouriteStore(connection, scope),
    commands: commandStore(connection, scope, session.member),
    wake: wakeStore(connection, scope),
    remote: remoteStore(connection, scope, session.member),
    enrolments: enrolmentRecords(connection, scope),
    groups: groupStore(connection, scope),
    audit: auditStore(connection, scope, session.member),
    events: personEventStore(connection, scope, session),
    profile: ownProfileStore(connection, session),
  };
}

/** The stores of one person. */
export type PersonStores = ReturnType<typeof personStores>;

/** What an operation of somebody who is signed in works with. */
export interface PersonContext {
  readonly session: LiveSession;
  readonly stores: PersonStores;
  readonly bus: EventBus;
  readonly settings: Settings;
  readonly passwords: PasswordHasher;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Runs work on the same stores in one transaction. */
  readonly transact: <Result>(work: (stores: PersonStores) => Promise<Result>) => Promise<Result>;
}

/** Whose eyes a session has: a manager sees every group of the company. */
export function scopeOf({ member }: LiveSession): PersonScope {
  return { companyPk: member.company_fk, memberPk: member.pk, everyGroup: roleWord(member) === 'Manager' };
}

/** What operations get for a session. */
export function personContext(
  { connection, settings, passwords }: Services,
  bus: EventBus,
  session: LiveSession,
): PersonContext {
  return {
    session,
    settings,
    passwords,
    stores: personStores(connection, session),
    bus,
    now: connection.now,
    transact: (work) => connection.transact((inside) => work(personStores(inside, session))),
  };
}
