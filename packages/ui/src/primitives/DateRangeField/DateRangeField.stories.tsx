import Box from '@mui/material/Box';
import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import type { DateRange } from './dateRange.ts';
import { DateRangeField } from './DateRangeField.tsx';

const onChange = fn();

function Range({ initial }: { readonly initial: DateRange }) {
  const [value, setValue] = useState(initial);
  return (
    <DateRangeField
      value={value}
      onChange={(change) => {
        setValue(change.value);
        onChange(change.value);
      }}
    />
  );
}

const meta = {
  title: 'Primitives/DateRangeField',
  component: DateRangeField,
  render: (args) => <Range {...args} />,
  args: { initial: { start: '2026-11-10', end: '2026-11-20' } },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 480 }}>
        <Story />
      </Box>
    ),
  ],
  beforeEach: () => {
    onChange.mockClear();
  },
} satisfies HostedMeta<typeof Range>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Range>>;

export const Empty: Story = { args: { initial: { start: null, end: null } } };
export const Filled: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** The calendar offers no day before the start, and a typed one is refused at the field. */
export const EndBeforeStartImpossible: Story = {
  parameters: { spec: ['B-CONST-10'] },
  globals: { language: 'ko' },
  play: async ({ canvas, userEvent }) => {
    const end = await canvas.findByRole('group', { name: '종료 날짜' });
    await userEvent.click(within(end).getByRole('button'));
    await expect(await screen.findByRole('gridcell', { name: '9' })).toBeDisabled();
    await expect(screen.getByRole('gridcell', { name: '10' })).toBeEnabled();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(end).getByRole('spinbutton', { name: '일' }));
    await userEvent.keyboard('09');
    await expect(await canvas.findByText('종료 날짜는 시작 날짜보다 빠를 수 없어요.')).toBeVisible();
    await expect(onChange).toHaveBeenLastCalledWith({ start: '2026-11-10', end: null });
  },
};
