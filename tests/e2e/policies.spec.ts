import { expect, test } from '@playwright/test';
import { utils, write } from 'xlsx';
import { enter } from './kit/enter.ts';
import { consoleUrl, USER } from './kit/person.ts';

// These walks log in, and some of them twice.
test.describe.configure({ timeout: 120_000 });

const manage = (path: string) => consoleUrl(`/ko/management/${path}`);

test('a manager changes the function settings, which stay [A-PWLEVEL-05] [A-SCOPE-20] [C-FUNC-03] [C-FUNC-05] [C-FUNC-06] [C-FUNC-07] [C-FUNC-08] [C-FUNC-09] [C-FUNC-10] [C-ROUTE-44]', async ({
  page,
}) => {
  await enter(page);
  await page.goto(manage('function-settings'));
  const form = page.getByRole('form', { name: '기능 설정' });
  const names = ['파일 전송', '화면 캡처', '디스플레이 절전', '시스템 절전', '보안 서약', '스스로 잠금 해제'];
  const switches = names.map((name) => form.getByRole('switch', { name, exact: true }));
  await expect(form).toBeVisible();
  const before = await Promise.all(switches.map((one) => one.isChecked()));
  const save = async () => {
    await form.getByRole('button', { name: '설정 저장' }).click();
    await expect(page.getByText('기능 설정을 저장했어요.')).toBeVisible();
  };
  for (const one of switches) await one.click();
  await form.getByLabel('비밀번호 수준').selectOption('3');
  await save();
  await page.reload();
  for (const [index, one] of switches.entries()) await expect(one).toBeChecked({ checked: !before[index] });
  await expect(form.getByLabel('비밀번호 수준')).toHaveValue('3');
  for (const one of switches) await one.click();
  await form.getByLabel('비밀번호 수준').selectOption('2');
  await save();
});

test('a manager asks every agent to update itself [C-FUNC-28] [C-FUNC-30]', async ({ page }) => {
  await enter(page);
  await page.goto(manage('function-settings'));
  await page.getByRole('button', { name: '전체 에이전트 업데이트' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '업데이트', exact: true }).click();
  await expect(page.getByText('전체 에이전트 업데이트를 요청했어요.')).toBeVisible();
});

test('a manager sets the address policy, and adds and deletes addresses [A-SCOPE-21] [C-IPBLOCK-01] [C-IPBLOCK-02] [C-IPBLOCK-04] [C-IPBLOCK-14] [C-IPBLOCK-23] [C-IPBLOCK-26] [C-IPEXCEL-08] [C-ROUTE-45]', async ({
  page,
}) => {
  await enter(page);
  await page.goto(manage('blocking-settings'));
  const use = page.getByRole('switch', { name: '정책 사용' });
  await use.waitFor({ state: 'attached' });
  const before = await use.isChecked();
  await use.click();
  await page.getByRole('button', { name: '정책 저장' }).click();
  await expect(page.getByText('IP 정책을 저장했어요.')).toBeVisible();
  await page.reload();
  await expect(use).toBeChecked({ checked: !before });
  await expect(page.getByRole('radio', { name: '차단' })).toBeChecked();
  await use.click();
  await page.getByRole('button', { name: '정책 저장' }).click();
  await expect(page.getByText('IP 정책을 저장했어요.')).toBeVisible();

  await page.getByRole('textbox', { name: 'IP 주소' }).fill('203.0.113.201');
  await page.getByRole('button', { name: '추가', exact: true }).click();
  await expect(page.getByRole('row', { name: /203\.0\.113\.201/ })).toBeVisible();
  await page
    .getByRole('row', { name: /203\.0\.113\.201/ })
    .getByRole('checkbox')
    .check();
  await page.getByRole('button', { name: '선택 삭제' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '삭제' }).click();
  await expect(page.getByRole('row', { name: /203\.0\.113\.201/ })).toBeHidden();

  await page.getByRole('radio', { name: '엑셀' }).check();
  const book = utils.book_new();
  const rows = [['시작 IP', '종료 IP', '사유'], ['203.0.113.210', '203.0.113.220', '표에서'], ['not an address']];
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Sheet1');
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx' });
  await page.locator('input[type="file"]').setInputFiles({
    name: 'addresses.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(bytes),
  });
  await page.getByRole('button', { name: '파일의 주소 추가' }).click();
  await expect(page.getByRole('row', { name: /203\.0\.113\.210 ~ 203\.0\.113\.220/ })).toBeVisible();

  await page.getByRole('button', { name: '전체 삭제' }).click();
  await page
    .getByRole('dialog', { name: 'IP 목록을 모두 삭제할까요?' })
    .getByRole('button', { name: '전체 삭제' })
    .click();
  await expect(page.getByText('아직 추가한 IP 주소가 없어요')).toBeVisible();
});

test('who is no manager may look at the policies and change nothing [C-GUARD-21] [C-GUARD-22]', async ({ page }) => {
  await enter(page, USER);
  await page.goto(manage('function-settings'));
  await expect(page.getByRole('switch', { name: '파일 전송' })).toBeDisabled();
  await expect(page.getByRole('button', { name: '설정 저장' })).toHaveCount(0);
  await page.goto(manage('blocking-settings'));
  await expect(page.getByRole('switch', { name: '정책 사용' })).toBeDisabled();
  await expect(page.getByRole('button', { name: '정책 저장' })).toHaveCount(0);
});
