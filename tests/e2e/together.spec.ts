import { expect, test } from '@playwright/test';
import { anotherPage, deviceRow, deviceRows, logIn, search } from './kit/person.ts';
import { playDevice } from './kit/server.ts';

test('what one person changes shows on the open list of another, whose own work goes on', async ({ page, browser }) => {
  test.setTimeout(90_000);
  const purpose = `함께${crypto.randomUUID().slice(0, 4)}`;
  const [written, renamed, deleted] = [
    await playDevice(`${purpose}-1`),
    await playDevice(`${purpose}-2`),
    await playDevice(`${purpose}-3`),
  ];
  await logIn(page);
  await search(page, purpose);
  await expect(deviceRows(page)).toHaveCount(3);
  for (const { name } of [renamed, deleted]) {
    await page.getByRole('checkbox', { name: `${name} 선택` }).check();
  }
  await deviceRow(page, written.name).getByRole('button', { name: /메모/ }).click();
  const memo = deviceRow(page, written.name).getByRole('textbox');
  await memo.fill('아직 저장하지 않은 메모');

  const other = await anotherPage(browser);
  await logIn(other);
  await search(other, renamed.name);
  await deviceRow(other, renamed.name)
    .getByRole('button', { name: `${renamed.name} 작업` })
    .click();
  await other.getByRole('menuitem', { name: '이름 바꾸기' }).click();
  await other.getByRole('dialog').getByRole('textbox').fill(`${renamed.name}-새`);
  await other.getByRole('dialog').getByRole('button', { name: '이름 바꾸기' }).click();
  await expect(page.getByRole('checkbox', { name: `${renamed.name}-새 선택` })).toBeChecked();
  await expect(memo).toHaveValue('아직 저장하지 않은 메모');
  await expect(memo).toBeFocused();

  await search(other, deleted.name);
  await deviceRow(other, deleted.name)
    .getByRole('button', { name: `${deleted.name} 작업` })
    .click();
  await other.getByRole('menuitem', { name: '삭제' }).click();
  await other.getByRole('dialog').getByRole('button', { name: '삭제' }).click();
  await expect(deviceRow(page, deleted.name)).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: `${renamed.name}-새 선택` })).toBeChecked();
  await expect(memo).toHaveValue('아직 저장하지 않은 메모');
  await memo.press('Enter');
  await expect(deviceRow(page, written.name)).toContainText('아직 저장하지 않은 메모');
  await expect(deviceRow(other, deleted.name)).toHaveCount(0);
});
