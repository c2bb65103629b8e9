import { type administrationAct, inEveryLanguage, type Language } from '@remote-console/domain';
import { textsInEveryLanguage } from '@remote-console/texts/server';

const [common, frame, history, devices, groups, approvals, own] = await Promise.all([
  textsInEveryLanguage('common'),
  textsInEveryLanguage('frame'),
  textsInEveryLanguage('history'),
  textsInEveryLanguage('devices'),
  textsInEveryLanguage('groups'),
  textsInEveryLanguage('approvals'),
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
  return {
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
    defaultGroup: ofGroups('defaultGroup'),
    rootGroup: ofGroups('rootGroup'),
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
    succeeded: inHistory('outcome_success'),
    administration: inFrame('pageAdministrationLog'),
    act: inHistory('act'),
    subject: inHistory('subject'),
    change: inHistory('change'),
    doneBySystem: inHistory('doneBySystem'),
    address: inHistory('address'),
    actName: (act: ReturnType<typeof administrationAct>) => inHistory(`act_${act}`),
    refused: inHistory('outcome_refused'),
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
