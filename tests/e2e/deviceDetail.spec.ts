import { expect } from '@playwright/test';
import { foundFleetCompany } from './kit/company.ts';
import { makeGroup, moveInto } from './kit/groups.ts';
import { makeMember } from './kit/members.ts';
import { openAs } from './kit/openAs.ts';
import { anotherPage, consoleUrl, deviceRow, MANAGER } from './kit/person.ts';
import { playDevice, server } from './kit/server.ts';
import { test } from './kit/test.ts';
import { label, labelIn, labelPattern } from './kit/texts.ts';

test('the detail leads back to the list and shows the groups from the root down to that of the device [B-DETAIL-01] [B-DETAIL-02]', async ({
  page,
}) => {
  const name = `way-${crypto.randomUUID().slice(0, 6)}`;
  const above = await makeGroup(name);
  const below = await makeGroup(`${name}-3F`, above);
  const device = await playDevice('way');
  await moveInto(device, below);
  await openAs(page, MANAGER, `/ko/device/${below}`);
  await deviceRow(page, device.name).getByRole('link', { name: device.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: device.name })).toBeVisible();
  // The root of the groups is listed as all devices.
  const way = page.getByRole('navigation', { name: label('common', 'breadcrumb') });
  await expect(way.getByRole('link')).toHaveText([label('devices', 'allDevices'), name, `${name}-3F`]);
  await expect(way.getByRole('link').last()).toHaveAttribute('href', `/ko/device/${below}`);
  await page.getByRole('link', { name: label('devices', 'back') }).click();
  await expect(page).toHaveURL(consoleUrl(`/ko/device/${below}`));
  await page.goto(consoleUrl(`/ko/device/all/${device.pk}`));
  await expect(page.getByRole('link', { name: label('devices', 'back') })).toHaveAttribute(
    'href',
    /^\/ko\/device\/(all|\d+)/,
  );
});

test('who has modifyInformation changes the memo, who has not reads it as plain text [B-EDIT-19] [B-EDIT-20] [B-MSG-04]', async ({
  page,
  browser,
}) => {
  const company = await foundFleetCompany('memo');
  const device = await playDevice('memo', company);
  const inCompany = { managerToken: company.token, groups: [company.defaultGroup] };
  const writer = await makeMember('writes', { ...inCompany, rights: [{ auth_val: '1,2' }] });
  const reader = await makeMember('reads', {
    ...inCompany,
    rights: [{ auth_val: '1,4,8' }, { auth_remotecontrol: 1 }, { auth_filemanager: 1 }],
  });
  const memo = label('devices', 'memoOf', { name: device.name });

  await openAs(page, writer.id);
  const row = deviceRow(page, device.name);
  await row.hover();
  await row.getByRole('button', { name: new RegExp(label('common', 'edit', { name: memo })) }).click();
  await page.getByRole('textbox', { name: memo }).fill('lobby, left');
  await page.keyboard.press('Enter');
  await expect(page.getByText(label('messages', 'updated_memo'), { exact: true }).first()).toBeVisible();
  await expect(row).toContainText('lobby, left');
  const { data } = await server.GET('/devices/{devicePk}', {
    headers: { token: company.token },
    params: { path: { devicePk: device.pk } },
  });
  expect(data?.objects[0]?.memo).toBe('lobby, left');

  const colleague = await anotherPage(browser);
  await openAs(colleague, reader.id);
  const plain = deviceRow(colleague, device.name);
  await expect(plain.getByText('lobby, left', { exact: true })).toBeVisible();
  await expect(plain.getByRole('button', { name: new RegExp(memo) })).toHaveCount(0);
  await plain.getByRole('button', { name: label('devices', 'actionsOf', { name: device.name }) }).click();
  await expect(colleague.getByRole('menuitem', { name: label('devices', 'actionRename') })).toBeVisible();
  await expect(colleague.getByRole('menuitem', { name: label('devices', 'actionMemo') })).toHaveCount(0);
  await colleague.goto(consoleUrl(`/en/device/all/${device.pk}`));
  // The device's log may contain the words as well; the memo itself has the full text as its title.
  await expect(colleague.getByTitle('lobby, left', { exact: true })).toBeVisible();
  await expect(
    colleague.getByRole('button', { name: new RegExp(labelIn('en', 'devices', 'memoOf', { name: device.name })) }),
  ).toHaveCount(0);
});

test('who may open a device reads in its charts what it reported, of a day and of a year', async ({ page }) => {
  const company = await foundFleetCompany('usage');
  const device = await playDevice('usage', company);
  const { id } = await makeMember('reads-usage', {
    managerToken: company.token,
    groups: [company.defaultGroup],
    rights: [{ auth_val: '1' }],
  });
  await device.beat(87);
  await openAs(page, id, `/ko/device/all/${device.pk}`);
  const highest = labelPattern('deviceCommands', 'usagePoint', { highest: 87 });
  const chart = (range: 'usage_day' | 'usage_year') =>
    page.getByRole('slider', { name: `${label('devices', 'cpu')}, ${label('deviceCommands', range)}` });
  await expect(chart('usage_day')).toHaveAttribute('aria-valuetext', highest);
  const network = `${label('deviceCommands', 'usage_received')}, ${label('deviceCommands', 'usage_day')}`;
  await expect(page.getByRole('slider', { name: network })).toHaveAttribute('aria-valuetext', /64\s?KB/);
  await chart('usage_day').focus();
  await expect(page.getByText(highest)).toBeVisible();

  await page.getByRole('button', { name: label('deviceCommands', 'usage_year') }).click();
  await expect(chart('usage_year')).toHaveAttribute('aria-valuetext', highest);
  await page.getByRole('button', { name: label('deviceCommands', 'usageAsTable') }).click();
  const name = `${label('deviceCommands', 'usageHistory')}, ${label('deviceCommands', 'usage_year')}`;
  await expect(page.getByRole('table', { name }).getByRole('row').nth(1)).toContainText('87%');
});
