// Generated from the folders of i18n by `npm run generate`. Do not edit.
import type { Language } from '@remote-console/domain';
import type { TextLoaders } from '../areas.ts';
import type { accountPages } from '../ko/accountPages.ts';
import type { accounts } from '../ko/accounts.ts';
import type { approvals } from '../ko/approvals.ts';
import type { common } from '../ko/common.ts';
import type { deviceCommands } from '../ko/deviceCommands.ts';
import type { deviceFilter } from '../ko/deviceFilter.ts';
import type { devices } from '../ko/devices.ts';
import type { dialogs } from '../ko/dialogs.ts';
import type { downloads } from '../ko/downloads.ts';
import type { frame } from '../ko/frame.ts';
import type { groupPages } from '../ko/groupPages.ts';
import type { groups } from '../ko/groups.ts';
import type { history } from '../ko/history.ts';
import type { inbox } from '../ko/inbox.ts';
import type { legal } from '../ko/legal.ts';
import type { license } from '../ko/license.ts';
import type { messages } from '../ko/messages.ts';
import type { notices } from '../ko/notices.ts';
import type { operator } from '../ko/operator.ts';
import type { overview } from '../ko/overview.ts';
import type { partners } from '../ko/partners.ts';
import type { policies } from '../ko/policies.ts';
import type { remote } from '../ko/remote.ts';
import type { remoteFiles } from '../ko/remoteFiles.ts';
import type { remoteRecordings } from '../ko/remoteRecordings.ts';
import type { remoteScreen } from '../ko/remoteScreen.ts';
import type { remoteTerminal } from '../ko/remoteTerminal.ts';
import type { savedViews } from '../ko/savedViews.ts';
import type { tags } from '../ko/tags.ts';
import type { tickets } from '../ko/tickets.ts';
import type { users } from '../ko/users.ts';

/** The Korean texts of every area, as types: they name the keys and the placeholders. */
export interface AreaTexts {
  readonly accountPages: typeof accountPages;
  readonly accounts: typeof accounts;
  readonly approvals: typeof approvals;
  readonly common: typeof common;
  readonly deviceCommands: typeof deviceCommands;
  readonly deviceFilter: typeof deviceFilter;
  readonly devices: typeof devices;
  readonly dialogs: typeof dialogs;
  readonly downloads: typeof downloads;
  readonly frame: typeof frame;
  readonly groupPages: typeof groupPages;
  readonly groups: typeof groups;
  readonly history: typeof history;
  readonly inbox: typeof inbox;
  readonly legal: typeof legal;
  readonly license: typeof license;
  readonly messages: typeof messages;
  readonly notices: typeof notices;
  readonly operator: typeof operator;
  readonly overview: typeof overview;
  readonly partners: typeof partners;
  readonly policies: typeof policies;
  readonly remote: typeof remote;
  readonly remoteFiles: typeof remoteFiles;
  readonly remoteRecordings: typeof remoteRecordings;
  readonly remoteScreen: typeof remoteScreen;
  readonly remoteTerminal: typeof remoteTerminal;
  readonly savedViews: typeof savedViews;
  readonly tags: typeof tags;
  readonly tickets: typeof tickets;
  readonly users: typeof users;
}

/** Where each text file is. Any bundler splits them, and a page loads one language of the areas it shows. */
export const TEXT_LOADERS: Readonly<Record<Language, TextLoaders>> = {
  ko: {
    accountPages: async () => (await import('../ko/accountPages.ts')).accountPages,
    accounts: async () => (await import('../ko/accounts.ts')).accounts,
    approvals: async () => (await import('../ko/approvals.ts')).approvals,
    common: async () => (await import('../ko/common.ts')).common,
    deviceCommands: async () => (await import('../ko/deviceCommands.ts')).deviceCommands,
    deviceFilter: async () => (await import('../ko/deviceFilter.ts')).deviceFilter,
    devices: async () => (await import('../ko/devices.ts')).devices,
    dialogs: async () => (await import('../ko/dialogs.ts')).dialogs,
    downloads: async () => (await import('../ko/downloads.ts')).downloads,
    frame: async () => (await import('../ko/frame.ts')).frame,
    groupPages: async () => (await import('../ko/groupPages.ts')).groupPages,
    groups: async () => (await import('../ko/groups.ts')).groups,
    history: async () => (await import('../ko/history.ts')).history,
    inbox: async () => (await import('../ko/inbox.ts')).inbox,
    legal: async () => (await import('../ko/legal.ts')).legal,
    license: async () => (await import('../ko/license.ts')).license,
    messages: async () => (await import('../ko/messages.ts')).messages,
    notices: async () => (await import('../ko/notices.ts')).notices,
    operator: async () => (await import('../ko/operator.ts')).operator,
    overview: async () => (await import('../ko/overview.ts')).overview,
    partners: async () => (await import('../ko/partners.ts')).partners,
    policies: async () => (await import('../ko/policies.ts')).policies,
    remote: async () => (await import('../ko/remote.ts')).remote,
    remoteFiles: async () => (await import('../ko/remoteFiles.ts')).remoteFiles,
    remoteRecordings: async () => (await import('../ko/remoteRecordings.ts')).remoteRecordings,
    remoteScreen: async () => (await import('../ko/remoteScreen.ts')).remoteScreen,
    remoteTerminal: async () => (await import('../ko/remoteTerminal.ts')).remoteTerminal,
    savedViews: async () => (await import('../ko/savedViews.ts')).savedViews,
    tags: async () => (await import('../ko/tags.ts')).tags,
    tickets: async () => (await import('../ko/tickets.ts')).tickets,
    users: async () => (await import('../ko/users.ts')).users,
  },
  en: {
    accountPages: async () => (await import('../en/accountPages.ts')).accountPages,
    accounts: async () => (await import('../en/accounts.ts')).accounts,
    approvals: async () => (await import('../en/approvals.ts')).approvals,
    common: async () => (await import('../en/common.ts')).common,
    deviceCommands: async () => (await import('../en/deviceCommands.ts')).deviceCommands,
    deviceFilter: async () => (await import('../en/deviceFilter.ts')).deviceFilter,
    devices: async () => (await import('../en/devices.ts')).devices,
    dialogs: async () => (await import('../en/dialogs.ts')).dialogs,
    downloads: async () => (await import('../en/downloads.ts')).downloads,
    frame: async () => (await import('../en/frame.ts')).frame,
    groupPages: async () => (await import('../en/groupPages.ts')).groupPages,
    groups: async () => (await import('../en/groups.ts')).groups,
    history: async () => (await import('../en/history.ts')).history,
    inbox: async () => (await import('../en/inbox.ts')).inbox,
    legal: async () => (await import('../en/legal.ts')).legal,
    license: async () => (await import('../en/license.ts')).license,
    messages: async () => (await import('../en/messages.ts')).messages,
    notices: async () => (await import('../en/notices.ts')).notices,
    operator: async () => (await import('../en/operator.ts')).operator,
    overview: async () => (await import('../en/overview.ts')).overview,
    partners: async () => (await import('../en/partners.ts')).partners,
    policies: async () => (await import('../en/policies.ts')).policies,
    remote: async () => (await import('../en/remote.ts')).remote,
    remoteFiles: async () => (await import('../en/remoteFiles.ts')).remoteFiles,
    remoteRecordings: async () => (await import('../en/remoteRecordings.ts')).remoteRecordings,
    remoteScreen: async () => (await import('../en/remoteScreen.ts')).remoteScreen,
    remoteTerminal: async () => (await import('../en/remoteTerminal.ts')).remoteTerminal,
    savedViews: async () => (await import('../en/savedViews.ts')).savedViews,
    tags: async () => (await import('../en/tags.ts')).tags,
    tickets: async () => (await import('../en/tickets.ts')).tickets,
    users: async () => (await import('../en/users.ts')).users,
  },
  ja: {
    accountPages: async () => (await import('../ja/accountPages.ts')).accountPages,
    accounts: async () => (await import('../ja/accounts.ts')).accounts,
    approvals: async () => (await import('../ja/approvals.ts')).approvals,
    common: async () => (await import('../ja/common.ts')).common,
    deviceCommands: async () => (await import('../ja/deviceCommands.ts')).deviceCommands,
    deviceFilter: async () => (await import('../ja/deviceFilter.ts')).deviceFilter,
    devices: async () => (await import('../ja/devices.ts')).devices,
    dialogs: async () => (await import('../ja/dialogs.ts')).dialogs,
    downloads: async () => (await import('../ja/downloads.ts')).downloads,
    frame: async () => (await import('../ja/frame.ts')).frame,
    groupPages: async () => (await import('../ja/groupPages.ts')).groupPages,
    groups: async () => (await import('../ja/groups.ts')).groups,
    history: async () => (await import('../ja/history.ts')).history,
    inbox: async () => (await import('../ja/inbox.ts')).inbox,
    legal: async () => (await import('../ja/legal.ts')).legal,
    license: async () => (await import('../ja/license.ts')).license,
    messages: async () => (await import('../ja/messages.ts')).messages,
    notices: async () => (await import('../ja/notices.ts')).notices,
    operator: async () => (await import('../ja/operator.ts')).operator,
    overview: async () => (await import('../ja/overview.ts')).overview,
    partners: async () => (await import('../ja/partners.ts')).partners,
    policies: async () => (await import('../ja/policies.ts')).policies,
    remote: async () => (await import('../ja/remote.ts')).remote,
    remoteFiles: async () => (await import('../ja/remoteFiles.ts')).remoteFiles,
    remoteRecordings: async () => (await import('../ja/remoteRecordings.ts')).remoteRecordings,
    remoteScreen: async () => (await import('../ja/remoteScreen.ts')).remoteScreen,
    remoteTerminal: async () => (await import('../ja/remoteTerminal.ts')).remoteTerminal,
    savedViews: async () => (await import('../ja/savedViews.ts')).savedViews,
    tags: async () => (await import('../ja/tags.ts')).tags,
    tickets: async () => (await import('../ja/tickets.ts')).tickets,
    users: async () => (await import('../ja/users.ts')).users,
  },
};

/** All areas. */
export const TEXT_AREAS = [
  'accountPages',
  'accounts',
  'approvals',
  'common',
  'deviceCommands',
  'deviceFilter',
  'devices',
  'dialogs',
  'downloads',
  'frame',
  'groupPages',
  'groups',
  'history',
  'inbox',
  'legal',
  'license',
  'messages',
  'notices',
  'operator',
  'overview',
  'partners',
  'policies',
  'remote',
  'remoteFiles',
  'remoteRecordings',
  'remoteScreen',
  'remoteTerminal',
  'savedViews',
  'tags',
  'tickets',
  'users',
] as const satisfies readonly (keyof AreaTexts)[];
