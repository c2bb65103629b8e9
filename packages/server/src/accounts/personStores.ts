import { approvalStore } from '../approvals/approvalStore.ts';
import { delegationStore } from '../approvals/delegation/delegationStore.ts';
import type { Connection } from '../database/connection.ts';
import type { PersonScope } from '../database/scope.ts';
import { commandStore } from '../devices/commandStore.ts';
import { deviceStore } from '../devices/deviceStore.ts';
import { favouriteStore } from '../devices/favouriteStore.ts';
import { remoteStore } from '../devices/remoteStore.ts';
import { wakeStore } from '../devices/wakeStore.ts';
import { enrolmentRecords } from '../agents/enrolmentRecords.ts';
import { rolloutStore } from '../agents/rollouts/rolloutStore.ts';
import { usageStore } from '../devices/usage/usageStore.ts';
import { personEventStore } from '../events/eventStore.ts';
import { groupEditor } from '../groups/groupEditor.ts';
import { groupLinkStore } from '../groups/groupLinkStore.ts';
import { groupStore } from '../groups/groupStore.ts';
import { auditOfCall } from '../history/auditStore.ts';
import { noticeEditor } from '../notices/noticeEditor.ts';
import { approverStore } from '../users/approverStore.ts';
import { ownImageStore } from '../users/imageStore.ts';
import { userStore } from '../users/userStore.ts';
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
import { tagSheetStore } from '../tags/tagSheetStore.ts';
import { tagStore } from '../tags/tagStore.ts';
import { ticketStore } from '../tickets/ticketStore.ts';
import { companyStore } from './companyStore.ts';
import { ownProfileStore } from './ownProfileStore.ts';
import type { LiveSession } from './sessionStore.ts';
import { scopeOf } from './scopeOf.ts';

/**
 * The stores of one person, each made when it is first used: a call uses one or two of the many. Each is bound to the
 * person's company and to the groups the person may open.
 */
export class PersonStores {
  readonly #connection: Connection;
  readonly #session: LiveSession;
  readonly #address: string;
  readonly #scope: PersonScope;
  #company: ReturnType<typeof companyStore> | undefined;
  #devices: ReturnType<typeof deviceStore> | undefined;
  #usage: ReturnType<typeof usageStore> | undefined;
  #favourites: ReturnType<typeof favouriteStore> | undefined;
  #commands: ReturnType<typeof commandStore> | undefined;
  #wake: ReturnType<typeof wakeStore> | undefined;
  #remote: ReturnType<typeof remoteStore> | undefined;
  #remoteAccess: ReturnType<typeof permissionStore> | undefined;
  #recordings: ReturnType<typeof recordingStore> | undefined;
  #runningSessions: ReturnType<typeof runningSessionStore> | undefined;
  #enrolments: ReturnType<typeof enrolmentRecords> | undefined;
  #rollouts: ReturnType<typeof rolloutStore> | undefined;
  #groups: ReturnType<typeof groupStore> | undefined;
  #tags: ReturnType<typeof tagStore> | undefined;
  #tagSheet: ReturnType<typeof tagSheetStore> | undefined;
  #groupEditor: ReturnType<typeof groupEditor> | undefined;
  #notices: ReturnType<typeof noticeEditor> | undefined;
  #groupLinks: ReturnType<typeof groupLinkStore> | undefined;
  #audit: ReturnType<typeof auditOfCall> | undefined;
  #approvals: ReturnType<typeof approvalStore> | undefined;
  #delegation: ReturnType<typeof delegationStore> | undefined;
  #tickets: ReturnType<typeof ticketStore> | undefined;
  #history: ReturnType<typeof historyStore> | undefined;
  #ranks: ReturnType<typeof rankStore> | undefined;
  #charts: ReturnType<typeof chartStore> | undefined;
  #overview: ReturnType<typeof overviewStore> | undefined;
  #inbox: ReturnType<typeof inboxStore> | undefined;
  #savedViews: ReturnType<typeof savedViewStore> | undefined;
  #payments: ReturnType<typeof paymentStore> | undefined;
  #exports: ReturnType<typeof exportStore> | undefined;
  #exportSources: ReturnType<typeof exportSourceStore> | undefined;
  #events: ReturnType<typeof personEventStore> | undefined;
  #profile: ReturnType<typeof ownProfileStore> | undefined;
  #users: ReturnType<typeof userStore> | undefined;
  #approvers: ReturnType<typeof approverStore> | undefined;
  #images: ReturnType<typeof ownImageStore> | undefined;
  #functionSettings: ReturnType<typeof functionSettingsStore> | undefined;
  #blocking: ReturnType<typeof blockingStore> | undefined;
  #companies: ReturnType<typeof companyDirectory> | undefined;
  #people: ReturnType<typeof peopleDirectory> | undefined;
  #mailOffice: ReturnType<typeof mailOffice> | undefined;
  #health: ReturnType<typeof healthStore> | undefined;

  /** @param address The address that the person calls from, for what is recorded. */
  constructor(connection: Connection, session: LiveSession, address: string) {
    this.#connection = connection;
    this.#session = session;
    this.#address = address;
    this.#scope = scopeOf(session, connection.now);
  }

  get company() {
    return (this.#company ??= companyStore(this.#connection, this.#scope, this.#session.member));
  }
  get devices() {
    return (this.#devices ??= deviceStore(this.#connection, this.#scope));
  }
  get usage() {
    return (this.#usage ??= usageStore(this.#connection, this.#scope));
  }
  get favourites() {
    return (this.#favourites ??= favouriteStore(this.#connection, this.#scope));
  }
  get commands() {
    return (this.#commands ??= commandStore(this.#connection, this.#scope, this.#session.member));
  }
  get wake() {
    return (this.#wake ??= wakeStore(this.#connection, this.#scope));
  }
  get remote() {
    return (this.#remote ??= remoteStore(this.#connection, this.#scope, this.#session.member));
  }
  get remoteAccess() {
    return (this.#remoteAccess ??= permissionStore(this.#connection, this.#session));
  }
  get recordings() {
    return (this.#recordings ??= recordingStore(this.#connection, this.#scope));
  }
  get runningSessions() {
    return (this.#runningSessions ??= runningSessionStore(this.#connection, this.#scope, this.#session.member));
  }
  get enrolments() {
    return (this.#enrolments ??= enrolmentRecords(this.#connection, this.#scope));
  }
  get rollouts() {
    return (this.#rollouts ??= rolloutStore(this.#connection, this.#scope));
  }
  get groups() {
    return (this.#groups ??= groupStore(this.#connection, this.#scope));
  }
  get tags() {
    return (this.#tags ??= tagStore(this.#connection, this.#scope));
  }
  get tagSheet() {
    return (this.#tagSheet ??= tagSheetStore(this.#connection, this.#scope));
  }
  get groupEditor() {
    return (this.#groupEditor ??= groupEditor(this.#connection, this.#scope));
  }
  get notices() {
    return (this.#notices ??= noticeEditor(this.#connection));
  }
  get groupLinks() {
    return (this.#groupLinks ??= groupLinkStore(this.#connection, this.#scope));
  }
  get audit() {
    return (this.#audit ??= auditOfCall(this.#connection, this.#scope, {
      member: this.#session.member,
      address: this.#address,
    }));
  }
  get approvals() {
    return (this.#approvals ??= approvalStore(this.#connection, this.#scope));
  }
  get delegation() {
    return (this.#delegation ??= delegationStore(this.#connection, this.#scope));
  }
  get tickets() {
    return (this.#tickets ??= ticketStore(this.#connection, this.#scope, this.#session.member));
  }
  get history() {
    return (this.#history ??= historyStore(this.#connection, this.#scope));
  }
  get ranks() {
    return (this.#ranks ??= rankStore(this.#connection, this.#scope));
  }
  get charts() {
    return (this.#charts ??= chartStore(this.#connection, this.#scope));
  }
  get overview() {
    return (this.#overview ??= overviewStore(this.#connection, this.#scope));
  }
  get inbox() {
    return (this.#inbox ??= inboxStore(this.#connection, this.#scope, this.#session.member));
  }
  get savedViews() {
    return (this.#savedViews ??= savedViewStore(this.#connection, this.#scope, this.#session.member));
  }
  get payments() {
    return (this.#payments ??= paymentStore(this.#connection, this.#scope, this.#session.member));
  }
  get exports() {
    return (this.#exports ??= exportStore(this.#connection, this.#scope));
  }
  get exportSources() {
    return (this.#exportSources ??= exportSourceStore(this.#connection, this.#scope, this.#session.member));
  }
  get events() {
    return (this.#events ??= personEventStore(this.#connection, this.#scope, this.#session));
  }
  get profile() {
    return (this.#profile ??= ownProfileStore(this.#connection, this.#session));
  }
  get users() {
    return (this.#users ??= userStore(this.#connection, this.#scope, this.#session));
  }
  get approvers() {
    return (this.#approvers ??= approverStore(this.#connection, this.#scope));
  }
  get images() {
    return (this.#images ??= ownImageStore(this.#connection, this.#scope));
  }
  get functionSettings() {
    return (this.#functionSettings ??= functionSettingsStore(this.#connection, this.#scope));
  }
  get blocking() {
    return (this.#blocking ??= blockingStore(this.#connection, this.#scope));
  }
  get companies() {
    return (this.#companies ??= companyDirectory(this.#connection));
  }
  get people() {
    return (this.#people ??= peopleDirectory(this.#connection, this.#scope));
  }
  get mailOffice() {
    return (this.#mailOffice ??= mailOffice(this.#connection));
  }
  get health() {
    return (this.#health ??= healthStore(this.#connection));
  }
}
