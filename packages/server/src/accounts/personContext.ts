import type { Connection, EventBus } from '../database/connection.ts';
import type { PersonScope } from '../database/scope.ts';
import { deviceStore } from '../devices/deviceStore.ts';
import { favouriteStore } from '../devices/favouriteStore.ts';
import { personEventStore } from '../events/eventStore.ts';
import { groupStore } from '../groups/groupStore.ts';
import { auditStore } from '../history/auditStore.ts';
import { exportSourceStore } from '../history/exports/exportSourceStore.ts';
import { exportStore } from '../history/exports/exportStore.ts';
import { chartStore } from '../history/chartStore.ts';
import { historyStore } from '../history/historyStore.ts';
import { rankStore } from '../history/rankStore.ts';
import type { Services } from '../http/publicContext.ts';
import { paymentStore } from '../license/paymentStore.ts';
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
    groups: groupStore(connection, scope),
    audit: auditStore(connection, scope, session.member),
    history: historyStore(connection, scope),
    ranks: rankStore(connection, scope),
    charts: chartStore(connection, scope),
    payments: paymentStore(connection, scope, session.member),
    exports: exportStore(connection, scope),
    exportSources: exportSourceStore(connection, scope, session.member),
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
