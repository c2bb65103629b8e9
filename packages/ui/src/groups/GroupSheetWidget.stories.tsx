import { http, problem } from '@remote-console/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inFrames } from '../docs/storyMeta.ts';
import { storyLanguage, storyMessages, storyTexts } from '../i18n/testing/storyTexts.ts';
import { sheetBytes } from '../spreadsheet/saveSpreadsheet.ts';
import { GroupSheetWidget } from './GroupSheetWidget.tsx';
import { groupBackend } from './testing/storyBackend.ts';

let backend = groupBackend('ko');

const meta = {
  title: 'Groups/GroupSheetWidget',
  component: GroupSheetWidget,
  parameters: inFrames(560),
  args: { open: true, onClose: fn() },
  beforeEach: ({ msw, globals }) => {
    backend = groupBackend(storyLanguage(globals));
    msw.use(...backend.handlers);
  },
} satisfies Meta<typeof GroupSheetWidget>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function chooseFile({ globals, userEvent }: PlayContext, file: File) {
  const text = await storyTexts('groupPages', globals);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.upload(dialog.getByLabelText(text('sheetFile')), file);
  return { dialog, send: dialog.getByRole('button', { name: text('uploadGroups') }) };
}
const sheetOf = async (rows: readonly (readonly string[])[]) => new File([await sheetBytes(rows)], 'groups.xlsx');

export const Choosing: Story = {};

/** Errors are shown row by row, and nothing can be sent. */
export const BadRows: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-GEXCEL-01', 'C-GEXCEL-06'] },
  play: async (context) => {
    const { globals } = context;
    const text = await storyTexts('groupPages', globals);
    const message = await storyMessages(globals);
    const { dialog, send } = await chooseFile(
      context,
      await sheetOf([['', '3F'], ['Seoul'], ['Seoul', '', 'Lobby'], ['Busan', 'Busan', 'x', 'y']]),
    );
    await expect(await dialog.findByText(new RegExp(message('excel_group_fail')))).toBeVisible();
    await expect(await dialog.findByText(text('faultNoLevelAbove', { level: 2, above: 1 }))).toBeVisible();
    await expect(dialog.getByText(text('faultGap'))).toBeVisible();
    await expect(dialog.getByText(text('faultTooManyColumns'))).toBeVisible();
    await expect(dialog.getByText(text('sheetRowGood'))).toBeVisible();
    for (const level of [1, 2, 3]) await expect(dialog.getByText(text('sheetLevel', { level }))).toBeVisible();
    await expect(send).toBeDisabled();
    await expect(backend.writes).toEqual([]);
  },
};

/** Many rows: only the visible ones are in the page, and the last can be reached by scrolling. */
export const ManyRows: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const text = await storyTexts('groupPages', context.globals);
    const rows = Array.from({ length: 3000 }, (_, at) => [`Seoul ${at + 1}`]);
    const { dialog } = await chooseFile(context, await sheetOf(rows));
    await expect(await dialog.findByText(text('sheetWillAdd', { count: 3000 }))).toBeVisible();
    const table = within(await dialog.findByRole('table', { name: text('sheetPreview') }));
    await waitFor(() => expect(table.getByText('Seoul 1')).toBeVisible());
    await expect(table.getAllByRole('row').length).toBeLessThan(40);
    const scroller = table.getAllByRole('rowgroup')[0];
    scroller?.scrollTo({ top: scroller.scrollHeight });
    await waitFor(() => expect(table.getByText('Seoul 3000')).toBeVisible());
  },
};

/** A file that is not a spreadsheet. */
export const NoSpreadsheet: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-GEXCEL-12'] },
  play: async (context) => {
    const message = await storyMessages(context.globals);
    const { dialog, send } = await chooseFile(context, new File(['not a sheet'], 'groups.xlsx'));
    await expect(await dialog.findByText(message('excel_group_fail'))).toBeVisible();
    await expect(send).toBeDisabled();
  },
};

/** A valid file is sent as one list, and the counts in the response are shown. */
export const Uploads: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-GEXCEL-07', 'C-GEXCEL-08'] },
  play: async (context) => {
    const { globals, userEvent } = context;
    const text = await storyTexts('groupPages', globals);
    const { dialog, send } = await chooseFile(context, await sheetOf([['Seoul'], ['', '3F'], ['', '', 'Lobby']]));
    await expect(await dialog.findByText(text('sheetWillAdd', { count: 3 }))).toBeVisible();
    await userEvent.click(send);
    await expect(await dialog.findByText(new RegExp(text('sheetMade', { count: 2, total: 3 })))).toBeVisible();
    await expect(dialog.getByText(new RegExp(text('sheetFailed', { count: 1 })))).toBeVisible();
    await expect(backend.writes).toEqual([
      {
        call: 'POST /groups/excel',
        body: [
          { name: 'Seoul', parent_group_name: '' },
          { name: '3F', parent_group_name: 'Seoul' },
          { name: 'Lobby', parent_group_name: '3F' },
        ],
      },
    ]);
  },
};

/** The server refuses: the dialog shows its message, and the file stays selected. */
export const Refused: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-GEXCEL-09'] },
  beforeEach: ({ msw }) =>
    msw.use(http.post('/groups/excel', ({ response }) => response(400).json(problem(400, 'excel_group_fail')))),
  play: async (context) => {
    const { globals, userEvent } = context;
    const text = await storyTexts('groupPages', globals);
    const { dialog, send } = await chooseFile(context, await sheetOf([['Seoul']]));
    await waitFor(() => expect(send).toBeEnabled());
    await userEvent.click(send);
    await expect(await dialog.findByText(text('uploadFailed'))).toBeVisible();
    await expect(dialog.getByText('groups.xlsx')).toBeVisible();
    await expect(send).toBeEnabled();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
