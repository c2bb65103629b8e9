import { given, http, problem } from '@remote-console/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, within } from 'storybook/test';
import { storyMessages, storyTexts } from '../i18n/testing/storyTexts.ts';
import { FleetUsageCard } from './FleetUsageCard.tsx';
import { FleetUsageWidget } from './FleetUsageWidget.tsx';
import { exampleFleetUsage } from './testing/exampleUsage.ts';

const NOW = Date.UTC(2026, 10, 21, 3);
const GROUP = '3';

const usage = http.get('/devices/usage', ({ query, response }) => {
  const range = query.get('range') === 'year' ? 'year' : query.get('range') === 'month' ? 'month' : 'day';
  // Only of the displayed group.
  return query.get('group') === GROUP
    ? response(200).json({ status: 200, meta: {}, objects: [exampleFleetUsage(range, NOW)] })
    : response(404).json(problem(404, 'not_found'));
});

const meta = {
  title: 'Devices/FleetUsageWidget',
  component: FleetUsageWidget,
  args: { groupId: GROUP },
  beforeEach: ({ msw }) => {
    msw.use(usage);
  },
} satisfies Meta<typeof FleetUsageWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Charts of the last day of a group; each value is given with the number of devices that reported. */
export const Day: Story = {
  play: async ({ canvas, globals, step, userEvent }) => {
    const text = await storyTexts('deviceCommands', globals);
    const names = await storyTexts('devices', globals);
    const chart = await canvas.findByRole('slider', { name: `${names('cpu')}, ${text('usage_day')}` });
    await expect(canvas.getAllByRole('slider')).toHaveLength(5);
    await step('each value is said with its time and its devices', async () => {
      const timeline = exampleFleetUsage('day', NOW);
      const [before, newest] = timeline.points.slice(-2);
      const devices = (count = 0) => text('usageFleetPoint', { words: '', count }).replace(/^[^\p{L}\p{N}]+/u, '');
      await expect(chart).toHaveAttribute('aria-valuetext', expect.stringContaining(devices(newest?.devices)));
      chart.focus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(chart).toHaveAttribute('aria-valuetext', expect.stringContaining('2026/11/21 11:55'));
      await expect(chart).toHaveAttribute('aria-valuetext', expect.stringContaining(devices(before?.devices)));
    });
    chart.blur();
  },
};

/** As a part of a group's page. */
export const OnPage: Story = {
  tags: ['no-visual'],
  render: (args) => <FleetUsageCard {...args} />,
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('deviceCommands', globals);
    const part = within(await canvas.findByRole('region', { name: text('usageHistory') }));
    await expect(await part.findAllByRole('slider')).toHaveLength(5);
  },
};

/** A year as a table by weeks, with the most devices of each week. */
export const YearAsTable: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('deviceCommands', globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('usage_year') }));
    await canvas.findAllByRole('slider');
    await userEvent.click(canvas.getByRole('button', { name: text('usageAsTable') }));
    const name = `${text('usageHistory')}, ${text('usage_year')}`;
    const rows = within(await canvas.findByRole('table', { name })).getAllByRole('row');
    await expect(rows.length).toBeGreaterThan(40);
    await expect(rows[0]).toHaveTextContent(text('usageDevices'));
    await expect(rows[1]).toHaveTextContent('2026/11/16');
    const most = Math.max(
      ...exampleFleetUsage('year', NOW)
        .points.slice(-6)
        .map(({ devices }) => devices),
    );
    await expect(
      within(rows[1] ?? document.body)
        .getAllByRole('cell')
        .at(-1),
    ).toHaveTextContent(String(most));
  },
};

/** Nothing has been summed up yet. */
export const Empty: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => {
    msw.use(given.fleetUsage({ ...exampleFleetUsage('day', NOW), points: [] }));
  },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('deviceCommands', globals);
    await expect(await canvas.findByText(text('usageFleetNone'))).toBeVisible();
  },
};

/** The data is loading. */
export const Loading: Story = {
  tags: ['waits-forever', 'no-visual'],
  beforeEach: ({ msw }) => {
    msw.use(http.get('/devices/usage', async () => void (await delay('infinite'))));
  },
  play: async ({ canvas, globals }) => {
    const common = await storyTexts('common', globals);
    await expect(await canvas.findByRole('status', { name: common('loading') })).toBeVisible();
  },
};

/** The person has no access to the group. */
export const Closed: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => {
    msw.use(http.get('/devices/usage', ({ response }) => response(403).json(problem(403, 'no_group_access'))));
  },
  play: async ({ canvas, globals }) => {
    const message = await storyMessages(globals);
    await expect(await canvas.findByText(message('no_group_access'))).toBeVisible();
  },
};

/** The server cannot be reached; one click tries again. */
export const Failed: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => {
    msw.use(http.get('/devices/usage', () => Response.error()));
  },
  play: async ({ canvas, globals, msw, userEvent }) => {
    const common = await storyTexts('common', globals);
    const again = await canvas.findByRole('button', { name: common('retry') });
    msw.use(usage);
    await userEvent.click(again);
    await expect(await canvas.findAllByRole('slider')).toHaveLength(5);
  },
};
