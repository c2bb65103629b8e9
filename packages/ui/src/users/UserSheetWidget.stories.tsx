import type { BulkOutcome } from '@remote-console/api-client';
import { http, problem } from '@remote-console/api-client/testing';
import { USER_SHEET_COLUMNS } from '@remote-console/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inFrames } from '../docs/storyMeta.ts';
import { storyMessages, storyTexts } from '../i18n/testing/storyTexts.ts';
import { sheetBytes } from '../spreadsheet/saveSpreadsheet.ts';
import { savedSheet } from '../spreadsheet/testing/savedSheet.ts';
import { UserSheetWidget } from './UserSheetWidget.tsx';

const sent = fn();

const answers = (outcome: BulkOutcome) =>
  http.post('/users/bulk', async ({ request, response }) => {
    sent(await request.json());
    return response(200).json({ status: 200, meta: {}, objects: outcome });
  });

const meta = {
  title: 'Users/UserSheetWidget',
  component: UserSheetWidget,
  parameters: inFrames(),
  args: { onEnrolled: fn() },
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(answers({ total: 2, failure: 0, failures: [] }));
  },
} satisfies Meta<typeof UserSheetWidget>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const TITLES = USER_SHEET_COLUMNS.map(({ title }) => title);
const userRow = (index: number) => [`user.${index}`, 'Abcdef1!', `사용자 ${index}`, '', '', '', '', ''];

async function choose({ canvasElement, userEvent }: PlayContext, rows: readonly (readonly string[])[], name: string) {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no field for a file.');
  const file = new File([await sheetBytes([TITLES, ...rows])], name);
  await userEvent.setup({ applyAccept: false }).upload(input, file);
}

async function opened({ canvas, globals }: PlayContext) {
  const text = await storyTexts('users', globals);
  const common = await storyTexts('common', globals);
  const message = await storyMessages(globals);
  await canvas.findByRole('button', { name: text('sheetTemplate') });
  return { text, common, message };
}

/** The template and a file field. */
export const Empty: Story = {};

/** Clicks the template button; returns the name and the first row of the saved file. */
async function savedTemplate(context: PlayContext) {
  const { text } = await opened(context);
  return savedSheet(() => context.userEvent.click(context.canvas.getByRole('button', { name: text('sheetTemplate') })));
}

/** The template in Korean. */
export const KoreanTemplate: Story = {
  tags: ['no-visual'],
  globals: { language: 'ko' },
  parameters: { spec: ['C-BULK-02'] },
  play: async (context) => {
    const { name, heads } = await savedTemplate(context);
    await expect(name).toBe('사용자_등록_양식.xlsx');
    await expect(heads).toContain('아이디');
  },
};

/** The template in English. */
export const EnglishTemplate: Story = {
  tags: ['no-visual'],
  globals: { language: 'en' },
  parameters: { spec: ['C-BULK-02'] },
  play: async (context) => {
    const { name, heads } = await savedTemplate(context);
    await expect(name).toBe('users_template.xlsx');
    await expect(heads).toEqual(expect.arrayContaining(['ID', 'Name', 'Email']));
  },
};

/** The template in Japanese. */
export const JapaneseTemplate: Story = {
  tags: ['no-visual'],
  globals: { language: 'ja' },
  parameters: { spec: ['C-BULK-02'] },
  play: async (context) => {
    const { name, heads } = await savedTemplate(context);
    await expect(name).toBe('ユーザー登録テンプレート.xlsx');
    await expect(heads).toContain('パスワード');
  },
};

/** Twelve users: ten on the first page, none checked; without a selection nothing is sent. */
export const Preview: Story = {
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    const { text, common } = await opened(context);
    const rows = Array.from({ length: 12 }, (_, index) => userRow(index + 10));
    await choose(context, [...rows, ['no', 'x', '이름'], ['user.99', 'x', ' ']], 'users.xlsx');
    await canvas.findByText('user.10');
    await step('every row has a box, and none is checked [C-BULK-05]', async () => {
      const table = within(canvas.getByRole('grid'));
      // One more for the whole page.
      await expect(table.getAllByRole('checkbox')).toHaveLength(11);
      for (const box of table.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
    });
    await step('with nothing checked nothing is sent [C-BULK-09]', async () => {
      await userEvent.click(canvas.getByRole('button', { name: text('enrol') }));
      await expect(await canvas.findByText(text('sheetNothing'))).toBeVisible();
      await expect(sent).not.toHaveBeenCalled();
    });
    await step('a page has ten rows [C-BULK-06]', async () => {
      await expect(canvas.getByText('user.19')).toBeVisible();
      await expect(canvas.queryByText('user.20')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: common('page', { page: 2 }) }));
      await expect(await canvas.findByText('user.21')).toBeVisible();
    });
    await step('rows with a wrong ID or a blank name are not there [C-BULK-07] [C-BULK-08]', async () => {
      const rows = within(canvas.getByRole('grid')).getAllByRole('checkbox');
      await expect(rows).toHaveLength(3);
      await expect(canvas.queryByText('no')).toBeNull();
      await expect(canvas.queryByText('user.99')).toBeNull();
    });
  },
};

async function enrolTwo(context: PlayContext) {
  const { canvas, userEvent } = context;
  const words = await opened(context);
  await choose(context, [userRow(1000), userRow(2000)], 'users.xlsx');
  await userEvent.click(await canvas.findByRole('checkbox', { name: words.common('selectPage') }));
  await userEvent.click(canvas.getByRole('button', { name: words.text('enrol') }));
  return words;
}

/** The checked rows are sent in one call; the count is shown, and then the list opens. */
export const Enrols: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-BULK-10', 'C-BULK-11', 'C-BULK-12'] },
  play: async (context) => {
    const { args, userEvent } = context;
    const { text, common } = await enrolTwo(context);
    const title = text('enrolledAll', { total: 2, enrolled: 2 });
    const dialog = await screen.findByRole('dialog', { name: title });
    await expect(sent.mock.calls[0]?.[0]).toMatchObject([{ loginId: 'user.1000' }, { loginId: 'user.2000' }]);
    await expect(args.onEnrolled).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: common('ok') }));
    await waitFor(() => expect(args.onEnrolled).toHaveBeenCalledOnce());
  },
};

/** Failed rows are reported as counts, each with its reason. */
export const SomeFail: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-BULK-11', 'C-BULK-14'] },
  beforeEach: ({ msw }) => msw.use(answers({ total: 2, failure: 1, failures: [{ row: 1, error: 'id_exist' }] })),
  play: async (context) => {
    const { text, message } = await enrolTwo(context);
    const title = text('enrolledSome', { total: 2, enrolled: 1, failed: 1 });
    const dialog = await screen.findByRole('dialog', { name: title });
    await expect(dialog).toHaveTextContent('user.2000');
    await expect(dialog).toHaveTextContent(message('id_exist'));
  },
};

/** A failed call leaves everything as it was, and says so. */
export const UploadFails: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-BULK-13'] },
  beforeEach: ({ msw }) =>
    msw.use(http.post('/users/bulk', ({ response }) => response(403).json(problem(403, 'no_permission')))),
  play: async (context) => {
    const { message } = await enrolTwo(context);
    await expect(await context.canvas.findByText(new RegExp(message('upload_failed')))).toBeVisible();
    await expect(context.args.onEnrolled).not.toHaveBeenCalled();
  },
};

/** Another kind of file is refused, and so is a file that only pretends to be a sheet. */
export const WrongFile: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-BULK-01', 'C-BULK-15'] },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const { common } = await opened(context);
    await choose(context, [userRow(1000)], 'users.csv');
    await expect(await canvas.findByText(common('fileKindRefused', { kinds: 'XLSX' }))).toBeVisible();
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (input) await userEvent.setup({ applyAccept: false }).upload(input, new File(['a,b'], 'users.xlsx'));
    await expect(await canvas.findByText(common('sheetUnreadable'))).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
