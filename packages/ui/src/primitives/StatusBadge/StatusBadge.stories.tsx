import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusBadge, type StatusTone } from './StatusBadge.tsx';

const meta = { title: 'Primitives/StatusBadge', component: StatusBadge, args: { tone: 'online' } } satisfies Meta<
  typeof StatusBadge
>;
export default meta;
type Story = StoryObj<typeof meta>;

const TONES: readonly StatusTone[] = ['online', 'offline', 'unknown', 'warn', 'error', 'info'];

/** Every state has a shape and words in addition to its color. */
export const Chips: Story = {
  render: () => (
    <Stack direction="row" spacing={3} sx={{ flexWrap: 'wrap' }}>
      {TONES.map((tone) => (
        <StatusBadge key={tone} tone={tone} />
      ))}
    </Stack>
  ),
  globals: { language: 'ko' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('온라인')).toBeVisible();
    await expect(canvas.getByText('오프라인')).toBeVisible();
  },
};

/** Without a background, inside tables and lines of text. */
export const Plain: Story = {
  render: () => (
    <Stack direction="row" spacing={5} sx={{ flexWrap: 'wrap' }}>
      {TONES.map((tone) => (
        <StatusBadge key={tone} tone={tone} variant="plain" />
      ))}
    </Stack>
  ),
};

/** With custom text. */
export const OwnWords: Story = { args: { tone: 'warn', label: 'D-7' } };
