import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import { useExampleTexts } from '../testing/exampleTexts.ts';
import { CheckField } from './CheckField.tsx';

interface AgreeProps {
  readonly initial?: boolean;
  readonly partly?: boolean;
  readonly wrong?: boolean;
  readonly disabled?: boolean;
}

function Agree({ initial = false, partly = false, wrong = false, disabled = false }: AgreeProps) {
  const words = useExampleTexts();
  const [checked, setChecked] = useState(initial);
  return (
    <CheckField
      label={words.agree}
      hint={words.securityHint}
      checked={checked}
      partly={partly}
      disabled={disabled}
      error={wrong && !checked ? words.agreeError : undefined}
      onChange={(change) => setChecked(change.checked)}
    />
  );
}

const meta = {
  title: 'Primitives/CheckField',
  component: CheckField,
  render: (args) => <Agree {...args} />,
} satisfies HostedMeta<typeof Agree>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Agree>>;

export const Checked: Story = { args: { initial: true } };
export const Empty: Story = {};
export const Partly: Story = { args: { partly: true } };
export const Disabled: Story = { args: { disabled: true, initial: true } };

/** The error belongs to the checkbox and disappears when it is checked, by keyboard too. */
export const Wrong: Story = {
  args: { wrong: true },
  globals: { language: 'ko' },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('checkbox', { name: '개인정보 수집에 동의해요' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('동의해야 계속할 수 있어요.');
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(box).toBeValid();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
