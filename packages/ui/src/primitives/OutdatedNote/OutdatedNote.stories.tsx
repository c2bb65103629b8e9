import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';
import { OutdatedNote } from './OutdatedNote.tsx';

const onRetry = fn();
const FAILED = { kind: 'failed', words: 'The server can’t be reached.', retrying: false, onRetry } as const;

const meta = {
  title: 'Primitives/OutdatedNote',
  component: OutdatedNote,
  args: { asOf: '2026-11-21T00:41:00Z', cause: { kind: 'reading' } },
  beforeEach: () => {
    onRetry.mockClear();
  },
} satisfies Meta<typeof OutdatedNote>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Cached data, while the server's response is loading. */
export const Reading: Story = {
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('common', globals);
    const note = await canvas.findByRole('status');
    await expect(note).toHaveTextContent(text('asOf', { time: '09:41' }));
    await expect(note).toHaveTextContent(text('updating'));
  },
};

/** Cached since the day before: the date is shown with the time. */
export const FromYesterday: Story = {
  args: { asOf: '2026-11-20T14:41:00Z' },
  tags: ['no-visual'],
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('common', globals);
    await expect(await canvas.findByText(text('asOf', { time: '2026/11/20 23:41' }))).toBeVisible();
  },
};

/** The data could not be refreshed; one click tries again. */
export const Failed: Story = {
  args: { cause: FAILED },
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('common', globals);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(FAILED.words);
    const again = canvas.getByRole('button', { name: text('retry') });
    await userEvent.click(again);
    await expect(onRetry).toHaveBeenCalledOnce();
    again.blur();
  },
};

/** The time of the data is unknown. */
export const WithoutTime: Story = { args: { asOf: null, cause: { ...FAILED, retrying: true } }, tags: ['no-visual'] };
