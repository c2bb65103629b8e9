import { cp, lstat, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from './kit/agentTest.ts';
import { foundFleetCompany } from './kit/company.ts';
import { makeMember } from './kit/members.ts';
import { openAs } from './kit/openAs.ts';
import { consoleUrl, deviceRows } from './kit/person.ts';
import { server, tokenOf } from './kit/server.ts';
import { label } from './kit/texts.ts';

/** The first words of what a device's page says about a conflict. */
function startOf(kind: 'identity_two_agents' | 'identity_copied_token'): string {
  return label('devices', kind, { time: '{{', address: '' }).split('{{')[0] ?? '';
}

async function onlyDevice(token: string): Promise<{ readonly pk: number; readonly alive: number }> {
  const { data } = await server.GET('/devices', { headers: { token } });
  const [device] = data?.objects ?? [];
  if (!device || data?.objects.length !== 1) throw new Error('The company does not have one device.');
  return device;
}

/** Copies the folder of a running agent, like cloning a disk at one moment: its files change while they are copied. */
async function cloneFolder(original: string, clone: string): Promise<void> {
  // A cloned disk has no socket of a running process.
  const isKept = async (from: string) => !(await lstat(from)).isSocket();
  await expect(async () => {
    await rm(clone, { recursive: true, force: true });
    await cp(original, clone, { recursive: true, filter: isKept });
  }).toPass();
}

const openDevice = (page: Page, manager: string, pk: number) => openAs(page, manager, `/ko/device/all/${pk}`);

test('a copy of an agent is refused while the agent reports, both sides say so, and it becomes a device of its own', async ({
  page,
  place,
}) => {
  const company = await foundFleetCompany('cloned');
  const original = await place.start(place.folder('original'), company.enrolment);
  await original.says(/Reporting to/);
  await cloneFolder(place.folder('original'), place.folder('clone'));
  const clone = await place.start(place.folder('clone'));
  await clone.says(/Another computer reports to .+ with this one's identity/);
  const { pk } = await onlyDevice(company.token);
  await openDevice(page, company.manager, pk);
  await expect(page.getByText(startOf('identity_two_agents'))).toBeVisible();
  expect(original.said()).not.toMatch(/Another computer|does not accept/);

  // What the page says to do.
  expect(await clone.stop()).toBe(0);
  const installedAgain = await place.start(place.folder('installed again'), company.enrolment);
  await installedAgain.says(/Reporting to/);
  await page.goto(consoleUrl('/ko/device/all'));
  await expect(deviceRows(page)).toHaveCount(2);
  await expect(deviceRows(page).filter({ hasText: label('common', 'online') })).toHaveCount(2);
});

test('a copied token opens nothing without the key of its agent, and the page of the device says that it was tried', async ({
  page,
  place,
}) => {
  const company = await foundFleetCompany('copied');
  const agent = await place.start(place.folder('agent'), company.enrolment);
  await agent.says(/Reporting to/);
  await mkdir(place.folder('thief'));
  await cp(path.join(place.folder('agent'), 'agent.json'), path.join(place.folder('thief'), 'agent.json'));
  const thief = await place.start(place.folder('thief'));
  expect(await thief.ended).toBe(1);
  expect(thief.said()).toContain('does not know this agent: pass an enrollment token');
  const { pk, alive } = await onlyDevice(company.token);
  expect(alive).toBe(1);
  await openDevice(page, company.manager, pk);
  await expect(page.getByText(startOf('identity_copied_token'))).toBeVisible();
  expect(agent.said()).not.toMatch(/does not/);
});

test('a device is given to another agent by somebody who manages it alone, and the agent before it ends', async ({
  place,
}) => {
  const company = await foundFleetCompany('replaced');
  const before = place.folder('before');
  await (await place.start(before, company.enrolment)).says(/Reporting to/);
  const agent = await place.start(before);
  const { guid } = JSON.parse(await readFile(path.join(before, 'agent.json'), 'utf8')) as { guid: string };
  const after = place.folder('after');
  await mkdir(after);
  await writeFile(path.join(after, 'agent.json'), JSON.stringify({ guid, server: null, agent_token: null }));

  const member = await makeMember('replaces', { managerToken: company.token, groups: [company.defaultGroup] });
  const { data: script = '', error } = await server.POST('/installers', {
    headers: { token: await tokenOf(member.id) },
    parseAs: 'text',
    body: {
      format: 'sh',
      installType: 'manual-login',
      expireDate: '2039-12-31',
      proxyType: 'none',
      proxyServer: '',
      proxyPort: '',
      proxyId: '',
      proxyPassword: '',
      terms: true,
      origin: consoleUrl(),
      device_group_fk: company.defaultGroup,
    },
  });
  expect(error).toBeUndefined();
  const installer = /'([\w-]{43})'/.exec(script)?.[1] ?? '';
  const stranger = await place.start(after, installer);
  expect(await stranger.ended).toBe(1);
  expect(stranger.said()).toContain('get an enrollment token from someone who manages the device');

  const { pk } = await onlyDevice(company.token);
  const replacement = await place.start(after, company.enrolment);
  await replacement.says(/Reporting to/);
  expect((await onlyDevice(company.token)).pk).toBe(pk);
  expect(await agent.ended).toBe(1);
  expect(agent.said()).toContain('does not know this agent');
});

test('a revoked enrolment token adds no device, and those that came with it stay', async ({ place }) => {
  const company = await foundFleetCompany('revoked');
  const headers = { token: company.token };
  const agent = await place.start(place.folder('agent'), company.enrolment);
  await agent.says(/Reporting to/);
  const { data } = await server.GET('/enrolments', { headers });
  const enrolmentPk = data?.objects[0]?.pk ?? 0;
  await server.DELETE('/enrolments/{enrolmentPk}', { headers, params: { path: { enrolmentPk } } });
  const late = await place.start(place.folder('late'), company.enrolment);
  expect(await late.ended).toBe(1);
  expect(late.said()).toContain('because it was revoked: get a new one');
  expect(await agent.stop()).toBe(0);
  const again = await place.start(place.folder('agent'));
  await again.says(/Reporting to/);
  expect((await onlyDevice(company.token)).alive).toBe(1);
});
