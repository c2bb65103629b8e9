import { expect, type Page } from '@playwright/test';
import { makeGroup } from './kit/groups.ts';
import { makeMember } from './kit/members.ts';
import { openAs } from './kit/openAs.ts';
import { MANAGER } from './kit/person.ts';
import { playDevice } from './kit/server.ts';
import { test } from './kit/test.ts';
import { label } from './kit/texts.ts';

const mark = () => crypto.randomUUID().slice(0, 6);

/** Waits for a success message, given by its catalog key. */
const expectMessage = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible();

test('a group that was created, renamed and deleted gets its own message each time [B-MSG-08] [B-MSG-09] [B-MSG-10]', async ({
  page,
}) => {
  const name = `message-${mark()}`;
  const above = await makeGroup(name);
  await openAs(page, MANAGER, `/ko/management/groups/${above}`);
  const dialog = page.getByRole('dialog');
  const menu = (group: string) => page.getByRole('button', { name: label('groups', 'menuOf', { name: group }) });
  await page
    .getByRole('button', { name: label('groups', 'addGroup'), exact: true })
    .first()
    .click();
  await dialog.getByLabel(label('groups', 'groupName')).fill(`${name}-a`);
  await dialog.getByRole('button', { name: label('groups', 'addGroup') }).click();
  await expectMessage(page, label('messages', 'created_group'));
  await menu(`${name}-a`).click();
  await page.getByRole('menuitem', { name: label('groups', 'rename') }).click();
  await dialog.getByLabel(label('groups', 'groupName')).fill(`${name}-b`);
  await dialog.getByRole('button', { name: label('groups', 'rename') }).click();
  await expectMessage(page, label('messages', 'changed_group_info'));
  await menu(`${name}-b`).click();
  await page.getByRole('menuitem', { name: label('groups', 'deleteGroup') }).click();
  await dialog.getByRole('button', { name: label('groups', 'deleteGroup') }).click();
  await expectMessage(page, label('messages', 'deleted_group'));
});

test('a device put into a group or taken out of it and a user added to it get their own messages [B-MSG-05] [B-MSG-06] [B-MSG-07]', async ({
  page,
}) => {
  const groupPk = await makeGroup(`message-${mark()}`);
  const device = await playDevice('message');
  const member = await makeMember('message');
  await openAs(page, MANAGER, `/ko/management/groups/detail/${groupPk}`);
  const move = page.getByRole('dialog').getByRole('button', { name: label('groups', 'move'), exact: true });

  const everything = page.getByRole('region', { name: label('groupPages', 'allDevicesList') });
  await everything.getByRole('textbox').fill(device.name);
  await everything
    .getByRole('button', {
      name: label('groupPages', 'putInOf', { name: device.name, label: label('groupPages', 'putIn') }),
    })
    .click();
  await move.click();
  await expectMessage(page, label('messages', 'added_device_in_group'));

  const inside = page.getByRole('region', { name: label('groupPages', 'devicesInGroup') });
  await inside
    .getByRole('button', {
      name: label('groupPages', 'takeOutOf', { name: device.name, label: label('groupPages', 'takeOut') }),
    })
    .click();
  await move.click();
  await expectMessage(page, label('messages', 'removed_device_in_group'));

  await page.getByRole('button', { name: label('groupPages', 'userSettings') }).click();
  const users = page.getByRole('dialog');
  await users.getByRole('search').getByRole('textbox').fill(member.id);
  await expect(users.getByRole('listitem')).toHaveCount(1);
  await users.getByRole('switch').or(users.getByRole('checkbox')).first().click();
  await expectMessage(page, label('messages', 'user_in_group_add_success'));
});
