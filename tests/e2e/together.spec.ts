import { expect } from '@playwright/test';
import { anotherPage, deviceRow, deviceRows, logIn, search } from './kit/person.ts';
import { playDevice } from './kit/server.ts';
import { test } from './kit/test.ts';
import { label } from './kit/texts.ts';

test('what one person changes shows on the open list of another, whose own work goes on', async ({ page, browser }) => {
  const purpose = `together${crypto.randomUUID().slice(0, 4)}`;
  const [written, renamed, deleted] = [
    await playDevice(`${purpose}-1`),
    await playDevice(`${purpose}-2`),
    await playDevice(`${purpose}-3`),
  ];
  await logIn(page);
  await search(page, purpose);
  await expect(deviceRows(page)).toHaveCount(3);
  for (const { name } of [renamed, deleted]) {
    await page.getByRole('checkbox', { name: label('devices', 'selectDevice', { name }) }).check();
  }
  await deviceRow(page, written.name)
    .getByRole('button', { name: new RegExp(label('devices', 'columnMemo')) })
    .click();
  const memo = deviceRow(page, written.name).getByRole('textbox');
  await memo.fill('A memo not saved yet');

  const other = await anotherPage(browser);
  await logIn(other);
  await search(other, renamed.name);
  await deviceRow(other, renamed.name)
    .getByRole('button', { name: label('devices', 'actionsOf', { name: renamed.name }) })
    .click();
  await other.getByRole('menuitem', { name: label('devices', 'actionRename') }).click();
  await other.getByRole('dialog').getByRole('textbox').fill(`${renamed.name}-new`);
  await other
    .getByRole('dialog')
    .getByRole('button', { name: label('devices', 'actionRename') })
    .click();
  await expect(
    page.getByRole('checkbox', { name: label('devices', 'selectDevice', { name: `${renamed.name}-new` }) }),
  ).toBeChecked();
  await expect(memo).toHaveValue('A memo not saved yet');
  await expect(memo).toBeFocused();

  await search(other, deleted.name);
  await deviceRow(other, deleted.name)
    .getByRole('button', { name: label('devices', 'actionsOf', { name: deleted.name }) })
    .click();
  await other.getByRole('menuitem', { name: label('devices', 'actionDelete') }).click();
  await other
    .getByRole('dialog')
    .getByRole('button', { name: label('devices', 'actionDelete') })
    .click();
  await expect(deviceRow(page, deleted.name)).toHaveCount(0);
  await expect(
    page.getByRole('checkbox', { name: label('devices', 'selectDevice', { name: `${renamed.name}-new` }) }),
  ).toBeChecked();
  await expect(memo).toHaveValue('A memo not saved yet');
  await memo.press('Enter');
  await expect(deviceRow(page, written.name)).toContainText('A memo not saved yet');
  await expect(deviceRow(other, deleted.name)).toHaveCount(0);
});
