import { http } from '@remote-console/api-client/testing';
import type { StatisticsSubject } from '@remote-console/api-client/react';
import type { StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { type Hosted, type HostedMeta, inFrames } from '../docs/storyMeta.ts';
import { storyTexts } from '../i18n/testing/storyTexts.ts';
import { ChartWidget } from './ChartWidget.tsx';
import { led, QueryStory } from './testing/QueryStory.tsx';
import { asked, charts } from './testing/storyHandlers.ts';

interface ChartProps {
  readonly subject: StatisticsSubject;
  readonly initial?: Readonly<Record<string, string>>;
}

const PLAIN_ADDRESS: Readonly<Record<string, string>> = {};

function Chart({ subject, initial = PLAIN_ADDRESS }: ChartProps) {
  return <QueryStory initial={initial}>{(state) => <ChartWidget subject={subject} {...state} />}</QueryStory>;
}

const meta = {
  title: 'History/ChartWidget',
  component: ChartWidget,
  render: (args) => <Chart {...args} />,
  parameters: inFrames(),
  args: { subject: 'alert' },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    led.mockClear();
    msw.use(...charts());
  },
} satisfies HostedMeta<typeof Chart>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Chart>>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function drawn({ canvas, globals, args }: PlayContext, bars: number) {
  const text = await storyTexts('history', globals);
  const chart = await canvas.findByRole('figure', {
    name: text(args.subject === 'alert' ? 'alertChart' : 'remoteChart'),
  });
  await waitFor(() => expect(within(chart).getByRole('slider')).toHaveAttribute('aria-valuemax', String(bars - 1)));
  return { text, chart };
}

/** The months of a selectable year, as bars and as rows; a month without an alert is included with 0. */
export const AlertsByMonth: Story = {
  tags: ['plays-on-desktop'],
  parameters: { spec: ['C-STATS-07', 'C-STATS-10', 'C-STATS-11', 'C-STATS-15'] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { text } = await drawn(context, 12);
    await expect(asked).toHaveBeenLastCalledWith('/chart/alert', { type: 'month', year: '2026' });
    const grid = await canvas.findByRole('grid');
    await waitFor(() => expect(within(grid).getAllByRole('row')).toHaveLength(13));
    await expect(within(grid).getAllByRole('row')[3]).toHaveTextContent(text('percent', { value: 0 }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: text('year') }), '2025');
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith('/chart/alert', { type: 'month', year: '2025' }));
    await expect(led).toHaveBeenLastCalledWith({ type: 'month', year: '2025', month: '11' });
    await expect(canvas.queryByRole('combobox', { name: text('month') })).toBeNull();
  },
};

/** The days of a selectable month, one row per day. */
export const AlertsByDay: Story = {
  args: { initial: { type: 'day', year: '2026', month: '11' } },
  parameters: { spec: ['C-STATS-08', 'C-STATS-09', 'C-STATS-12'] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { text } = await drawn(context, 30);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: text('month') }), '2');
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith('/chart/alert', { type: 'day', year: '2026', month: '2' }),
    );
    await drawn(context, 28);
    await userEvent.click(canvas.getByRole('button', { name: text('byYear') }));
    await drawn(context, 5);
  },
};

/** Remote connections, in the same form. */
export const Remote: Story = {
  args: { subject: 'remote' },
  parameters: { spec: ['C-STATS-05', 'C-STATS-06'] },
  play: async (context) => {
    await drawn(context, 12);
    await expect(asked).toHaveBeenLastCalledWith('/chart/remote', { type: 'month', year: '2026' });
  },
};

/** A year without any: each month is in the table with 0, and a sentence replaces the chart. */
export const NothingRecorded: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => {
    const months = Array.from({ length: 12 }, (_, index) => ({
      id: index + 1,
      startDate: `2026-${String(index + 1).padStart(2, '0')}-01`,
      sessionCount: 0,
      sessionShare: 0,
    }));
    msw.use(
      http.get('/chart/alert', ({ response }) =>
        response(200).json({ status: 200, meta: { totalCount: 12 }, objects: months }),
      ),
    );
  },
  play: async (context) => {
    const { canvas, globals } = context;
    const text = await storyTexts('history', globals);
    const chart = within(await canvas.findByRole('figure', { name: text('alertChart') }));
    await expect(chart.getByText(text('empty'))).toBeVisible();
    await expect(chart.queryByRole('slider')).toBeNull();
    await waitFor(() => expect(within(canvas.getByRole('grid')).getAllByRole('row')).toHaveLength(13));
  },
};

export const Phone: Story = {
  args: { initial: { type: 'day', year: '2026', month: '11' } },
  globals: { viewport: { value: 'phone' } },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('/chart/alert', async () => void (await delay('infinite')))),
};

export const Failed: Story = { beforeEach: ({ msw }) => msw.use(http.get('/chart/alert', () => Response.error())) };
