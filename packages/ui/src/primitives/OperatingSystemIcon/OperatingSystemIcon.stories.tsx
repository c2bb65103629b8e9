import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OperatingSystemIcon } from './OperatingSystemIcon.tsx';

const meta = {
  title: 'Primitives/OperatingSystemIcon',
  component: OperatingSystemIcon,
  args: { code: 1 },
} satisfies Meta<typeof OperatingSystemIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

const CODES = [1, 2, 3, 4, 5, 0] as const;

/** The codes in the specification; 0 and any other number are unknown. */
export const All: Story = {
  render: () => (
    <Stack direction="row" spacing={2}>
      {CODES.map((code) => (
        <OperatingSystemIcon key={code} code={code} />
      ))}
    </Stack>
  ),
  globals: { language: 'ko' },
  play: async ({ canvas }) => {
    for (const name of ['Windows', 'Linux', 'Mac', 'Android', 'iOS', '알 수 없는 운영체제']) {
      await expect(await canvas.findByRole('img', { name })).toHaveAttribute('title', name);
    }
  },
};

/** A code that is not in the specification. */
export const OtherCode: Story = {
  args: { code: 99 },
  globals: { language: 'en' },
  parameters: { spec: ['B-OS-07'] },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Unknown operating system' })).toBeVisible();
  },
};

/** Larger, on a phone's cards. */
export const Large: Story = { args: { code: 2, size: 38 } };
