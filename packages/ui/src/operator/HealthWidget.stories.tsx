import { aServerHealth } from '@remote-console/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inFrames } from '../docs/storyMeta.ts';
import { storyTexts } from '../i18n/testing/storyTexts.ts';
import { HealthWidget } from './HealthWidget.tsx';
import { serviceFails, serviceHangs, storyService } from './testing/storyService.ts';

/** A server with every possible problem. */
const troubled = aServerHealth({
  database: { engine: 'sqlite', bytes: 52_428_800 },
  disk: { freeBytes: 734_003_200, totalBytes: 214_748_364_800 },
  mail: { server: true, waiting: 37, oldest: '2026-11-21T01:10:00.000Z', givenUp: 4 },
  agents: { online: 0, total: 20_000 },
  events: { streams: 1, last: '2026-11-21T02:59:00.000Z', lagMs: 8200 },
  tasks: [
    { name: 'offline', everyMs: 1000, lastRun: '2026-11-21T02:59:58.000Z', failed: 0 },
    { name: 'delivery', everyMs: 500, lastRun: '2026-11-21T02:59:57.000Z', failed: 1 },
    { name: 'pruning', everyMs: 60_000, lastRun: '2026-11-20T22:00:00.000Z', failed: 0 },
    { name: 'history', everyMs: 7 * 86_400_000, lastRun: null, failed: 0 },
  ],
});

const meta = {
  title: 'Operator/HealthWidget',
  component: HealthWidget,
  parameters: inFrames(),
  args: { mailHref: '#mail' },
  beforeEach: ({ msw }) => msw.use(...storyService()),
} satisfies Meta<typeof HealthWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('operator', globals);
    await expect(await canvas.findByText(text('allOk'))).toBeVisible();
    await expect(canvas.queryByText(text('attention'))).toBeNull();
  },
};

/** Each part says what is wrong and what to do about it. */
export const Troubled: Story = {
  tags: ['pictured'],
  beforeEach: ({ msw }) => msw.use(...storyService({ health: troubled })),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('operator', globals);
    await expect(await canvas.findByText(text('needsAttention', { count: 5 }))).toBeVisible();
    await expect(canvas.getByText(text('trouble_mail_waits'))).toBeVisible();
    await expect(canvas.getByText(text('trouble_disk_low'))).toBeVisible();
    await expect(canvas.getByText(text('taskFailed'))).toBeVisible();
    await expect(canvas.getByText(text('taskLate'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: text('toMail') })).toHaveAttribute('href', '#mail');
  },
};

export const TroubledEnglish: Story = { ...Troubled, tags: [], globals: { language: 'en', theme: 'dark' } };
export const Phone: Story = {
  ...Troubled,
  tags: ['pictured'],
  globals: { viewport: { value: 'phone' }, language: 'ja' },
};

export const Loading: Story = { tags: ['waits-forever'], beforeEach: ({ msw }) => msw.use(serviceHangs()) };
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(serviceFails()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
