import { expect, test, type Page } from '@playwright/test';
import { utils, write } from 'xlsx';
import { enter } from './kit/enter.ts';
import { anotherPage, consoleUrl, tryLogin, USER } from './kit/person.ts';

const SUB_MANAGER = 'submanager@demo.example';
const NEW_PASSWORD = 'Abcdef1!';
const HEADING = { level: 1 } as const;

// These walks log in, and some of them twice.
test.describe.configure({ timeout: 120_000 });

const manage = (path: string) => consoleUrl(`/ko/management/${path}`);
const freshId = (purpose: string) => `${purpose}-${crypto.randomUUID().slice(0, 8)}`;

async function fillNewUser(page: Page, id: string, name: string): Promise<void> {
  await page.getByRole('textbox', { name: /^아이디/ }).fill(id);
  await page.locator('input[name="pw"]').fill(NEW_PASSWORD);
  await page.locator('input[name="pwConfirm"]').fill(NEW_PASSWORD);
  await page.locator('input[name="name"]').fill(name);
}

/** Finds one person in the list by ID. */
async function find(page: Page, id: string): Promise<void> {
  await page.goto(manage(`managers?search=${id}`));
  // The table is a part of its own, which comes with the first list.
  await expect(page.getByRole('link', { name: id, exact: true })).toBeVisible({ timeout: 30_000 });
}

/** Adds a user through the form; the list shows it. */
async function add(page: Page, id: string, name: string): Promise<void> {
  await page.goto(manage('managers/add'));
  await fillNewUser(page, id, name);
  await page.getByRole('button', { name: '사용자 만들기' }).click();
  await expect(page.getByText('사용자를 만들었어요.')).toBeVisible();
  await expect(page).toHaveURL(manage('managers'));
}

test('a manager adds a user, who logs in at once [C-MANAGER-06] [C-MANAGER-36] [C-ADDUSER-05] [C-ADDUSER-20] [C-ADDUSER-21] [C-ADDUSER-22] [C-ROUTE-32] [C-ROUTE-33] [C-PERM-23]', async ({
  page,
  browser,
}) => {
  const id = freshId('walk');
  await enter(page);
  await page.goto(manage('managers'));
  await expect(page.getByRole('heading', HEADING)).toHaveText('사용자');
  await page.getByRole('link', { name: '사용자 추가' }).click();
  await expect(page).toHaveURL(manage('managers/add'));
  await fillNewUser(page, USER, '걸음');
  await page.getByRole('button', { name: '사용자 만들기' }).click();
  await expect(page.getByText('이미 사용 중인 아이디예요.')).toBeVisible();
  await page.getByRole('textbox', { name: /^아이디/ }).fill(id);
  await page.getByRole('button', { name: '사용자 만들기' }).click();
  await expect(page.getByText('사용자를 만들었어요.')).toBeVisible();
  await expect(page).toHaveURL(manage('managers'));
  await find(page, id);

  const visitor = await anotherPage(browser);
  await visitor.goto(consoleUrl('/ko/login'));
  await tryLogin(visitor, id, NEW_PASSWORD);
  await visitor.waitForURL('**/ko/device/all**');
});

test('a user is changed, deactivated and deleted [C-MANAGER-10] [C-MANAGER-12] [C-MANAGER-13] [C-MANAGER-16] [C-MANAGER-18] [C-MANAGER-35] [C-EDITUSER-01] [C-ROUTE-34]', async ({
  page,
  browser,
}) => {
  const id = freshId('leave');
  await enter(page);
  await add(page, id, '걸음');
  await find(page, id);
  await page.getByRole('link', { name: id, exact: true }).click();
  await expect(page.getByRole('heading', HEADING)).toHaveText('걸음');
  for (const card of ['프로필', '설정', '권한']) await expect(page.getByRole('region', { name: card })).toBeVisible();
  await page.getByRole('group', { name: '부서' }).getByRole('button').click();
  await page.getByRole('textbox', { name: '부서' }).fill('현장팀');
  await page.keyboard.press('Enter');
  await expect(page.getByText('저장했어요.')).toBeVisible();

  await find(page, id);
  await expect(page.getByText('현장팀')).toBeVisible();
  await page.getByRole('switch', { name: '걸음 활성 상태' }).click();
  await expect(page.getByText('걸음님을 비활성 상태로 바꿨어요.')).toBeVisible();
  const visitor = await anotherPage(browser);
  await visitor.goto(consoleUrl('/ko/login'));
  await tryLogin(visitor, id, NEW_PASSWORD);
  await expect(visitor.getByText('비활성화된 계정이에요. 담당자에게 문의해 주세요.')).toBeVisible();

  await page.getByRole('button', { name: '걸음 삭제' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '삭제' }).click();
  await expect(page.getByText('사용자를 삭제했어요.')).toBeVisible();
  await expect(page.getByRole('link', { name: id, exact: true })).toBeHidden();
});

test('deleting needs somebody checked, and takes all who are [C-MANAGER-08] [C-MANAGER-09]', async ({ page }) => {
  const id = freshId('many');
  await enter(page);
  for (const part of ['a', 'b']) {
    await add(page, `${id}-${part}`, `여럿 ${part}`);
  }
  await page.goto(manage(`managers?search=${id}`));
  await expect(page.getByRole('link', { name: `${id}-b` })).toBeVisible();
  await page.getByRole('button', { name: '선택 삭제' }).click();
  await expect(page.getByText('선택한 항목이 없어요. 먼저 선택해 주세요.')).toBeVisible();
  await page.getByRole('checkbox', { name: /여럿 a/ }).check();
  await page.getByRole('checkbox', { name: /여럿 b/ }).check();
  await page.getByRole('button', { name: '선택 삭제' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '삭제' }).click();
  await expect(page.getByText('조건에 맞는 결과가 없어요')).toBeVisible();
});

test('permissions and groups are given to a user, parents with them [A-SCOPE-04] [C-PERM-17] [C-PERM-18] [C-PERM-19]', async ({
  page,
}) => {
  const id = freshId('right');
  await enter(page);
  await add(page, id, '권한 시험');
  await find(page, id);
  await page.getByRole('link', { name: id, exact: true }).click();
  const permission = page.getByRole('switch', { name: '원격 제어' });
  await permission.click();
  await expect(permission).toBeChecked();
  const seven = page.getByRole('switch', { name: '7층', exact: true }).first();
  await seven.click();
  await page.getByRole('dialog').getByRole('button', { name: '권한 주기' }).click();
  await expect(seven).toBeChecked();
  const office = page.getByRole('switch', { name: '서울 본사', exact: true });
  await expect(office).toBeChecked();
  await page.reload();
  await expect(permission).toBeChecked();
  await expect(office).toBeChecked();
  await office.click();
  await page.getByRole('dialog').getByRole('button', { name: '권한 빼기' }).click();
  await expect(seven).not.toBeChecked();
  await expect(office).not.toBeChecked();
});

test('the own profile is changed field by field, and times follow at once [A-SESSION-14] [A-CONST-09] [C-PROFILE-13] [C-PROFILE-23] [C-PROFILE-27] [C-ROUTE-31] [C-GUARD-08] [C-PASSWORD-19]', async ({
  page,
}) => {
  const id = freshId('self');
  await enter(page);
  await add(page, id, '나');
  await page.getByRole('button', { name: /님의 계정/ }).click();
  await page.getByRole('menuitem', { name: '로그아웃' }).click();
  await tryLogin(page, id, NEW_PASSWORD);
  await page.waitForURL('**/ko/device/all**');
  await page.goto(manage('profile'));
  await page.getByRole('group', { name: '휴대전화' }).getByRole('button').click();
  const sent = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith('/users/0'));
  await page.getByRole('textbox', { name: '휴대전화' }).fill('010-9999-8888');
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toEqual({ phone: '010-9999-8888' });
  await page.getByRole('combobox', { name: '날짜 형식' }).selectOption('DD/MM/YYYY');
  await expect(page.getByText('저장했어요.').first()).toBeVisible();
  const format = () =>
    page.evaluate(
      () =>
        (JSON.parse(localStorage.getItem('user_session') ?? '{}') as { session?: { date_fmt_id?: number } }).session
          ?.date_fmt_id,
    );
  await expect.poll(format).toBe(2);
  await page.locator('input[type="file"]').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    ),
  });
  await expect(page.getByRole('img', { name: /로고$/ })).toBeVisible();
  await expect(page.getByRole('banner').locator('img')).toBeVisible();

  await page.getByRole('button', { name: '비밀번호 변경' }).click();
  await page.locator('input[name="pw"]').fill('Zyxwvu9?');
  await page.locator('input[name="pwConfirm"]').fill('Zyxwvu9?');
  await page.getByRole('button', { name: '비밀번호 변경' }).click();
  await expect(page.getByText('비밀번호를 바꿨어요.', { exact: false })).toBeVisible();
});

test('a sheet brings users, and says how many [C-BULK-02] [C-BULK-05] [C-BULK-11] [C-BULK-12] [C-MANAGER-07] [C-ROUTE-35]', async ({
  page,
}) => {
  const id = freshId('sheet');
  await enter(page);
  await page.goto(manage('managers'));
  await page.getByRole('link', { name: '엑셀로 추가' }).click();
  await expect(page).toHaveURL(manage('managers/excel'));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '양식 내려받기' }).click();
  expect((await download).suggestedFilename()).toBe('사용자_등록_양식.xlsx');
  const book = utils.book_new();
  const rows = [
    ['아이디', '비밀번호', '이름'],
    [id, NEW_PASSWORD, '표 하나'],
    [USER, NEW_PASSWORD, '이미 있음'],
  ];
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Sheet1');
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx' });
  await page.locator('input[type="file"]').setInputFiles({
    name: 'users.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(bytes),
  });
  await page.getByRole('checkbox', { name: `${id} 선택` }).check();
  await page.getByRole('checkbox', { name: `${USER} 선택` }).check();
  await page.getByRole('button', { name: '등록', exact: true }).click();
  const told = page.getByRole('dialog', { name: '2명 중 1명을 등록했어요. 1명은 등록하지 못했어요.' });
  await expect(told).toContainText('이미 사용 중인 아이디예요.');
  await told.getByRole('button', { name: '닫기' }).click();
  await expect(page).toHaveURL(manage('managers'));
  await find(page, id);
});

test('an approver is chosen from the list; one who is not there begins the page anew [A-MANAGER-01] [A-MANAGER-02] [A-MANAGER-06] [A-MANAGER-07] [C-ADDUSER-12]', async ({
  page,
}) => {
  await enter(page);
  await page.goto(manage('managers/add'));
  await page.getByRole('switch', { name: '승인 사용' }).click();
  await page.getByRole('button', { name: '목록에서 선택' }).click();
  const dialog = page.getByRole('dialog', { name: '승인자 선택' });
  await dialog.getByRole('radio', { name: /submanager@demo.example/ }).check();
  await dialog.getByRole('button', { name: '선택', exact: true }).click();
  await expect(page.getByRole('group', { name: '승인자' })).toContainText('김서연');
  await page.locator('input[name="approver"]').fill('없는 사람');
  await page.locator('input[name="approver"]').press('Enter');
  const told = page.getByRole('dialog', { name: /승인자를 찾을 수 없어요/ });
  await told.getByRole('button', { name: '확인' }).click();
  await expect(page.getByRole('group', { name: '승인자' })).toContainText('관리자');
});

test('the pages of people are for managers; a sub-manager changes permissions of those below [A-ROLE-17] [C-GUARD-13] [C-GUARD-14] [C-GUARD-15] [C-GUARD-16] [C-EDITUSER-12]', async ({
  page,
}) => {
  await enter(page, SUB_MANAGER);
  for (const path of ['managers', 'managers/add', 'managers/excel', 'managers/99999']) {
    await page.goto(manage(path));
    await expect(page.getByRole('heading', HEADING)).toHaveText('페이지를 열 수 없어요');
  }
  await page.goto(manage('managers/3'));
  await expect(page.getByRole('heading', HEADING)).not.toHaveText('페이지를 열 수 없어요');
  const permission = page.getByRole('switch', { name: '다시 시작' });
  const before = await permission.isChecked();
  await permission.click();
  await expect(permission).toBeChecked({ checked: !before });
  await page.reload();
  await expect(permission).toBeChecked({ checked: !before });
  await permission.click();
  await expect(permission).toBeChecked({ checked: before });
  await expect(page.getByRole('button', { name: '비밀번호 변경' })).toHaveCount(0);
});

test('an ordinary user sees neither the list nor anybody else [C-GUARD-13] [C-GUARD-15]', async ({ page }) => {
  await enter(page, USER);
  for (const path of ['managers', 'managers/2']) {
    await page.goto(manage(path));
    await expect(page.getByRole('heading', HEADING)).toHaveText('페이지를 열 수 없어요');
  }
});
