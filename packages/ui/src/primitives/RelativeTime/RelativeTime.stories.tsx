import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';
import { RelativeTime } from './RelativeTime.tsx';

const meta = {
  title: 'Primitives/RelativeTime',
  component: RelativeTime,
  args: { instant: '2026-11-21T02:59:48Z' },
} satisfies Meta<typeof RelativeTime>;
export default meta;
type Story = StoryObj<typeof meta>;

const INSTANTS = [
  '2026-11-21T02:59:58Z',
  '2026-11-21T02:59:48Z',
  '2026-11-21T02:57:00Z',
  '2026-11-20T23:00:00Z',
  '2026-11-20T09:04:00Z',
  '2026-11-18T03:00:00Z',
  '2026-10-01T03:00:00Z',
];

/** From a moment ago to a date. */
export const Ages: Story = {
  render: () => (
    <Stack spacing={1}>
      {INSTANTS.map((instant) => (
        <RelativeTime key={instant} instant={instant} />
      ))}
    </Stack>
  ),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('common', globals);
    await canvas.findByText(text('timeNow'));
    const ages = [
      text('timeSeconds', { count: 12 }),
      text('timeMinutes', { count: 3 }),
      text('timeHours', { count: 4 }),
      text('timeDays', { count: 3 }),
    ];
    for (const words of ages) {
      await expect(canvas.getByText(words)).toBeVisible();
    }
  },
};

/** On hover, the exact time in the person's zone and format. */
export const Exact: Story = {
  tags: ['no-visual'],
  globals: { language: 'ko' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12초 전')).toHaveAttribute('title', '2026/11/21 11:59:48');
  },
};

/** The word None and an empty field mean that there is no data; the word is never shown. */
export const NoData: Story = {
  args: { instant: 'None' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('–'));
    await expect(canvasElement).not.toHaveTextContent('None');
  },
};
