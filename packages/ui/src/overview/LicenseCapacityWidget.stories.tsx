import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inFrames } from '../docs/storyMeta.ts';
import { storyTexts } from '../i18n/testing/storyTexts.ts';
import { LicenseCapacityWidget } from './LicenseCapacityWidget.tsx';
import { exampleTimeline } from './testing/exampleOverview.ts';
import { overviewServer } from './testing/overviewServer.ts';

const meta = {
  title: 'Overview/LicenseCapacityWidget',
  component: LicenseCapacityWidget,
  parameters: inFrames(380),
  args: { buyHref: '#license' },
  beforeEach: ({ msw }) => msw.use(overviewServer.license()),
} satisfies Meta<typeof LicenseCapacityWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The number grows by one a day: on a day in February the licenses will be full. */
export const Fills: Story = {
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('overview', globals);
    await expect(await canvas.findByText('86')).toBeVisible();
    await expect(canvas.getByText(text('fills', { date: '2027/02/15', count: 7 }))).toBeVisible();
    await expect(canvas.getByRole('link', { name: text('addDevices') })).toHaveAttribute('href', '#license');
  },
};

export const Dark: Story = { globals: { theme: 'dark', language: 'en' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' }, language: 'ja' } };

/** More devices than licenses. */
export const Exceeded: Story = {
  beforeEach: ({ msw }) => msw.use(overviewServer.license({ ...exampleTimeline, volume: 200 })),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('overview', globals);
    await expect(await canvas.findByText(text('full'))).toBeVisible();
  },
};

/** The number has not changed for a long time. */
export const Enough: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      overviewServer.license({
        ...exampleTimeline,
        counts: exampleTimeline.counts.map((count) => ({ ...count, devices: 214 })),
      }),
    ),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('overview', globals);
    await expect(await canvas.findByText(text('enough'))).toBeVisible();
  },
};

/** The first day: there are no counts and no forecast yet. */
export const FirstDay: Story = {
  beforeEach: ({ msw }) => msw.use(overviewServer.license({ ...exampleTimeline, counts: [] })),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('overview', globals);
    await expect(await canvas.findByText(text('unknown'))).toBeVisible();
    await expect(canvas.getByText(text('noCounts'))).toBeVisible();
  },
};
