import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { useMessage } from '../../i18n/useMessage.ts';
import { useExampleTexts } from '../testing/exampleTexts.ts';
import { PasswordField } from './PasswordField.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

const meta = {
  title: 'Primitives/TextField',
  component: TextField,
  args: { label: '', value: '', onChange: () => undefined },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 360 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

type FieldProps = Partial<Omit<TextFieldProps, 'error'>> & { readonly errorKey?: string };

function IdField({ errorKey, value: initial = '', ...props }: FieldProps) {
  const words = useExampleTexts();
  const message = useMessage();
  const [value, setValue] = useState(initial);
  return (
    <TextField
      label={words.id}
      placeholder="name@company.example"
      {...props}
      value={value}
      error={errorKey && message(errorKey)}
      onChange={(change) => setValue(change.value)}
    />
  );
}

function MemoField() {
  const words = useExampleTexts();
  const [value, setValue] = useState('');
  return (
    <TextArea
      label={words.memo}
      rows={{ min: 3, max: 6 }}
      value={value}
      limit={140}
      onChange={(change) => setValue(change.value)}
    />
  );
}

function SecretField({ errorKey }: { readonly errorKey?: string }) {
  const words = useExampleTexts();
  const message = useMessage();
  const [value, setValue] = useState('Demo!2345');
  return (
    <PasswordField
      label={words.password}
      value={value}
      size="large"
      error={errorKey && message(errorKey)}
      onChange={(change) => setValue(change.value)}
    />
  );
}

export const Empty: Story = { render: () => <IdField /> };
export const Filled: Story = { render: () => <IdField value="manager@demo.example" /> };
export const Large: Story = { render: () => <IdField size="large" value="manager@demo.example" /> };
export const Disabled: Story = { render: () => <IdField disabled value="manager@demo.example" /> };
export const Required: Story = { render: () => <IdField required /> };

/** The focus is a ring and an accent border. */
export const Focused: Story = {
  render: () => <IdField value="manager@demo.example" />,
  globals: { language: 'ko' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByLabelText('아이디');
    await userEvent.tab();
    await expect(canvas.getByLabelText('아이디')).toHaveFocus();
  },
};

/** The error says what happened and what to do; it is the field's description. */
export const Wrong: Story = {
  render: () => <IdField value="a" errorKey="invalid_id" />,
  globals: { language: 'ko' },
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('아이디');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/아이디를 확인해 주세요/);
  },
};

/** Typing beyond a limit is possible; the counter warns. */
export const PastTheLimit: Story = {
  render: () => <IdField value="가나다라마바사" limit={5} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('7/5')).toBeVisible();
  },
};

/** Several lines, growing to six. */
export const Lines: Story = { render: () => <MemoField /> };

export const Password: Story = { render: () => <SecretField errorKey="invalid_id_and_pw" /> };

/** The password can be shown and hidden again. */
export const PasswordShown: Story = {
  render: () => <SecretField />,
  globals: { language: 'ko' },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('비밀번호');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: '비밀번호 보기' }));
    await expect(field).toHaveAttribute('type', 'text');
  },
};
