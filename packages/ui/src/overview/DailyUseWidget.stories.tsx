import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inFrames } from '../docs/storyMeta.ts';
import { storyTexts } from '../i18n/testing/storyTexts.ts';
import { DailyUseWidget } from './DailyUseWidget.tsx';
import { overviewServer } from './testing/overviewServer.ts';

const meta = {
  title: 'Overview/DailyUseWidget',
  component: DailyUseWidget,
  parameters: inFrames(400),
  args: { days: 30 },
  beforeEach: ({ msw }) => msw.use(overviewServer.use()),
} satisfies Meta<typeof DailyUseWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Month: Story = {};
export const Week: Story = { args: { days: 7 }, globals: { language: 'en' } };
export const Quarter: Story = { args: { days: 90 }, globals: { theme: 'dark' } };
export const Phone: Story = { args: { days: 90 }, globals: { viewport: { value: 'phone' }, language: 'ja' } };

/** The same numbers as a table. */
export const AsTable: Story = {
  tags: ['no-visual'],
  args: { days: 7 },
  play: async ({ canvas, globals, userEvent }) => {
    const common = await storyTexts('common', globals);
    await userEvent.click(await canvas.findByRole('button', { name: common('chartAsTable') }));
    const rows = within(await canvas.findByRole('table')).getAllByRole('row');
    await expect(rows.length).toBeGreaterThanOrEqual(8);
  },
};

/** Nothing was used on these days. */
export const Nothing: Story = {
  beforeEach: ({ msw }) => msw.use(overviewServer.use([])),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('overview', globals);
    await expect(await canvas.findByText(text('noUse'))).toBeVisible();
  },
};

export const Loading: Story = { tags: ['waits-forever'], beforeEach: ({ msw }) => msw.use(overviewServer.useHangs()) };
