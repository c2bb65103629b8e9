import { expect, type Page } from '@playwright/test';
import { foundFleetCompany, type FleetCompany } from './kit/company.ts';
import { writeToDatabase } from './kit/database.ts';
import { makeMember } from './kit/members.ts';
import { openAs } from './kit/openAs.ts';
import { anotherPage, consoleUrl } from './kit/person.ts';
import { playDevice, server } from './kit/server.ts';
import { test } from './kit/test.ts';
import { label, labelPattern } from './kit/texts.ts';

/** The server packs every minute what is a quarter of an hour old. */
const PACKED_WITHIN_MS = 100_000;
const HOUR_MS = 3_600_000;

/** An enrollment token for a group created for it. */
async function closedGroup({ token }: FleetCompany): Promise<string> {
  const headers = { token };
  const { data } = await server.GET('/groups', { headers });
  const root = data?.objects.find(({ group_fk }) => group_fk === null);
  const { pk: root_group_fk = 0, company_fk = 0 } = root ?? {};
  const { data: made } = await server.POST('/groups', {
    headers,
    body: { name: 'Closed', flag_df_group: 0, flag_confirm: 0, group_fk: root_group_fk, root_group_fk, company_fk },
  });
  const body = { label: 'closed', device_group_fk: made?.objects.pk ?? 0 };
  const enrolment = await server.POST('/enrolments', { headers, body });
  return enrolment.data?.objects[0]?.enrolment_token ?? '';
}

/** The CPU chart of the last day, in the dialog that the list opens. */
async function openCharts(page: Page, name: string) {
  await page.getByRole('button', { name: label('deviceCommands', 'usageHistory') }).click();
  const dialog = page.getByRole('dialog', { name: label('deviceCommands', 'usageHistoryOf', { name }) });
  return dialog.getByRole('slider', { name: `${label('devices', 'cpu')}, ${label('deviceCommands', 'usage_day')}` });
}

test('a person reads how busy the devices of a group and all devices were, as far as they may open them', async ({
  page,
  browser,
}) => {
  test.setTimeout(PACKED_WITHIN_MS + 60_000);
  const company = await foundFleetCompany('fleet-usage');
  const near = await playDevice('near', company);
  const far = await playDevice('far', { enrolment: await closedGroup(company) });
  await near.beat(30);
  await far.beat(90);
  await Promise.all([near.leave(), far.leave()]);
  writeToDatabase(
    'update usage_samples set minute_at = minute_at - ? where device_fk in (?, ?)',
    HOUR_MS,
    near.pk,
    far.pk,
  );
  const headers = { token: company.token };
  await expect
    .poll(
      async () => {
        const { data } = await server.GET('/devices/usage', { headers, params: { query: { range: 'day' } } });
        return Math.max(0, ...(data?.objects[0]?.points.map(({ devices }) => devices) ?? []));
      },
      { timeout: PACKED_WITHIN_MS },
    )
    .toBe(2);

  const { id } = await makeMember('reads-fleet-usage', {
    managerToken: company.token,
    groups: [company.defaultGroup],
    rights: [{ auth_val: '1' }],
  });
  const highest = (share: number) => labelPattern('deviceCommands', 'usagePoint', { highest: share });
  const devices = (count: number) => labelPattern('deviceCommands', 'usageFleetPoint', { count });
  await openAs(page, company.manager, '/ko/device/all');
  const ofAll = await openCharts(page, label('devices', 'allDevices'));
  await expect(ofAll).toHaveAttribute('aria-valuetext', highest(90));
  await ofAll.focus();
  await expect(page.getByText(devices(2))).toBeVisible();

  // The page of a group has its own.
  await page.goto(consoleUrl(`/ko/management/groups/detail/${company.defaultGroup}`));
  const history = page.getByRole('region', { name: label('deviceCommands', 'usageHistory') });
  const ofGroup = history.getByRole('slider', {
    name: `${label('devices', 'cpu')}, ${label('deviceCommands', 'usage_day')}`,
  });
  await expect(ofGroup).toHaveAttribute('aria-valuetext', highest(30));

  const reader = await anotherPage(browser);
  await openAs(reader, id, '/ko/device/all');
  const ofOpen = await openCharts(reader, label('devices', 'allDevices'));
  await expect(ofOpen).toHaveAttribute('aria-valuetext', highest(30));
  await expect(ofOpen).toHaveAttribute('aria-valuetext', devices(1));
});
