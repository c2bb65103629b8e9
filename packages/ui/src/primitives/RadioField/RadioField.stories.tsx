import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import { useExampleTexts } from '../testing/exampleTexts.ts';
import { RadioField } from './RadioField.tsx';

type Mail = 'every' | 'daily' | 'never';

interface MailsProps {
  readonly initial?: Mail | '';
  readonly direction?: 'column' | 'row';
  readonly wrong?: boolean;
  readonly disabled?: boolean;
}

function Mails({ initial = 'every', direction = 'column', wrong = false, disabled = false }: MailsProps) {
  const words = useExampleTexts();
  const [value, setValue] = useState<Mail | ''>(initial);
  return (
    <RadioField<Mail>
      label={words.mails}
      hint={words.mailsHint}
      direction={direction}
      disabled={disabled}
      error={wrong && value === '' ? words.chooseError : undefined}
      value={value}
      options={[
        { value: 'every', label: words.every, hint: words.everyHint },
        { value: 'daily', label: words.daily },
        { value: 'never', label: words.never },
      ]}
      onChange={(change) => setValue(change.value)}
    />
  );
}

const meta = {
  title: 'Primitives/RadioField',
  component: RadioField,
  render: (args) => <Mails {...args} />,
} satisfies HostedMeta<typeof Mails>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Mails>>;

export const Column: Story = {};
export const Row: Story = { args: { direction: 'row' } };
export const Disabled: Story = { args: { disabled: true } };

/** The arrow keys select; the error belongs to the group. */
export const Wrong: Story = {
  args: { initial: '', wrong: true },
  globals: { language: 'ko' },
  play: async ({ canvas, userEvent }) => {
    const group = await canvas.findByRole('radiogroup', { name: '알림 메일' });
    await expect(group).toHaveAccessibleDescription('하나를 선택해 주세요.');
    await userEvent.click(canvas.getByRole('radio', { name: '모든 알림' }));
    await expect(canvas.getByRole('radio', { name: '모든 알림' })).toHaveAccessibleDescription(/꺼질 때마다/);
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: '하루에 한 번' })).toBeChecked();
    await expect(group).toHaveAccessibleDescription('중요한 알림은 끌 수 없어요.');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
