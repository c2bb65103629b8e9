import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_GROUP_NAMES, LANGUAGES, type Language } from '@remote-console/domain';
import { describe, expect, test } from 'vitest';
import { NOTICE_TEXTS } from '../../packages/server/src/accounts/accountNoticeTexts.ts';
import { EXPORT_WORDS } from '../../packages/server/src/history/exports/exportTexts.ts';
import { type TextArea, TEXT_LOADERS } from '../../packages/ui/src/i18n/areas.ts';
import { ROOT } from '../reports/folder.ts';

/** Words of exported tables, each with the screen text that shows the same. */
const WORDS = [
  ['access', 'frame', 'pageAccessLog'],
  ['deleted', 'frame', 'pageDeletedDevices'],
  ['approvals', 'frame', 'pageApprovalHistory'],
  ['user', 'history', 'user'],
  ['device', 'history', 'device'],
  ['online', 'common', 'online'],
  ['offline', 'common', 'offline'],
  ['memo', 'devices', 'columnMemo'],
  ['group', 'devices', 'columnGroup'],
  ['defaultGroup', 'groups', 'defaultGroup'],
  ['rootGroup', 'groups', 'rootGroup'],
  ['tags', 'devices', 'columnTags'],
  ['publicAddress', 'history', 'publicAddress'],
  ['privateAddress', 'history', 'innerAddress'],
  ['version', 'devices', 'rowAgent'],
  ['lastConnected', 'devices', 'columnLastConnected'],
  ['start', 'history', 'accessStart'],
  ['end', 'history', 'accessEnd'],
  ['running', 'history', 'running'],
  ['fileName', 'history', 'fileName'],
  ['direction', 'history', 'direction'],
  ['browser', 'history', 'browser'],
  ['result', 'history', 'outcome'],
  ['succeeded', 'history', 'outcome_success'],
  ['refused', 'history', 'outcome_refused'],
  ['act', 'history', 'act'],
  ['subject', 'history', 'subject'],
  ['change', 'history', 'change'],
  ['doneBySystem', 'history', 'doneBySystem'],
  ['address', 'history', 'address'],
  ['deletedAt', 'history', 'deletedAt'],
  ['requester', 'approvals', 'requester'],
  ['approver', 'approvals', 'approver'],
  ['proposed', 'approvals', 'columnProposed'],
  ['reason', 'approvals', 'reason'],
  ['rejected', 'approvals', 'stateRejected'],
  ['approved', 'approvals', 'stateApproved'],
  ['deviceGone', 'approvals', 'stateDeviceDeleted'],
] as const satisfies readonly (readonly [keyof (typeof EXPORT_WORDS)[Language], TextArea, string])[];

const textsOf = async (language: Language, area: TextArea) =>
  new Map(Object.entries<string>(await TEXT_LOADERS[language][area]()));

describe.each(LANGUAGES)('what the server writes in %s', (language) => {
  test.each(WORDS)('says %s as the console does', async (word, area, key) => {
    expect(EXPORT_WORDS[language][word]).toBe((await textsOf(language, area)).get(key));
  });

  test('calls the default group as the console does', async () => {
    expect(DEFAULT_GROUP_NAMES[language]).toBe((await textsOf(language, 'groups')).get('defaultGroup'));
  });

  test('names every act of the administration history as the console does', async () => {
    const texts = await textsOf(language, 'history');
    const acts = Object.entries(EXPORT_WORDS[language].acts);
    expect(acts).toEqual(acts.map(([act]) => [act, texts.get(`act_${act}`)]));
  });

  test('names the link of the login page that leads to a new password', async () => {
    const link = (await textsOf(language, 'accounts')).get('findIdOrPassword') ?? 'no link';
    const quoted = { ko: `‘${link}’`, en: `“${link}”`, ja: `「${link}」` }[language];
    expect(NOTICE_TEXTS[language].advice).toContain(quoted);
    expect(readFileSync(path.join(ROOT, `packages/console/public/faq/${language}.html`), 'utf8')).toContain(quoted);
  });
});
