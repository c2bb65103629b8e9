import type { accountPages } from './ko/accountPages.ts';
import type { accounts } from './ko/accounts.ts';
import type { common } from './ko/common.ts';
import type { deviceCommands } from './ko/deviceCommands.ts';
import type { deviceFilter } from './ko/deviceFilter.ts';
import type { savedViews } from './ko/savedViews.ts';
import type { devices } from './ko/devices.ts';
import type { dialogs } from './ko/dialogs.ts';
import type { frame } from './ko/frame.ts';
import type { groups } from './ko/groups.ts';
import type { groupPages } from './ko/groupPages.ts';
import type { legal } from './ko/legal.ts';
import type { messages } from './ko/messages.ts';
import type { notices } from './ko/notices.ts';
import type { partners } from './ko/partners.ts';
import type { users } from './ko/users.ts';
import type { policies } from './ko/policies.ts';
import type { approvals } from './ko/approvals.ts';
import type { tags } from './ko/tags.ts';
import type { tickets } from './ko/tickets.ts';
import type { license } from './ko/license.ts';
import type { downloads } from './ko/downloads.ts';
import type { history } from './ko/history.ts';
import type { inbox } from './ko/inbox.ts';
import type { operator } from './ko/operator.ts';
import type { overview } from './ko/overview.ts';
import type { remote } from './ko/remote.ts';
import type { remoteScreen } from './ko/remoteScreen.ts';
import type { remoteTerminal } from './ko/remoteTerminal.ts';
import type { remoteFiles } from './ko/remoteFiles.ts';
import type { remoteRecordings } from './ko/remoteRecordings.ts';
import type { Language } from '@remote-console/domain';

/** The Korean texts of every area, as types: they name the keys and the placeholders. */
export interface AreaTexts {
  readonly common: typeof common;
  readonly dialogs: typeof dialogs;
  readonly messages: typeof messages;
  readonly accounts: typeof accounts;
  readonly accountPages: typeof accountPages;
  readonly legal: typeof legal;
  readonly devices: typeof devices;
  readonly deviceCommands: typeof deviceCommands;
  readonly deviceFilter: typeof deviceFilter;
  readonly savedViews: typeof savedViews;
  readonly groups: typeof groups;
  readonly groupPages: typeof groupPages;
  readonly notices: typeof notices;
  readonly partners: typeof partners;
  readonly users: typeof users;
  readonly policies: typeof policies;
  readonly approvals: typeof approvals;
  readonly tags: typeof tags;
  readonly tickets: typeof tickets;
  readonly license: typeof license;
  readonly downloads: typeof downloads;
  readonly history: typeof history;
  readonly inbox: typeof inbox;
  readonly operator: typeof operator;
  readonly overview: typeof overview;
  readonly remote: typeof remote;
  readonly frame: typeof frame;
  readonly remoteScreen: typeof remoteScreen;
  readonly remoteTerminal: typeof remoteTerminal;
  readonly remoteFiles: typeof remoteFiles;
  readonly remoteRecordings: typeof remoteRecordings;
}

/** One text file per language. */
export type TextArea = keyof AreaTexts;

/** The texts of an area in any language: the keys of the Korean file, all of them. */
export type TextsOf<Area extends TextArea> = Readonly<Record<keyof AreaTexts[Area], string>>;

type Loaders = { readonly [Area in TextArea]: () => Promise<TextsOf<Area>> };

/**
 * Where each text file is. Every import is written out, so that any bundler splits them and a page loads one language
 * of the areas it shows.
 */
export const TEXT_LOADERS: Readonly<Record<Language, Loaders>> = {
  ko: {
    common: async () => (await import('./ko/common.ts')).common,
    dialogs: async () => (await import('./ko/dialogs.ts')).dialogs,
    messages: async () => (await import('./ko/messages.ts')).messages,
    accounts: async () => (await import('./ko/accounts.ts')).accounts,
    accountPages: async () => (await import('./ko/accountPages.ts')).accountPages,
    legal: async () => (await import('./ko/legal.ts')).legal,
    devices: async () => (await import('./ko/devices.ts')).devices,
    deviceCommands: async () => (await import('./ko/deviceCommands.ts')).deviceCommands,
    deviceFilter: async () => (await import('./ko/deviceFilter.ts')).deviceFilter,
    savedViews: async () => (await import('./ko/savedViews.ts')).savedViews,
    groups: async () => (await import('./ko/groups.ts')).groups,
    groupPages: async () => (await import('./ko/groupPages.ts')).groupPages,
    notices: async () => (await import('./ko/notices.ts')).notices,
    partners: async () => (await import('./ko/partners.ts')).partners,
    users: async () => (await import('./ko/users.ts')).users,
    policies: async () => (await import('./ko/policies.ts')).policies,
    approvals: async () => (await import('./ko/approvals.ts')).approvals,
    tags: async () => (await import('./ko/tags.ts')).tags,
    tickets: async () => (await import('./ko/tickets.ts')).tickets,
    license: async () => (await import('./ko/license.ts')).license,
    downloads: async () => (await import('./ko/downloads.ts')).downloads,
    history: async () => (await import('./ko/history.ts')).history,
    inbox: async () => (await import('./ko/inbox.ts')).inbox,
    operator: async () => (await import('./ko/operator.ts')).operator,
    overview: async () => (await import('./ko/overview.ts')).overview,
    remote: async () => (await import('./ko/remote.ts')).remote,
    frame: async () => (await import('./ko/frame.ts')).frame,
    remoteScreen: async () => (await import('./ko/remoteScreen.ts')).remoteScreen,
    remoteTerminal: async () => (await import('./ko/remoteTerminal.ts')).remoteTerminal,
    remoteFiles: async () => (await import('./ko/remoteFiles.ts')).remoteFiles,
    remoteRecordings: async () => (await import('./ko/remoteRecordings.ts')).remoteRecordings,
  },
  en: {
    common: async () => (await import('./en/common.ts')).common,
    dialogs: async () => (await import('./en/dialogs.ts')).dialogs,
    messages: async () => (await import('./en/messages.ts')).messages,
    accounts: async () => (await import('./en/accounts.ts')).accounts,
    accountPages: async () => (await import('./en/accountPages.ts')).accountPages,
    legal: async () => (await import('./en/legal.ts')).legal,
    devices: async () => (await import('./en/devices.ts')).devices,
    deviceCommands: async () => (await import('./en/deviceCommands.ts')).deviceCommands,
    deviceFilter: async () => (await import('./en/deviceFilter.ts')).deviceFilter,
    savedViews: async () => (await import('./en/savedViews.ts')).savedViews,
    groups: async () => (await import('./en/groups.ts')).groups,
    groupPages: async () => (await import('./en/groupPages.ts')).groupPages,
    notices: async () => (await import('./en/notices.ts')).notices,
    partners: async () => (await import('./en/partners.ts')).partners,
    users: async () => (await import('./en/users.ts')).users,
    policies: async () => (await import('./en/policies.ts')).policies,
    approvals: async () => (await import('./en/approvals.ts')).approvals,
    tags: async () => (await import('./en/tags.ts')).tags,
    tickets: async () => (await import('./en/tickets.ts')).tickets,
    license: async () => (await import('./en/license.ts')).license,
    downloads: async () => (await import('./en/downloads.ts')).downloads,
    history: async () => (await import('./en/history.ts')).history,
    inbox: async () => (await import('./en/inbox.ts')).inbox,
    operator: async () => (await import('./en/operator.ts')).operator,
    overview: async () => (await import('./en/overview.ts')).overview,
    remote: async () => (await import('./en/remote.ts')).remote,
    frame: async () => (await import('./en/frame.ts')).frame,
    remoteScreen: async () => (await import('./en/remoteScreen.ts')).remoteScreen,
    remoteTerminal: async () => (await import('./en/remoteTerminal.ts')).remoteTerminal,
    remoteFiles: async () => (await import('./en/remoteFiles.ts')).remoteFiles,
    remoteRecordings: async () => (await import('./en/remoteRecordings.ts')).remoteRecordings,
  },
  ja: {
    common: async () => (await import('./ja/common.ts')).common,
    dialogs: async () => (await import('./ja/dialogs.ts')).dialogs,
    messages: async () => (await import('./ja/messages.ts')).messages,
    accounts: async () => (await import('./ja/accounts.ts')).accounts,
    accountPages: async () => (await import('./ja/accountPages.ts')).accountPages,
    legal: async () => (await import('./ja/legal.ts')).legal,
    devices: async () => (await import('./ja/devices.ts')).devices,
    deviceCommands: async () => (await import('./ja/deviceCommands.ts')).deviceCommands,
    deviceFilter: async () => (await import('./ja/deviceFilter.ts')).deviceFilter,
    savedViews: async () => (await import('./ja/savedViews.ts')).savedViews,
    groups: async () => (await import('./ja/groups.ts')).groups,
    groupPages: async () => (await import('./ja/groupPages.ts')).groupPages,
    notices: async () => (await import('./ja/notices.ts')).notices,
    partners: async () => (await import('./ja/partners.ts')).partners,
    users: async () => (await import('./ja/users.ts')).users,
    policies: async () => (await import('./ja/policies.ts')).policies,
    approvals: async () => (await import('./ja/approvals.ts')).approvals,
    tags: async () => (await import('./ja/tags.ts')).tags,
    tickets: async () => (await import('./ja/tickets.ts')).tickets,
    license: async () => (await import('./ja/license.ts')).license,
    downloads: async () => (await import('./ja/downloads.ts')).downloads,
    history: async () => (await import('./ja/history.ts')).history,
    inbox: async () => (await import('./ja/inbox.ts')).inbox,
    operator: async () => (await import('./ja/operator.ts')).operator,
    overview: async () => (await import('./ja/overview.ts')).overview,
    remote: async () => (await import('./ja/remote.ts')).remote,
    frame: async () => (await import('./ja/frame.ts')).frame,
    remoteScreen: async () => (await import('./ja/remoteScreen.ts')).remoteScreen,
    remoteTerminal: async () => (await import('./ja/remoteTerminal.ts')).remoteTerminal,
    remoteFiles: async () => (await import('./ja/remoteFiles.ts')).remoteFiles,
    remoteRecordings: async () => (await import('./ja/remoteRecordings.ts')).remoteRecordings,
  },
};

/** All areas. */
export const TEXT_AREAS = [
  'common',
  'dialogs',
  'messages',
  'accounts',
  'accountPages',
  'legal',
  'devices',
  'deviceCommands',
  'deviceFilter',
  'savedViews',
  'groups',
  'groupPages',
  'notices',
  'partners',
  'users',
  'policies',
  'approvals',
  'tags',
  'tickets',
  'license',
  'downloads',
  'history',
  'inbox',
  'operator',
  'overview',
  'remote',
  'frame',
  'remoteScreen',
  'remoteTerminal',
  'remoteFiles',
  'remoteRecordings',
] as const satisfies readonly TextArea[];
