import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useExampleTexts } from '../testing/exampleTexts.ts';
import { UsageMeter, type UsageMeterProps } from './UsageMeter.tsx';

const meta = {
  title: 'Primitives/UsageMeter',
  component: UsageMeter,
  args: { label: 'CPU', percent: 23 },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 160 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof UsageMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A machine with little load. */
export const Low: Story = {};

/** Up to 90 % the bar keeps the accent. */
export const AtTheEdge: Story = {
  args: { percent: 90 },
  globals: { language: 'ko' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('90%')).toBeVisible();
    await expect(canvas.queryByText('CPU 사용률이 높아요')).toBeNull();
  },
};

/** Above 90 % color, icon and words warn. */
export const High: Story = {
  args: { percent: 97.4 },
  globals: { language: 'ko' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('97%')).toBeVisible();
    await expect(canvas.getByText('CPU 사용률이 높아요')).toBeInTheDocument();
  },
};

/** No value has been reported yet. */
export const Unknown: Story = { args: { percent: null } };

function DiskMeter(props: Partial<UsageMeterProps>) {
  const words = useExampleTexts();
  return <UsageMeter label={words.disk} percent={71} {...props} />;
}

/** With the size below. */
export const WithDetail: Story = { render: () => <DiskMeter detail="364 / 512 GB" /> };
