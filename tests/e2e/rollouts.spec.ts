import { expect, type Locator } from '@playwright/test';
import { foundFleetCompany } from './kit/company.ts';
import { openAs } from './kit/openAs.ts';
import { makeGroup } from './kit/groups.ts';
import { type AgentAnswer, playDevice, server } from './kit/server.ts';
import { test } from './kit/test.ts';
import { label } from './kit/texts.ts';

const OLD = '0.0.9';
const NEW = '0.1.0';

/** The rollout itself has ended: its devices and their tab have the same word. */
async function showsFinished(part: Locator): Promise<void> {
  const card = part.getByRole('region', { name: label('downloads', 'rolloutVersion', { version: NEW }) });
  await expect(card.getByText(label('downloads', 'rollout_finished'), { exact: true })).toBeVisible();
}

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
  expect(agents.map(({ received }) => received.length)).toEqual([1, 0, 0]);

  isDiskFull = false;
  await part.getByRole('button', { name: label('downloads', 'rolloutRetry') }).click();
  await showsFinished(part);
  await expect(failed).not.toContainText('The disk is full.');
  expect(agents.map(({ received }) => received.map(({ type, value }) => `${type} ${value}`))).toEqual([
    [`update ${NEW}`, `update ${NEW}`],
    [`update ${NEW}`],
    [`update ${NEW}`],
  ]);
  await Promise.all(agents.map(({ stop }) => stop()));
});

test('a manager updates one group with its subgroups, and everything else afterwards', async ({ page }) => {
  const company = await foundFleetCompany('rollout-group');
  const headers = { token: company.token };
  const seoul = await makeGroup('Seoul', undefined, company);
  const lobby = await makeGroup('Lobby', seoul, company);
  const enrolmentInto = async (device_group_fk: number) => {
    const { data } = await server.POST('/enrolments', { headers, body: { label: 'group', device_group_fk } });
    return { enrolment: data?.objects[0]?.enrolment_token ?? '', version: OLD };
  };
  const outside = await playDevice('outside', { enrolment: company.enrolment, version: OLD });
  const inside = [
    await playDevice('seoul', await enrolmentInto(seoul)),
    await playDevice('lobby', await enrolmentInto(lobby)),
  ];
  const agents = [outside, ...inside].map((device) => device.obey());
  const asked = () => agents.map(({ received }) => received.length);
  await openAs(page, company.manager, '/ko/support/downloads');
  const part = page.getByRole('region', { name: label('downloads', 'rollout'), exact: true });
  const dialog = page.getByRole('dialog');
  const begin = async () => {
    await part.getByRole('button', { name: label('downloads', 'rolloutStart') }).click();
    return dialog.getByLabel(label('downloads', 'rolloutGroup'));
  };

  await (await begin()).selectOption({ label: 'Seoul' });
  await expect(dialog.getByText(label('downloads', 'rolloutBody', { count: 2 }))).toBeVisible();
  await dialog.getByRole('button', { name: label('downloads', 'rolloutConfirm') }).click();
  await expect(dialog).toBeHidden();
  await expect(part.getByText(label('downloads', 'rolloutInGroup', { group: 'Seoul' }))).toBeVisible();
  await showsFinished(part);
  expect(asked()).toEqual([0, 1, 1]);
  await expect(part.getByRole('row').filter({ hasText: outside.name })).toHaveCount(0);

  await begin();
  await dialog.getByRole('button', { name: label('downloads', 'rolloutConfirm') }).click();
  await expect(part.getByRole('row').filter({ hasText: outside.name })).toBeVisible();
  await expect.poll(() => asked()[0]).toBe(1);
  await Promise.all(agents.map(({ stop }) => stop()));
});
