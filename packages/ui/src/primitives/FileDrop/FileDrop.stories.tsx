import Box from '@mui/material/Box';
import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import { useExampleTexts } from '../testing/exampleTexts.ts';
import { FileDrop } from './FileDrop.tsx';

/** Drops a file like a browser. */
function dropOn(field: HTMLElement, file: File) {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  field.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}

const sheet = (name = 'devices.xlsx', bytes = 4096) => new File([new Uint8Array(bytes)], name);

interface UploadProps {
  readonly chosen?: string;
  readonly wrong?: boolean;
  readonly disabled?: boolean;
  readonly onChange: (change: { readonly file: File | null }) => void;
}

function Upload({ chosen, wrong = false, disabled = false, onChange }: UploadProps) {
  const words = useExampleTexts();
  const [file, setFile] = useState<File | null>(chosen ? sheet(chosen) : null);
  return (
    <FileDrop
      label={words.upload}
      hint={words.uploadHint}
      kinds={['.xlsx', '.xls', '.csv']}
      maxBytes={10 * 1024 * 1024}
      file={file}
      disabled={disabled}
      error={wrong && file ? words.uploadError : undefined}
      onChange={(change) => {
        setFile(change.file);
        onChange(change);
      }}
    />
  );
}

const meta = {
  title: 'Primitives/FileDrop',
  component: FileDrop,
  render: (args) => <Upload {...args} />,
  args: { onChange: fn() },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 480 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies HostedMeta<typeof Upload>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Upload>>;

export const Empty: Story = {};
export const Chosen: Story = { args: { chosen: 'devices-2026-11.xlsx' } };
export const LongName: Story = { args: { chosen: `${'수도권-북부-물류-거점-'.repeat(6)}devices.xlsx` } };
export const Disabled: Story = { args: { disabled: true } };

/** Errors in the content are shown at the field. */
export const Wrong: Story = {
  args: { chosen: 'devices.xlsx', wrong: true },
  globals: { language: 'ko' },
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('장치 목록 파일');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('3번째 줄의 이름이 비어 있어요.');
  },
};

/** The field says what it accepts; a selected file can be removed again. */
export const Choosing: Story = {
  globals: { language: 'ko' },
  play: async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByLabelText('장치 목록 파일');
    await expect(field).toHaveAccessibleDescription('첫 줄은 제목이에요. XLSX, XLS, CSV 파일, 최대 10MB');
    await userEvent.upload(field, sheet());
    await expect(canvas.getByText('devices.xlsx')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'devices.xlsx 제거' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ file: null });
    await expect(field).toHaveFocus();
  },
};

/** A file is dropped on the field; a file of another kind is refused with a message and not passed on. */
export const Dropping: Story = {
  globals: { language: 'ko' },
  play: async ({ args, canvas }) => {
    const field = await canvas.findByLabelText('장치 목록 파일');
    dropOn(field, sheet('photo.png'));
    await waitFor(() => expect(field).toHaveAccessibleDescription('XLSX, XLS, CSV 파일만 올릴 수 있어요.'));
    await expect(field).toBeInvalid();
    await expect(args.onChange).not.toHaveBeenCalled();
    dropOn(field, sheet('devices.csv'));
    await expect(await canvas.findByText('devices.csv')).toBeVisible();
    await expect(field).toBeValid();
  },
};
