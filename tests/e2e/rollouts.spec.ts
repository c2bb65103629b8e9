import { expect } from '@playwright/test';
import { foundFleetCompany } from './kit/company.ts';
import { openAs } from './kit/openAs.ts';
import { type AgentAnswer, playDevice } from './kit/server.ts';
import { test } from './kit/test.ts';
import { label } from './kit/texts.ts';

const OLD = '0.0.9';
const NEW = '0.1.0';

test('agents are updated in waves: a failure stops them, and they go on when the manager says so', async ({ page }) => {
  const company = await foundFleetCompany('rollout');
  const machine = { enrolment: company.enrolment, version: OLD };
  const devices = [
    await playDevice('one', machine),
    await playDevice('two', machine),
    await playDevice('three', machine),
  ];
  const [first] = devices;
  let isDiskFull = true;
  const answer: AgentAnswer = () =>
    isDiskFull ? { outcome: 'failed', reason: 'The disk is full.' } : { outcome: 'done' };
  const agents = devices.map((device) => device.obey(answer));
  await openAs(page, company.manager, '/ko/support/downloads');
  const part = page.getByRole('region', { name: label('downloads', 'rollout'), exact: true });
  await expect(part.getByText(label('downloads', 'rolloutOutdated', { count: 3, version: NEW }))).toBeVisible();

  await part.getByRole('button', { name: label('downloads', 'rolloutStart') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: label('downloads', 'rolloutConfirm') })
    .click();
  await expect(part.getByText(label('downloads', 'rolloutPausedNote', { count: 1 }))).toBeVisible();
  const failed = part.getByRole('row').filter({ hasText: first?.name ?? '' });
  await expect(failed).toContainText('The disk is full.');
  expect(agents.map(({ told }) => told.length)).toEqual([1, 0, 0]);

  isDiskFull = false;
  await part.getByRole('button', { name: label('downloads', 'rolloutRetry') }).click();
  await expect(part.getByText(label('downloads', 'rollout_finished'), { exact: true }).first()).toBeVisible();
  await expect(failed).not.toContainText('The disk is full.');
  expect(agents.map(({ told }) => told.map(({ type, value }) => `${type} ${value}`))).toEqual([
    [`update ${NEW}`, `update ${NEW}`],
    [`update ${NEW}`],
    [`update ${NEW}`],
  ]);
  await Promise.all(agents.map(({ stop }) => stop()));
});
