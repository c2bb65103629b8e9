import Box from '@mui/material/Box';
import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import { useExampleTexts } from '../testing/exampleTexts.ts';
import { SwitchField } from './SwitchField.tsx';

interface TwoStepsProps {
  readonly initial?: boolean;
  readonly wrong?: boolean;
  readonly disabled?: boolean;
}

function TwoSteps({ initial = true, wrong = false, disabled = false }: TwoStepsProps) {
  const words = useExampleTexts();
  const [checked, setChecked] = useState(initial);
  return (
    <SwitchField
      label={words.twoSteps}
      hint={words.twoStepsHint}
      error={wrong ? words.saveFailed : undefined}
      checked={checked}
      disabled={disabled}
      onChange={(change) => setChecked(change.checked)}
    />
  );
}

const meta = {
  title: 'Primitives/SwitchField',
  component: SwitchField,
  render: (args) => <TwoSteps {...args} />,
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 420 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies HostedMeta<typeof TwoSteps>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof TwoSteps>>;

export const On: Story = {};
export const Off: Story = { args: { initial: false } };
export const Disabled: Story = { args: { disabled: true } };

/** The state is shown in text as well; the keyboard toggles it. */
export const Switching: Story = {
  args: { wrong: true },
  globals: { language: 'ko' },
  play: async ({ canvas, userEvent }) => {
    const control = await canvas.findByRole('switch', { name: '2단계 인증' });
    await expect(canvas.getByText('켜짐')).toBeVisible();
    await expect(control).toHaveAccessibleDescription('저장하지 못했어요. 다시 시도해 주세요.');
    control.focus();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await expect(canvas.getByText('꺼짐')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
