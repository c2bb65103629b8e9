import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ShareChart } from './ShareChart.tsx';

const HOUR_MS = 3_600_000;
const FROM = Date.UTC(2026, 10, 20, 3);
/** Busy by day, and off for some hours. */
const POINTS = Array.from({ length: 24 }, (_, hour) => hour)
  .filter((hour) => hour < 9 || hour > 12)
  .map((hour) => {
    const average = 30 + 25 * Math.sin(hour / 3);
    return { at: FROM + hour * HOUR_MS, average, highest: Math.min(100, average + 20 + (hour % 5) * 4) };
  });
const clock = (at: number) => new Date(at).toISOString().slice(11, 16);

const meta = {
  title: 'Primitives/ShareChart',
  component: ShareChart,
  args: {
    label: 'CPU',
    points: POINTS,
    from: FROM,
    until: FROM + 24 * HOUR_MS,
    stepMs: HOUR_MS,
    wordsOf: ({ at, average, highest }) => `${clock(at)}: ${Math.round(average)}%, ${Math.round(highest)}%`,
    tickOf: clock,
  },
} satisfies Meta<typeof ShareChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Average and maximum, with a gap where nothing was measured. */
export const Course: Story = {};

/** A value that is not a percentage: the caller sets its maximum, and the lines are labeled with it. */
export const OtherValue: Story = {
  args: { label: 'Network', full: 200, valueLabel: (value) => `${value} kB/s` },
  play: async ({ canvas }) => {
    await canvas.findByRole('slider', { name: 'Network' });
    for (const words of ['0 kB/s', '100 kB/s', '200 kB/s']) {
      await expect(canvas.getAllByText(words).length).toBeGreaterThan(0);
    }
  },
};

/** The arrow keys go from point to point, Home and End to the ends; each is announced. */
export const Keyboard: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const chart = await canvas.findByRole('slider', { name: 'CPU' });
    await expect(chart).toHaveAttribute('aria-valuetext', expect.stringContaining('02:00'));
    await userEvent.tab();
    await expect(chart).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(chart).toHaveAttribute('aria-valuetext', expect.stringContaining('01:00'));
    await expect(canvas.getByText(/^01:00: \d+%, \d+%$/)).toBeVisible();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(chart).toHaveAttribute('aria-valuetext', expect.stringContaining('04:00'));
  },
};

/** A single report is a dot. */
export const OnePoint: Story = { args: { points: POINTS.slice(-1) }, tags: ['no-visual'] };
