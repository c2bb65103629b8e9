import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import { Button } from '../Button/Button.tsx';
import { useExampleWords } from '../testing/exampleWords.ts';
import { RadioField } from '../RadioField/RadioField.tsx';
import { SelectField } from '../SelectField/SelectField.tsx';
import { SwitchField } from '../SwitchField/SwitchField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FormRow } from './FormRow.tsx';
import { FormSection } from './FormSection.tsx';

function Security({ wrong = false }: { readonly wrong?: boolean }) {
  const words = useExampleWords();
  const [name, setName] = useState('김하늘');
  const [twoSteps, setTwoSteps] = useState(true);
  const [mail, setMail] = useState<'every' | 'never'>('every');
  return (
    <FormSection
      title={words.security}
      description={words.securityHint}
      actions={<Button variant="contained">{words.save}</Button>}
    >
      <FormRow label={words.code}>{'A-1042'}</FormRow>
      <TextField
        label={words.person}
        value={name}
        error={wrong ? words.uploadError : undefined}
        onChange={({ value }) => setName(value)}
      />
      <SelectField
        label={words.zone}
        hint={words.zoneHint}
        value="UTC"
        options={[{ value: 'UTC', label: 'UTC' }]}
        onChange={() => undefined}
      />
      <SwitchField
        label={words.twoSteps}
        hint={words.twoStepsHint}
        checked={twoSteps}
        onChange={({ checked }) => setTwoSteps(checked)}
      />
      <RadioField
        label={words.mails}
        value={mail}
        options={[
          { value: 'every', label: words.every, hint: words.everyHint },
          { value: 'never', label: words.never },
        ]}
        onChange={({ value }) => setMail(value)}
      />
      <FormRow label={words.acts} hint={words.mailsHint}>
        <Button>{words.exporting}</Button>
        <Button color="error">{words.remove}</Button>
      </FormRow>
    </FormSection>
  );
}

const meta = {
  title: 'Primitives/FormSection',
  component: FormSection,
  render: (args) => <Security {...args} />,
} satisfies HostedMeta<typeof Security>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Security>>;

export const Settings: Story = {};

/** The section, its rows and their errors have names. */
export const Wrong: Story = {
  args: { wrong: true },
  globals: { language: 'ko' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '보안 설정' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '이름' })).toHaveAccessibleDescription(/비어 있어요/);
    await expect(canvas.getByRole('group', { name: '담당자 번호' })).toHaveTextContent('A-1042');
    await expect(canvas.getByRole('group', { name: '작업' })).toHaveAccessibleDescription(/끌 수 없어요/);
  },
};

/** Labels are above their controls. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
