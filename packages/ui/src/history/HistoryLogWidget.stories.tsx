import { http, problem } from '@remote-console/api-client/testing';
import { fileSizeText, type HistoryLog } from '@remote-console/domain';
import type { StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { type Hosted, type HostedMeta, inFrames } from '../docs/storyMeta.ts';
import { storyLanguage, storyMessages, storyTexts } from '../i18n/testing/storyTexts.ts';
import { saved, watchSaving } from '../spreadsheet/testing/savedFiles.ts';
import { HistoryLogWidget } from './HistoryLogWidget.tsx';
import { led, QueryStory } from './testing/QueryStory.tsx';
import { asked, logs } from './testing/storyHandlers.ts';

const LABEL = 'History';

interface LogProps {
  readonly log: HistoryLog;
  readonly initial?: Readonly<Record<string, string>>;
}

const PLAIN_ADDRESS: Readonly<Record<string, string>> = {};

function Log({ log, initial = PLAIN_ADDRESS }: LogProps) {
  return (
    <QueryStory initial={initial}>{(state) => <HistoryLogWidget log={log} label={LABEL} {...state} />}</QueryStory>
  );
}

const meta = {
  title: 'History/HistoryLogWidget',
  component: HistoryLogWidget,
  render: (args) => <Log {...args} />,
  parameters: inFrames(),
  args: { log: 'remote' },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    led.mockClear();
    msw.use(...logs());
  },
} satisfies HostedMeta<typeof Log>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Log>>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function rowsOf({ canvas }: PlayContext): Promise<HTMLElement[]> {
  const grid = await canvas.findByRole('grid', { name: LABEL });
  await waitFor(() => expect(within(grid).getAllByRole('row').length).toBeGreaterThan(1));
  return within(grid).getAllByRole('row').slice(1);
}

/** A table offers days, a search by key and value, and four page sizes, of which ten rows are the first. */
async function offersNarrowing({ canvas, globals }: PlayContext): Promise<void> {
  const text = await storyTexts('history', globals);
  const common = await storyTexts('common', globals);
  for (const key of ['startDate', 'endDate'] as const) {
    await expect(await canvas.findByRole('group', { name: text(key) })).toBeVisible();
  }
  const search = within(canvas.getByRole('search'));
  const keys = within(search.getByRole('combobox', { name: common('searchKey') })).getAllByRole('option');
  await expect(keys.length).toBeGreaterThan(1);
  await expect(search.getByRole('textbox')).toHaveValue('');
  const size = canvas.getByRole('combobox', { name: common('pageSize') });
  await expect(size).toHaveValue('10');
  const sizes = within(size).getAllByRole('option');
  await expect(sizes.map((option) => option.getAttribute('value'))).toEqual(['5', '10', '15', '20']);
}

/** The narrowing rows that every history table proves for itself. */
const NARROWING = 'days, a search and page sizes are offered [C-HISTORY-01] [C-HISTORY-02] [C-HISTORY-05]';

const lastAsked = () => asked.mock.lastCall?.[1] as Record<string, string>;

/** Remote control sessions; the first one is still running. */
export const Remote: Story = {
  tags: ['plays-on-desktop'],
  parameters: { spec: ['C-HISTORY-08', 'C-HISTORY-09', 'C-HISTORY-10'] },
  play: async (context) => {
    const text = await storyTexts('history', context.globals);
    const rows = await rowsOf(context);
    const parts = [
      'KIOSK-로비-01',
      'manager@demo.example',
      'Windows',
      '203.0.113.24',
      '10.0.4.12',
      '198.51.100.7',
      '192.168.0.8',
      '2026/11/21 11:40:00',
      text('running'),
      text('securityOn'),
    ];
    for (const part of parts) await expect(rows[0]).toHaveTextContent(part);
    await expect(rows[0]).not.toHaveTextContent('None');
    await expect(rows[1]).toHaveTextContent(text('securityOff'));
    await context.step(NARROWING, async () => offersNarrowing(context));
  },
};

/** Alerts by their names, their values with their units. */
export const Warning: Story = {
  args: { log: 'warning' },
  parameters: { spec: ['C-HISTORY-15', 'C-HISTORY-16', 'C-HISTORY-33'] },
  play: async (context) => {
    const text = await storyTexts('history', context.globals);
    const rows = await rowsOf(context);
    const values = [
      ['disconnected', text('minutes', { count: 10 })],
      ['cpuUsage', text('percent', { value: 97 })],
      ['memoryUsage', text('percent', { value: 91 })],
      ['diskUsage', text('percent', { value: 88 })],
      ['cpuTemperature', text('celsius', { value: 82 })],
      ['diskTemperature', text('celsius', { value: 61 })],
      ['fanSpeed', text('rpm', { value: 480 })],
    ] as const;
    for (const [index, [name, value]] of values.entries()) {
      await expect(rows[index]).toHaveTextContent(text(name));
      await expect(rows[index]).toHaveTextContent(value);
    }
    await expect(rows[0]).toHaveTextContent('KIOSK-로비-01');
    await expect(rows[0]).toHaveTextContent('2026/11/21 11:40:00');
    await expect(rows[0]).toHaveTextContent('Windows');
    await expect(rows[7]).toHaveTextContent(text('unknownAlert', { code: 'XX9' }));
    await context.step(NARROWING, async () => offersNarrowing(context));
  },
};

/** Logins; without a browser it was the remote control program. */
export const Access: Story = {
  args: { log: 'access' },
  parameters: { spec: ['C-HISTORY-17', 'C-HISTORY-18'] },
  play: async (context) => {
    const rows = await rowsOf(context);
    for (const part of ['manager@demo.example', '198.51.100.7', '2026/11/21 11:40:00', 'Chrome 153']) {
      await expect(rows[0]).toHaveTextContent(part);
    }
    await expect(within(rows[1] ?? document.body).getByText('CS')).toBeVisible();
    await expect(rows[1]).toHaveTextContent('192.168.0.8');
    await expect(rows[1]).toHaveTextContent('Windows');
    await context.step(NARROWING, async () => offersNarrowing(context));
  },
};

/** File transfers, both ways. */
export const Transfer: Story = {
  args: { log: 'transfer' },
  parameters: { spec: ['C-HISTORY-11', 'C-HISTORY-12', 'C-HISTORY-13', 'C-HISTORY-14'] },
  play: async (context) => {
    const text = await storyTexts('history', context.globals);
    const rows = await rowsOf(context);
    const size = (bytes: number) => fileSizeText(bytes, storyLanguage(context.globals));
    await expect(rows[0]).toHaveTextContent(size(50 * 1024 ** 2));
    for (const part of ['menu-board-2026-11.zip', text('userToDevice'), 'manager@demo.example', 'Windows']) {
      await expect(rows[0]).toHaveTextContent(part);
    }
    await expect(rows[1]).toHaveTextContent(text('deviceToUser'));
    await expect(rows[1]).toHaveTextContent(size(1536));
    await expect(rows[3]).toHaveTextContent(size(5 * 1024 ** 3));
    await expect(rows[4]).toHaveTextContent(size(0));
    await context.step(NARROWING, async () => offersNarrowing(context));
  },
};

/** Deleted devices: what, by whom, when. */
export const Deleted: Story = {
  args: { log: 'delete' },
  parameters: { spec: ['C-HISTORY-20', 'C-HISTORY-21'] },
  play: async (context) => {
    const rows = await rowsOf(context);
    for (const part of ['KIOSK-로비-01', 'manager@demo.example', '2026/11/21 11:40:00']) {
      await expect(rows[0]).toHaveTextContent(part);
    }
    await expect(asked).toHaveBeenLastCalledWith('/audit', expect.objectContaining({ q: '13', by: 'act_time' }));
    await context.step(NARROWING, async () => offersNarrowing(context));
  },
};

/**
 * Administration actions: what, on whom, what it changed, by whom and from where, when; text that somebody typed stays
 * text.
 */
export const Administration: Story = {
  args: { log: 'administration' },
  play: async (context) => {
    const text = await storyTexts('history', context.globals);
    const managers = await storyTexts('users', context.globals);
    const rows = await rowsOf(context);
    const parts = [
      text('act_permissionsChanged'),
      'user@demo.example',
      text('changeOf', { field: managers('CSUpdate'), values: '0 → 1' }),
      text('changeOf', { field: managers('CSRestart'), values: '1 → 0' }),
      'manager@demo.example',
      '198.51.100.7',
      '2026/11/21 11:40:00',
    ];
    for (const part of parts) await expect(rows[0]).toHaveTextContent(part);
    await expect(rows[1]).toHaveTextContent(text('act_userCreated'));
    await expect(rows[3]).toHaveTextContent(text('act_temporaryAccessEnded'));
    await expect(rows[3]).toHaveTextContent(text('doneBySystem'));
    await expect(rows[2]).toHaveTextContent(
      text('changeOf', { field: managers('phone'), values: '010-1234-5678 → <b>010</b>' }),
    );
    await expect(asked).toHaveBeenLastCalledWith(
      '/audit',
      expect.objectContaining({ actionArea: '6', by: 'act_time' }),
    );
    await context.step(NARROWING, async () => offersNarrowing(context));
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** The call contains what is requested; another page and another search key trigger another request. */
export const Narrowing: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas, globals, step, userEvent } = context;
    const text = await storyTexts('history', globals);
    const common = await storyTexts('common', globals);
    await expect(await rowsOf(context)).toHaveLength(10);
    await expect(lastAsked()).toEqual({
      by: 'create_time',
      order: 'desc',
      startDate: '2026-10-21 00:00:00',
      endDate: '2026-11-21 23:59:59',
      limit: '10',
      offset: '0',
    });
    await step('the pager counts what the answer says there is [C-HISTORY-07]', async () => {
      await expect(canvas.getByText(common('rangeOfRows', { from: 1, to: 10, count: 12 }))).toBeVisible();
      await expect(canvas.getByRole('button', { name: common('page', { page: 2 }) })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: common('page', { page: 3 }) })).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: common('nextPage') }));
      await waitFor(() => expect(lastAsked()['offset']).toBe('10'));
    });
    const field = canvas.getByRole('textbox', { name: common('searchFor', { key: text('user') }) });
    await userEvent.type(field, 'mia{Enter}');
    await waitFor(() => expect(lastAsked()).toMatchObject({ searchKey: 'reg_mail', searchValue: 'mia', offset: '0' }));
    await step('another search key clears the value [C-HISTORY-04]', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: common('searchKey') }), 'alias');
      await waitFor(() => expect(lastAsked()).not.toHaveProperty('searchValue'));
      await expect(canvas.getByRole('textbox', { name: common('searchFor', { key: text('device') }) })).toHaveValue('');
      await expect(led).toHaveBeenLastCalledWith({ key: 'alias' });
    });
  },
};

/** The days are in the address; the request covers both days completely. */
export const OtherDays: Story = {
  tags: ['no-visual'],
  args: { initial: { start: '2026-11-01', end: '2026-11-10', page: '2' } },
  parameters: { spec: ['C-STATS-16'] },
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const text = await storyTexts('history', globals);
    const common = await storyTexts('common', globals);
    await rowsOf(context);
    await expect(lastAsked()).toMatchObject({ startDate: '2026-11-01 00:00:00', endDate: '2026-11-10 23:59:59' });
    const end = await canvas.findByRole('group', { name: text('endDate') });
    const [first] = within(end).getAllByRole('spinbutton');
    if (first) await userEvent.click(first);
    await userEvent.keyboard('20261015');
    await expect(await canvas.findByText(common('endBeforeStart'))).toBeVisible();
    await expect(led).not.toHaveBeenCalled();
    if (first) await userEvent.click(first);
    await userEvent.keyboard('20261120');
    await waitFor(() => expect(led).toHaveBeenLastCalledWith({ start: '2026-11-01', end: '2026-11-20' }));
  },
};

/** A page past the end, from an old link, leads to the last page. */
export const PastTheEnd: Story = {
  tags: ['no-visual'],
  args: { initial: { page: '50' } },
  play: async (context) => {
    const common = await storyTexts('common', context.globals);
    await expect(await rowsOf(context)).toHaveLength(2);
    await expect(context.canvas.getByText(common('rangeOfRows', { from: 11, to: 12, count: 12 }))).toBeVisible();
    await expect(led).toHaveBeenLastCalledWith({ page: '2' });
  },
};

const exported = (answer: 'link' | 'nothing' | 'error') =>
  http.post('/excel', async ({ request, response }) => {
    asked('/excel', await request.json());
    if (answer === 'error') return response(400).json(problem(400, 'invalid_data'));
    const objects = answer === 'link' ? { downloadUrl: '/lmm/api/v1.0/exports/key', fileName: 'Remote.xlsx' } : [];
    return response(200).json({ status: 200, meta: {}, objects: Array.isArray(objects) ? [] : objects });
  });

async function pressExport(context: PlayContext) {
  const common = await storyTexts('common', context.globals);
  await rowsOf(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: common('exportToExcel') }));
  return common;
}

/** The export sends the list's parameters and its table; then the file is saved. */
export const Exports: Story = {
  tags: ['no-visual'],
  args: { initial: { key: 'alias', value: 'KIOSK' } },
  parameters: { spec: ['C-HISTORY-23', 'C-HISTORY-24', 'C-HISTORY-26'] },
  beforeEach: ({ msw }) => {
    msw.use(exported('link'));
    return watchSaving();
  },
  play: async (context) => {
    await pressExport(context);
    await waitFor(() => expect(saved).toHaveBeenCalledWith('/lmm/api/v1.0/exports/key', 'Remote.xlsx'));
    await expect(asked).toHaveBeenLastCalledWith('/excel', {
      exportId: 'remoteHistoryTable',
      by: 'create_time',
      order: 'desc',
      startDate: '2026-10-21 00:00:00',
      endDate: '2026-11-21 23:59:59',
      limit: 10,
      offset: 0,
      searchKey: 'alias',
      searchValue: 'KIOSK',
    });
  },
};

/** The file, which the story delays. */
let made = Promise.withResolvers<void>();

/**
 * Before it is requested there is no link; while the file is being created the button is locked; then it provides the
 * file.
 */
export const ExportTakesAWhile: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-HISTORY-22'] },
  beforeEach: ({ msw }) => {
    made = Promise.withResolvers<void>();
    msw.use(
      http.post('/excel', async () => void (await made.promise)),
      exported('link'),
    );
    return watchSaving();
  },
  play: async (context) => {
    const { canvas, globals } = context;
    const common = await storyTexts('common', globals);
    const link = { name: common('downloadFile', { name: 'Remote.xlsx' }) };
    await rowsOf(context);
    await expect(canvas.getByRole('button', { name: common('exportToExcel') })).toBeEnabled();
    await expect(canvas.queryByRole('link', link)).toBeNull();
    await pressExport(context);
    const busy = await canvas.findByRole('button', { name: new RegExp(common('exporting')) });
    await expect(busy).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: common('exportToExcel') })).toBeNull();
    await expect(canvas.queryByRole('link', link)).toBeNull();
    made.resolve();
    await waitFor(() => expect(saved).toHaveBeenCalledWith('/lmm/api/v1.0/exports/key', 'Remote.xlsx'));
    await expect(saved).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole('button', { name: common('exportToExcel') })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: new RegExp(common('exporting')) })).toBeNull();
  },
};

/** Ten rows per page unless another number is selected. */
export const PageSizes: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['B-CONST-08'] },
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const common = await storyTexts('common', globals);
    await rowsOf(context);
    await expect(lastAsked()).toMatchObject({ limit: '10' });
    const size = canvas.getByRole('combobox', { name: common('pageSize') });
    await expect(size).toHaveValue('10');
    const options = within(size).getAllByRole('option');
    await expect(options.map((option) => option.getAttribute('value'))).toEqual(['5', '10', '15', '20']);
    await userEvent.selectOptions(size, '5');
    await waitFor(() => expect(lastAsked()).toMatchObject({ limit: '5', offset: '0' }));
  },
};

/** File transfers and deleted devices can be exported as well. */
export const ExportsDeleted: Story = {
  tags: ['no-visual'],
  args: { log: 'delete' },
  parameters: { spec: ['C-HISTORY-25'] },
  beforeEach: ({ msw }) => msw.use(exported('link')),
  play: async (context) => {
    await pressExport(context);
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(
        '/excel',
        expect.objectContaining({ exportId: 'deletedDeviceTable', q: 13 }),
      ),
    );
  },
};

/** A response without a link means that it takes too long; the message suggests what to do. */
export const ExportDelayed: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-HISTORY-27', 'C-HISTORY-29'] },
  beforeEach: ({ msw }) => msw.use(exported('nothing')),
  play: async (context) => {
    const message = await storyMessages(context.globals);
    const common = await pressExport(context);
    await expect(await screen.findByText(message('excel_processing_delayed'))).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: common('exportToExcel') })).toBeEnabled();
  },
};

export const ExportFails: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-HISTORY-28'] },
  beforeEach: ({ msw }) => msw.use(exported('error')),
  play: async (context) => {
    const message = await storyMessages(context.globals);
    await pressExport(context);
    await expect(await screen.findByText(message('device_excel_fail'))).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('/history/remote', async () => void (await delay('infinite')))),
};

export const Empty: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/history/remote', ({ response }) =>
        response(200).json({ status: 200, meta: { totalCount: 0 }, objects: [] }),
      ),
    ),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('history', globals);
    const common = await storyTexts('common', globals);
    await expect(await canvas.findByText(text('empty'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: common('exportToExcel') })).toBeDisabled();
  },
};

export const Failed: Story = { beforeEach: ({ msw }) => msw.use(http.get('/history/remote', () => Response.error())) };

/** Without permission to view reports, only the information whom to ask is shown. */
export const Forbidden: Story = {
  beforeEach: ({ msw }) =>
    msw.use(http.get('/history/remote', ({ response }) => response(403).json(problem(403, 'no_permission')))),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('history', globals);
    await expect(await canvas.findByText(text('forbidden'))).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};
