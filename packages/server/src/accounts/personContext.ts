import { isTemporary, needsApproval } from '@remote-console/domain';
import { approvalStore } from '../approvals/approvalStore.ts';
import { delegationStore } from '../approvals/delegation/delegationStore.ts';
import type { Clock, Connection, EventBus } from '../database/connection.ts';
import type { PersonScope } from '../database/scope.ts';
import { commandStore } from '../devices/commandStore.ts';
import { deviceStore } from '../devices/deviceStore.ts';
import { favouriteStore } from '../devices/favouriteStore.ts';
import { remoteStore } from '../devices/remoteStore.ts';
import { wakeStore } from '../devices/wakeStore.ts';
import { enrolmentRecords } from '../agents/enrolmentRecords.ts';
import { rolloutStore } from '../agents/rollouts/rolloutStore.ts';
import { usageStore } from '../devices/usage/usageStore.ts';
import type { OpenStreams } from '../events/openStreams.ts';
import { personEventStore } from '../events/eventStore.ts';
import { groupEditor } from '../groups/groupEditor.ts';
import { groupLinkStore } from '../groups/groupLinkStore.ts';
import type { DevicePages } from '../devices/devicePages.ts';
import type { GroupLists } from '../groups/groupLists.ts';
import { groupStore } from '../groups/groupStore.ts';
import { auditOfCall } from '../history/auditStore.ts';
import { noticeEditor } from '../notices/noticeEditor.ts';
import type { Services } from '../http/publicContext.ts';
import type { ServerPulse } from '../http/serverPulse.ts';
import { approverStore } from '../managers/approverStore.ts';
import { ownImageStore } from '../managers/imageStore.ts';
import { userStore } from '../managers/userStore.ts';
import { blockingStore } from '../policies/blockingStore.ts';
import { functionSettingsStore } from '../policies/functionSettingsStore.ts';
import { exportSourceStore } from '../history/exports/exportSourceStore.ts';
import { exportStore } from '../history/exports/exportStore.ts';
import { chartStore } from '../history/chartStore.ts';
import { historyStore } from '../history/historyStore.ts';
import { rankStore } from '../history/rankStore.ts';
import { inboxStore } from '../inbox/inboxStore.ts';
import { companyDirectory } from '../operator/companyDirectory.ts';
import { healthStore } from '../operator/healthStore.ts';
import { mailOffice } from '../operator/mailOffice.ts';
import { peopleDirectory } from '../operator/peopleDirectory.ts';
import { overviewStore } from '../overview/overviewStore.ts';
import { paymentStore } from '../license/paymentStore.ts';
import { permissionStore } from '../remote/permissions.ts';
import { recordingStore } from '../remote/recordings/recordingStore.ts';
import { runningSessionStore } from '../remote/runningSessionStore.ts';
import { savedViewStore } from '../savedViews/savedViewStore.ts';
import type { Settings } from '../settings.ts';
import { tagSheetStore } from '../tags/tagSheetStore.ts';
import { tagStore } from '../tags/tagStore.ts';
import { ticketStore } from '../tickets/ticketStore.ts';
import { companyStore } from './companyStore.ts';
import { ownProfileStore } from './ownProfileStore.ts';
import type { PasswordHasher } from './passwordHash.ts';
import { roleWord } from './profile.ts';
import type { LiveSession } from './sessionStore.ts';

/**
 * The stores of one person. Each is bound to the person's company and to the groups the person may open.
 *
 * @param address The address that the person calls from, for what is recorded.
 */
export function personStores(connection: Connection, session: LiveSession, address: string) {
  const scope = scopeOf(session, connection.now);
  return {
    company: companyStore(connection, scope, session.member),
    devices: deviceStore(connection, scope),
    usage: usageStore(connection, scope),
    favourites: favouriteStore(connection, scope),
    commands: commandStore(connection, scope, session.member),
    wake: wakeStore(connection, scope),
    remote: remoteStore(connection, scope, session.member),
    remoteAccess: permissionStore(connection, session),
    recordings: recordingStore(connection, scope),
    runningSessions: runningSessionStore(connection, scope, session.member),
    enrolments: enrolmentRecords(connection, scope),
    rollouts: rolloutStore(connection, scope),
    groups: groupStore(connection, scope),
    tags: tagStore(connection, scope),
    tagSheet: tagSheetStore(connection, scope),
    groupEditor: groupEditor(connection, scope),
    notices: noticeEditor(connection),
    groupLinks: groupLinkStore(connection, scope),
    audit: auditOfCall(connection, scope, { member: session.member, address }),
    approvals: approvalStore(connection, scope),
    delegation: delegationStore(connection, scope),
    tickets: ticketStore(connection, scope, session.member),
    history: historyStore(connection, scope),
    ranks: rankStore(connection, scope),
    charts: chartStore(connection, scope),
    overview: overviewStore(connection, scope),
    inbox: inboxStore(connection, scope, session.member),
    savedViews: savedViewStore(connection, scope, session.member),
    payments: paymentStore(connection, scope, session.member),
    exports: exportStore(connection, scope),
    exportSources: exportSourceStore(connection, scope, session.member),
    events: personEventStore(connection, scope, session),
    profile: ownProfileStore(connection, session),
    users: userStore(connection, scope, session),
    approvers: approverStore(connection, scope),
    images: ownImageStore(connection, scope),
    functionSettings: functionSettingsStore(connection, scope),
    blocking: blockingStore(connection, scope),
    companies: companyDirectory(connection),
    people: peopleDirectory(connection, scope),
    mailOffice: mailOffice(connection),
    health: healthStore(connection),
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
  readonly openStreams: OpenStreams;
  readonly pulse: ServerPulse;
  readonly groupLists: GroupLists;
  readonly devicePages: DevicePages;
  /** Where the console answers, as links in mails name it, without a slash at the end. */
  readonly publicUrl: () => string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Runs work on the same stores in one transaction. */
  readonly transact: <Result>(work: (stores: PersonStores) => Promise<Result>) => Promise<Result>;
}

/** Whose eyes a session has: a manager sees every group of the company. */
export function scopeOf({ member }: LiveSession, clock: Clock): PersonScope {
  const everyGroup = roleWord(member) === 'Manager';
  return {
    companyPk: member.company_fk,
    memberPk: member.pk,
    everyGroup,
    needsApproval: needsApproval({ ...member, type: roleWord(member) }),
    ...(isTemporary(member) ? { ticketClock: clock } : {}),
  };
}

/** What operations get for a session. */
export function personContext(
  { connection, settings, passwords, openStreams, pulse, groupLists, devicePages, publicUrl }: Services,
  bus: EventBus,
  { session, address }: { readonly session: LiveSession; readonly address: string },
): PersonContext {
  return {
    session,
    settings,
    passwords,
    openStreams,
    pulse,
    groupLists,
    devicePages,
    publicUrl,
    stores: personStores(connection, session, address),
    bus,
    now: connection.now,
    transact: (work) => connection.transact((inside) => work(personStores(inside, session, address))),
  };
}
