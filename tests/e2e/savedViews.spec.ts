import { expect, type Page } from '@playwright/test';
import { foundFleetCompany, type FleetCompany } from './kit/company.ts';
import { makeGroup } from './kit/groups.ts';
import { makeMember } from './kit/members.ts';
import { openAs } from './kit/openAs.ts';
import { anotherPage, deviceRow, deviceRows } from './kit/person.ts';
import { playDevice, server, type PlayedDevice } from './kit/server.ts';
import { test } from './kit/test.ts';
import { label } from './kit/texts.ts';

/** Creates a tag and gives it to devices; returns the tag. */
async function tagDevices({ token }: FleetCompany, ...devices: readonly PlayedDevice[]) {
  const headers = { token };
  const name = `kiosk-${crypto.randomUUID().slice(0, 6)}`;
  const { data } = await server.POST('/tags', { headers, body: { name, color: 'blue' } });
  const pk = data?.objects[0]?.pk;
  if (pk === undefined) throw new Error(`The tag ${name} could not be made.`);
  const { error } = await server.PUT('/tags/devices', {
    headers,
    body: { device_pks: devices.map((device) => device.pk), add: [pk], remove: [] },
  });
  expect(error).toBeUndefined();
  return { pk, name };
}

async function moveTo({ token, defaultGroup }: FleetCompany, { pk }: PlayedDevice, groupPk: number): Promise<void> {
  const { error } = await server.POST('/devices', {
    headers: { token },
    body: { device_pk: pk, old_device_group_fk: defaultGroup, new_device_group_fk: groupPk },
  });
  expect(error).toBeUndefined();
}

/** The field with all filters as one text, once the filters are open. */
async function filterField(page: Page) {
  const field = page.getByRole('combobox', { name: label('deviceFilter', 'label') });
  if (!(await field.isVisible())) {
    await page.getByRole('button', { name: label('devices', 'filters'), exact: true }).click();
  }
  await expect(field).toBeVisible();
  return field;
}

const apply = (page: Page) => page.getByRole('button', { name: label('deviceFilter', 'apply'), exact: true }).click();

const viewsButton = (page: Page) => page.getByRole('button', { name: label('devices', 'savedViews'), exact: true });

/** Saves the current list for the whole company. */
async function saveForCompany(page: Page, name: string): Promise<void> {
  await viewsButton(page).click();
  await page.getByRole('menuitem', { name: label('savedViews', 'save') }).click();
  const dialog = page.getByRole('dialog', { name: label('savedViews', 'saveTitle') });
  await dialog.getByRole('textbox', { name: label('savedViews', 'name') }).fill(name);
  await dialog.getByRole('combobox', { name: label('savedViews', 'sharing') }).selectOption('company');
  await dialog.getByRole('button', { name: label('savedViews', 'saveConfirm'), exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('a typed filter narrows the list, says where a mistake is, and is in the address', async ({ page }) => {
  const company = await foundFleetCompany('typed');
  const options = { enrolment: company.enrolment };
  const [kiosk, other] = [await playDevice('kiosk', options), await playDevice('other', options)];
  const { name: tag } = await tagDevices(company, kiosk);
  await openAs(page, company.manager);
  await expect(deviceRows(page)).toHaveCount(2);
  const field = await filterField(page);
  await field.fill(`tag:${tag} state:asleep`);
  await apply(page);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(
    new RegExp(label('deviceFilter', 'fault_valueUnknown', { values: 'online, offline' })),
  );
  await expect(page.locator('mark')).toHaveText('asleep');
  await expect(field).toHaveValue(`tag:${tag} state:asleep`);
  await expect(deviceRows(page)).toHaveCount(2);

  await field.fill(`tag:${tag} or tag:gone`);
  await apply(page);
  await expect(deviceRows(page)).toHaveCount(1);
  await expect(deviceRow(page, kiosk.name)).toBeVisible();
  await expect(page.getByText(label('deviceFilter', 'unknownTag', { name: 'gone' }))).toBeVisible();

  await field.fill(`-tag:${tag} state:online`);
  await apply(page);
  await expect(deviceRow(page, other.name)).toBeVisible();
  await expect(deviceRows(page)).toHaveCount(1);
  // What the menu can express is in the menu.
  await expect(page).toHaveURL(/[?&]alive=1/);
  await expect(page.getByRole('combobox', { name: label('devices', 'filterState'), exact: true })).toHaveValue('1');

  await page.reload();
  await expect(deviceRow(page, other.name)).toBeVisible();
  await expect(deviceRows(page)).toHaveCount(1);
  const chip = page.getByRole('button', { name: label('deviceFilter', 'removeTerm', { term: `-tag:${tag}` }) });
  await chip.click();
  await expect(deviceRows(page)).toHaveCount(2);
});

test('a filter in the address that cannot be read stays there, and the page says where', async ({ page }) => {
  const company = await foundFleetCompany('unread');
  await playDevice('unread', { enrolment: company.enrolment });
  await openAs(page, company.manager, '/ko/device/all?filter=state%3Aoffline+or');
  await expect(page.locator('mark')).toHaveText('or');
  await expect(page).toHaveURL(/filter=state%3Aoffline\+or/);
  await page.getByRole('button', { name: label('deviceFilter', 'clearTyped') }).click();
  await expect(deviceRows(page)).toHaveCount(1);
});

test('a view that a manager saves for the company opens for somebody else with their own devices, and says when its tag is gone', async ({
  page,
  browser,
}) => {
  const company = await foundFleetCompany('views');
  const options = { enrolment: company.enrolment };
  const [mine, other] = [await playDevice('mine', options), await playDevice('other', options)];
  const { pk: tagPk, name: tag } = await tagDevices(company, mine, other);
  const group = await makeGroup('Lobby', undefined, company);
  await moveTo(company, mine, group);
  const user = await makeMember('views', { groups: [group], managerToken: company.token });

  const second = await anotherPage(browser);
  await openAs(second, user.id);
  await expect(deviceRows(second)).toHaveCount(1);
  await viewsButton(second).click();
  const menu = second.getByRole('menu', { name: label('savedViews', 'title') });
  await expect(menu.getByRole('menuitem', { name: label('savedViews', 'save') })).toBeVisible();

  await openAs(page, company.manager);
  const field = await filterField(page);
  await field.fill(`tag:${tag}`);
  await apply(page);
  await expect(deviceRows(page)).toHaveCount(2);
  await saveForCompany(page, 'Kiosks');

  // The open menu in the other browser is updated.
  await menu.getByRole('menuitem', { name: 'Kiosks' }).click();
  await expect(second).toHaveURL(new RegExp(`filter=tag%3A${tag}`));
  await expect(deviceRow(second, mine.name)).toBeVisible();
  await expect(deviceRows(second)).toHaveCount(1);

  const { error: refused } = await server.DELETE('/tags/{tagPk}', {
    headers: { token: company.token },
    params: { path: { tagPk } },
  });
  expect(refused).toBeUndefined();
  await second.reload();
  await viewsButton(second).click();
  await second.getByRole('menuitem', { name: label('savedViews', 'manage') }).click();
  const dialog = second.getByRole('dialog', { name: label('savedViews', 'title') });
  await expect(dialog).toContainText(label('savedViews', 'goneTag', { name: tag }));
  await expect(dialog.getByRole('button', { name: label('savedViews', 'remove', { name: 'Kiosks' }) })).toHaveCount(0);
  await dialog.getByRole('button', { name: label('savedViews', 'open', { name: 'Kiosks' }) }).click();
  await expect(second.getByText(label('deviceFilter', 'unknownTag', { name: tag }))).toBeVisible();
  await expect(deviceRows(second)).toHaveCount(0);
});

test('a view of a group that is gone opens with all devices and says so', async ({ page }) => {
  const company = await foundFleetCompany('gone');
  const device = await playDevice('gone', { enrolment: company.enrolment });
  const group = await makeGroup('Annex', undefined, company);
  await openAs(page, company.manager, `/ko/device/${group}`);
  await saveForCompany(page, 'Annex devices');
  const { error } = await server.DELETE('/groups/{groupPk}', {
    headers: { token: company.token },
    params: { path: { groupPk: group } },
  });
  expect(error).toBeUndefined();
  await openAs(page, company.manager);
  await expect(deviceRow(page, device.name)).toBeVisible();
  await viewsButton(page).click();
  await page.getByRole('menuitem', { name: /Annex devices/ }).click();
  await expect(
    page.getByText(label('savedViews', 'openedWithout', { view: 'Annex devices', name: 'Annex' })),
  ).toBeVisible();
  await expect(deviceRow(page, device.name)).toBeVisible();
});
