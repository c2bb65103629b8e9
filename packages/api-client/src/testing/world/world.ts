import { buildGroupTree, type GroupTree, type PasswordLevel } from '@remote-console/domain';
import type {
  CompanyDetail,
  ConsoleEvent,
  DailyUse,
  Device,
  DeviceSummary,
  FoundPerson,
  Group,
  GroupDetail,
  DeviceTag,
  GroupLink,
  LicenseCapacity,
  Notice,
  OperatedCompany,
  PendingMail,
  Profile,
  ServerHealth,
  ThresholdAlert,
  Ticket,
  User,
} from '../../contract.ts';
import type { WorldApproval } from './approvals.ts';
import { type Caller, opensGroup } from './callers.ts';
import type { WorldDelegations } from './teamApprovals.ts';
import type { WorldInboxChoices, WorldInboxItem } from './inbox.ts';
import type { WorldSavedView } from './savedViews.ts';

/** What the world knows about one company. */
export interface WorldState {
  devices: Device[];
  groups: Group[];
  /** The tags of the company; those of its devices when left out. */
  tags: readonly DeviceTag[];
  /** What is known about groups besides their list, by ID. */
  groupDetails: Readonly<Record<number, Partial<GroupDetail>>>;
  users: User[];
  /** The account type that people had before they became sub-managers, by ID. */
  previousTypes: Readonly<Record<number, number | null>>;
  /** How strict the company is about passwords. */
  passwordLevel: PasswordLevel;
  /** Who has access to which group. */
  links: GroupLink[];
  /** The thresholds of groups, by ID. */
  thresholds: Readonly<Record<number, ThresholdAlert[]>>;
  /** The codes of device alerts whose cause persists, by device ID. */
  openAlerts: Readonly<Record<number, readonly string[]>>;
  savedViews: readonly WorldSavedView[];
  /** How many sessions started on the last days, today last. */
  dailyUse: readonly DailyUse[];
  licenseCapacity: LicenseCapacity;
  /** Requests to access devices. */
  approvals: WorldApproval[];
  /** The delegates of approvers who are away, by the ID of the approver. */
  delegations: WorldDelegations;
  /** The tickets of temporary users. */
  tickets: Ticket[];
  notices: Notice[];
  /** What concerns people. */
  inbox: readonly WorldInboxItem[];
  inboxChoices: WorldInboxChoices;
  /** What the service operator sees: companies, with the details of each by ID, people, emails, the server. */
  companies: OperatedCompany[];
  companyTimelines: Readonly<Record<number, Pick<CompanyDetail, 'counts' | 'licenses'>>>;
  foundPeople: FoundPerson[];
  pendingMails: PendingMail[];
  /** The state of the server; healthy while it is null. */
  health: ServerHealth | null;
  /** Whoever is signed in. */
  profile: Profile | null;
  /** The parts of the summary besides its counts: the license and the settings of the company. */
  summary: Partial<DeviceSummary>;
  /** The time by the clock of the world; epoch milliseconds. */
  now: number;
}

/** Whom an event concerns. */
export type Concerns = (caller: Caller) => boolean;

type DeviceEvent = Exclude<Extract<ConsoleEvent, { deviceId: number }>['type'], 'device_added' | 'command_changed'>;

/** A company in memory that answers change. */
export interface World {
  readonly state: WorldState;
  /** The groups as a tree. */
  readonly tree: () => GroupTree<Group>;
  readonly group: (pk: unknown) => Group | undefined;
  readonly changeGroup: (pk: number, change: Partial<Group>) => void;
  readonly changeUser: (pk: number, change: Partial<User>) => void;
  /** A person as sent: with the approver's current name. */
  readonly userRecord: (user: User) => User;
  /** An ID that is not taken yet. */
  readonly nextId: () => number;
  /** Notifies open screens that something has changed. */
  readonly tell: (event: ConsoleEvent, concerns: Concerns) => void;
  /** The same for a device, to whoever may open its group. */
  readonly tellDevice: (type: DeviceEvent, device: Pick<Device, 'id' | 'groupId'>) => void;
  /** Sends events to a listener from now on; the returned function ends that. */
  readonly listen: (listener: (event: ConsoleEvent, concerns: Concerns) => void) => () => void;
}

/** Above every ID used in test data. */
const FIRST_NEW_PK = 1001;
const START = Date.parse('2026-11-21T03:00:00Z');

/** Each tag of a device, without duplicates. */
const tagsOfDevices = (devices: readonly Device[]): DeviceTag[] => [
  ...new Map(devices.flatMap(({ tags }) => tags).map((tag) => [tag.id, tag])).values(),
];

/** Creates the world. */
export function createWorld(start: Partial<WorldState>): World {
  const state: WorldState = {
    devices: [],
    groups: [],
    tags: tagsOfDevices(start.devices ?? []),
    groupDetails: {},
    users: [],
    previousTypes: {},
    passwordLevel: 2,
    links: [],
    thresholds: {},
    openAlerts: {},
    savedViews: [],
    dailyUse: [],
    licenseCapacity: { volume: 0, devices: 0, expires: null, counts: [] },
    approvals: [],
    delegations: {},
    tickets: [],
    notices: [],
    inbox: [],
    inboxChoices: {},
    companies: [],
    companyTimelines: {},
    foundPeople: [],
    pendingMails: [],
    health: null,
    profile: null,
    summary: {},
    now: START,
    ...start,
  };
  let next = FIRST_NEW_PK;
  const listeners = new Set<(event: ConsoleEvent, concerns: Concerns) => void>();
  const world: World = {
    state,
    tree: () => buildGroupTree(state.groups, 'en'),
    group: (pk) => state.groups.find((group) => group.id === Number(pk)),
    changeGroup: (pk, change) => {
      state.groups = state.groups.map((group) => (group.id === pk ? { ...group, ...change } : group));
    },
    changeUser: (pk, change) => {
      state.users = state.users.map((user) => (user.id === pk ? { ...user, ...change } : user));
    },
    userRecord: (user) => {
      const approver = state.users.find(({ id }) => id === user.approverId);
      return approver ? { ...user, approverLoginId: approver.loginId, approverName: approver.name } : user;
    },
    nextId: () => next++,
    tell: (event, concerns) => {
      for (const listener of listeners) listener(event, concerns);
    },
    tellDevice: (type, { id, groupId }) =>
      world.tell({ type, deviceId: id }, (caller) => opensGroup(world, caller, groupId)),
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return world;
}

/** One page of a list, as requested. */
export function pageOf<Item>(
  items: readonly Item[],
  query: { readonly get: (name: 'limit' | 'offset') => string | null },
): { status: 200; meta: { totalCount: number }; objects: Item[] } {
  const offset = Number(query.get('offset') ?? 0);
  const objects = items.slice(offset, offset + Number(query.get('limit') ?? 10));
  return { status: 200, meta: { totalCount: items.length }, objects };
}

/** Text in the form in which a search compares it. */
export const fold = (text: string): string => text.normalize('NFKC').toLowerCase();
