import { type AccessOutcome, type administrationAct, inEveryLanguage, type Language } from '@remote-console/domain';
import type { ChangeTexts } from '@remote-console/texts';
import { textsInEveryLanguage } from '@remote-console/texts/server';

const [common, frame, history, devices, groups, approvals, users, policies, groupPages, license, tags, own] =
  await Promise.all([
    textsInEveryLanguage('common'),
    textsInEveryLanguage('frame'),
    textsInEveryLanguage('history'),
    textsInEveryLanguage('devices'),
    textsInEveryLanguage('groups'),
    textsInEveryLanguage('approvals'),
    textsInEveryLanguage('users'),
    textsInEveryLanguage('policies'),
    textsInEveryLanguage('groupPages'),
    textsInEveryLanguage('license'),
    textsInEveryLanguage('tags'),
    textsInEveryLanguage('exportedTables'),
  ]);

/** The words of a language: those of the page that shows the same, and else of the tables' own. */
function wordsIn(language: Language) {
  const [onAnyPage, inFrame, inHistory, ofDevices, ofGroups, ofApprovals, ofTables] = [
    common[language],
    frame[language],
    history[language],
    devices[language],
    groups[language],
    approvals[language],
    own[language],
  ] as const;
  const changes: ChangeTexts = {
    history: inHistory,
    users: users[language],
    policies: policies[language],
    groupPages: groupPages[language],
    groups: ofGroups,
    license: license[language],
    tags: tags[language],
  };
  return {
    changes,
    devices: ofTables('devices'),
    remote: inFrame('pageRemoteLog'),
    files: inFrame('pageTransferLog'),
    alerts: inFrame('pageAlertLog'),
    access: inFrame('pageAccessLog'),
    deleted: inFrame('pageDeletedDevices'),
    approvals: inFrame('pageApprovalHistory'),
    user: inHistory('user'),
    device: inHistory('device'),
    state: ofDevices('columnState'),
    online: onAnyPage('online'),
    offline: onAnyPage('offline'),
    memo: ofDevices('columnMemo'),
    group: ofDevices('columnGroup'),
    tags: ofDevices('columnTags'),
    system: ofDevices('rowOs'),
    publicAddress: inHistory('publicAddress'),
    privateAddress: inHistory('innerAddress'),
    viewerPublicAddress: ofTables('viewerPublicAddress'),
    viewerPrivateAddress: ofTables('viewerPrivateAddress'),
    version: ofDevices('rowAgent'),
    lastConnected: ofDevices('columnLastConnected'),
    lastDisconnected: ofTables('lastDisconnected'),
    start: inHistory('accessStart'),
    end: inHistory('accessEnd'),
    running: inHistory('running'),
    secured: ofTables('secured'),
    yes: ofTables('yes'),
    no: ofTables('no'),
    fileName: inHistory('fileName'),
    direction: inHistory('direction'),
    toDevice: inHistory('userToDevice'),
    toUser: inHistory('deviceToUser'),
    size: ofTables('size'),
    time: ofDevices('auditTime'),
    alert: inHistory('alert'),
    value: ofTables('value'),
    unit: ofTables('unit'),
    browser: inHistory('browser'),
    result: inHistory('outcome'),
    resultName: (outcome: AccessOutcome) => inHistory(`outcome_${outcome}`),
    administration: inFrame('pageAdministrationLog'),
    act: inHistory('act'),
    subject: inHistory('subject'),
    change: inHistory('change'),
    doneBySystem: inHistory('doneBySystem'),
    address: inHistory('address'),
    actName: (act: ReturnType<typeof administrationAct>) => inHistory(`act_${act}`),
    deletedBy: inHistory('deletedBy'),
    name: ofDevices('columnName'),
    deletedAt: inHistory('deletedAt'),
    requester: ofApprovals('requester'),
    approver: ofApprovals('approver'),
    proposed: ofApprovals('columnProposed'),
    reason: ofApprovals('reason'),
    answer: ofTables('answer'),
    pending: ofTables('pending'),
    rejected: ofApprovals('stateRejected'),
    approved: ofApprovals('stateApproved'),
    deviceGone: ofApprovals('stateDeviceDeleted'),
    unknown: onAnyPage('stateUnknown'),
  };
}

/** The words of exported tables. */
export type ExportTexts = ReturnType<typeof wordsIn>;

/** The words of exported tables by language. */
export const EXPORT_WORDS: Readonly<Record<Language, ExportTexts>> = inEveryLanguage(wordsIn);
