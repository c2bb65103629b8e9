import { given, http } from '@remote-console/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, within } from 'storybook/test';
import { storyTexts } from '../i18n/testing/storyTexts.ts';
import { DeviceUsageWidget } from './DeviceUsageWidget.tsx';
import { exampleUsage } from './testing/exampleUsage.ts';

const NOW = Date.UTC(2026, 10, 21, 3);

const usage = http.get('/devices/{devicePk}/usage', ({ query, response }) => {
  const range = query.get('range') === 'year' ? 'year' : query.get('range') === 'month' ? 'month' : 'day';
  return response(200).json({ status: 200, meta: {}, objects: [exampleUsage(range, NOW)] });
});

const meta = {
  title: 'Devices/DeviceUsageWidget',
  component: DeviceUsageWidget,
  args: { deviceId: 2 },
  beforeEach: ({ msw }) => {
    msw.use(usage);
  },
} satisfies Meta<typeof DeviceUsageWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Charts of the last day; the newest values are given in text, and the arrow keys go back in time. */
export const Day: Story = {
  play: async ({ canvas, globals, step, userEvent }) => {
    const text = await storyTexts('deviceCommands', globals);
    const names = await storyTexts('devices', globals);
    const chart = await canvas.findByRole('slider', { name: `${names('cpu')}, ${text('usage_day')}` });
    await expect(canvas.getAllByRole('slider')).toHaveLength(5);
    await step('each value is said with its time', async () => {
      const newest = chart.getAttribute('aria-valuetext');
      await expect(newest).toContain('2026/11/21 12:00');
      chart.focus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(chart).toHaveAttribute('aria-valuetext', expect.stringContaining('2026/11/21 11:55'));
    });
    chart.blur();
  },
};

/**
 * Network traffic is shown in bytes per second, in and out on one scale; for an agent that does not report it there are
 * no such charts.
 */
export const Network: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, globals, msw, step, userEvent }) => {
    const text = await storyTexts('deviceCommands', globals);
    const chart = await canvas.findByRole('slider', { name: `${text('usage_received')}, ${text('usage_day')}` });
    await expect(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(/KB|MB/));
    await step('an earlier agent', async () => {
      const timeline = exampleUsage('month', NOW);
      msw.use(given.usage({ ...timeline, points: timeline.points.map((point) => ({ ...point, network: null })) }));
      await userEvent.click(canvas.getByRole('button', { name: text('usage_month') }));
      await expect(await canvas.findAllByRole('slider', { name: new RegExp(`${text('usage_month')}$`) })).toHaveLength(
        3,
      );
    });
  },
};

/** A year by days, and as a table by weeks. */
export const YearAsTable: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('deviceCommands', globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('usage_year') }));
    await canvas.findAllByRole('slider');
    await userEvent.click(canvas.getByRole('button', { name: text('usageAsTable') }));
    const name = `${text('usageHistory')}, ${text('usage_year')}`;
    const rows = within(await canvas.findByRole('table', { name })).getAllByRole('row');
    await expect(rows.length).toBeGreaterThan(40);
    await expect(rows[1]).toHaveTextContent('2026/11/16');
  },
};

/** Nothing has been reported yet. */
export const Empty: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => {
    msw.use(given.usage({ ...exampleUsage('day', NOW), points: [] }));
  },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('deviceCommands', globals);
    await expect(await canvas.findByText(text('usageNone'))).toBeVisible();
  },
};

/** The data is loading. */
export const Loading: Story = {
  tags: ['waits-forever', 'no-visual'],
  beforeEach: ({ msw }) => {
    msw.use(http.get('/devices/{devicePk}/usage', async () => void (await delay('infinite'))));
  },
  play: async ({ canvas, globals }) => {
    const common = await storyTexts('common', globals);
    await expect(await canvas.findByRole('status', { name: common('loading') })).toBeVisible();
  },
};

/** The server cannot be reached; one click tries again. */
export const Failed: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => {
    msw.use(http.get('/devices/{devicePk}/usage', () => Response.error()));
  },
  play: async ({ canvas, globals, msw, userEvent }) => {
    const common = await storyTexts('common', globals);
    const again = await canvas.findByRole('button', { name: common('retry') });
    msw.use(usage);
    await userEvent.click(again);
    await expect(await canvas.findAllByRole('slider')).toHaveLength(5);
  },
};
