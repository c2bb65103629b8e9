import Box from '@mui/material/Box';
import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import { useExampleTexts } from '../testing/exampleTexts.ts';
import { SelectField } from './SelectField.tsx';

type Zone = 'Asia/Seoul' | 'Asia/Tokyo' | 'UTC';

interface ZoneProps {
  readonly initial?: Zone | '';
  readonly wrong?: boolean;
  readonly disabled?: boolean;
  readonly required?: boolean;
}

function ZoneField({ initial = 'Asia/Seoul', wrong = false, disabled = false, required = false }: ZoneProps) {
  const words = useExampleTexts();
  const [value, setValue] = useState<Zone | ''>(initial);
  return (
    <SelectField<Zone>
      label={words.zone}
      hint={words.zoneHint}
      placeholder={words.choose}
      error={wrong && value === '' ? words.chooseError : undefined}
      disabled={disabled}
      required={required}
      value={value}
      options={[
        { value: 'Asia/Seoul', label: 'Asia/Seoul (UTC+9)' },
        { value: 'Asia/Tokyo', label: 'Asia/Tokyo (UTC+9)' },
        { value: 'UTC', label: 'UTC' },
      ]}
      onChange={(change) => setValue(change.value)}
    />
  );
}

const meta = {
  title: 'Primitives/SelectField',
  component: SelectField,
  render: (args) => <ZoneField {...args} />,
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 360 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies HostedMeta<typeof ZoneField>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof ZoneField>>;

export const Chosen: Story = {};
export const Nothing: Story = { args: { initial: '', required: true } };
export const Disabled: Story = { args: { disabled: true } };

/** The error replaces the help text and disappears when something is selected. */
export const Wrong: Story = {
  args: { initial: '', wrong: true },
  globals: { language: 'ko' },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox', { name: '시간대' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('하나를 선택해 주세요.');
    await userEvent.selectOptions(field, 'Asia/Tokyo');
    await expect(field).toBeValid();
    await expect(field).toHaveAccessibleDescription('모든 시각이 이 시간대로 표시돼요.');
  },
};
