import Box from '@mui/material/Box';
import { MEMO_LIMIT } from '@remote-console/domain';
import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import { useMessage } from '../../i18n/useMessage.ts';
import { useExampleTexts } from '../testing/exampleTexts.ts';
import { InlineEdit } from './InlineEdit.tsx';
import type { SaveOutcome } from './inlineEditState.ts';

type Answer = 'saves' | 'refuses' | 'hangs' | 'breaks';

const onSave = fn();

interface MemoProps {
  readonly initial?: string;
  readonly answer?: Answer;
  readonly limit?: number;
}

function Memo({ initial, answer = 'saves', limit = MEMO_LIMIT }: MemoProps) {
  const words = useExampleTexts();
  const message = useMessage();
  const [memo, setMemo] = useState(initial ?? words.memoValue);
  const save = async ({ value }: { value: string }): Promise<SaveOutcome> => {
    onSave(value);
    switch (answer) {
      case 'saves':
        setMemo(value);
        return { kind: 'saved' };
      case 'refuses':
        return { kind: 'refused', error: message('no_permission') };
      case 'hangs':
        return new Promise(() => undefined);
      case 'breaks':
        throw new Error('no connection');
    }
  };
  return (
    <InlineEdit
      value={memo}
      label={words.memo}
      placeholder={words.addMemo}
      limit={limit}
      onSave={save}
      failureText={message('server_unreachable')}
    />
  );
}

const meta = {
  title: 'Primitives/InlineEdit',
  component: InlineEdit,
  render: (args) => <Memo {...args} />,
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 320 }}>
        <Story />
      </Box>
    ),
  ],
  beforeEach: () => {
    onSave.mockClear();
  },
} satisfies HostedMeta<typeof Memo>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Memo>>;

/** At rest the value is shown, without a field. */
export const Idle: Story = {
  parameters: { spec: ['B-EDIT-01'] },
  globals: { language: 'ko' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1층 로비 왼쪽, 세로 화면')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const EmptyValue: Story = { args: { initial: '' } };

/** The field replaces the value, with its text selected. */
export const Editing: Story = {
  parameters: { spec: ['B-EDIT-02'] },
  globals: { language: 'ko' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /메모 수정/ }));
    const field = canvas.getByRole('textbox', { name: '메모' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('1층 로비 왼쪽, 세로 화면');
  },
};

/** Enter saves; the focus returns to where it was. */
export const EnterSaves: Story = {
  parameters: { spec: ['B-EDIT-04', 'B-EDIT-06', 'B-EDIT-09'] },
  globals: { language: 'ko' },
  play: async (context) => {
    await Editing.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.keyboard('프린터 옆{Enter}');
    await expect(onSave).toHaveBeenCalledWith('프린터 옆');
    await waitFor(() => expect(canvas.getByRole('button', { name: /프린터 옆/ })).toHaveFocus());
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** Escape restores the value and saves nothing. */
export const EscapeRestores: Story = {
  parameters: { spec: ['B-EDIT-05', 'B-EDIT-09'] },
  globals: { language: 'ko' },
  play: async (context) => {
    await Editing.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.keyboard('아무 말{Escape}');
    await expect(onSave).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: /1층 로비 왼쪽/ })).toBeVisible();
  },
};

/** Without a change Enter closes and sends nothing. */
export const NothingChanged: Story = {
  globals: { language: 'ko' },
  play: async (context) => {
    await Editing.play?.(context);
    await context.userEvent.keyboard('{Enter}');
    await expect(onSave).not.toHaveBeenCalled();
    await expect(context.canvas.getByRole('button', { name: /메모 수정/ })).toBeVisible();
  },
};

/** The Enter that completes a syllable does only that. */
export const HalfASyllable: Story = {
  globals: { language: 'ko' },
  play: async (context) => {
    await Editing.play?.(context);
    const field = context.canvas.getByRole('textbox', { name: '메모' });
    await fireEvent.input(field, { target: { value: '로비' } });
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    await expect(onSave).not.toHaveBeenCalled();
    await expect(field).toHaveValue('로비');
  },
};

/** While it is being saved, the text stays and nothing is sent twice. */
export const Waiting: Story = {
  args: { answer: 'hangs' },
  parameters: { spec: ['B-EDIT-03', 'B-EDIT-07'] },
  globals: { language: 'ko' },
  play: async (context) => {
    await Editing.play?.(context);
    await context.userEvent.keyboard('새 메모{Enter}{Enter}x');
    await expect(onSave).toHaveBeenCalledTimes(1);
    const field = context.canvas.getByRole('textbox', { name: '메모' });
    await expect(field).toHaveAttribute('readonly');
    await expect(field).toHaveValue('새 메모');
    await expect(context.canvas.getByRole('progressbar', { name: '저장하는 중이에요' })).toBeVisible();
  },
};

/** A refusal says why, and keeps the input. */
export const Refused: Story = {
  args: { answer: 'refuses' },
  parameters: { spec: ['B-EDIT-08'] },
  globals: { language: 'ko' },
  play: async (context) => {
    await Editing.play?.(context);
    await context.userEvent.keyboard('새 메모{Enter}');
    await expect(await context.canvas.findByText(/이 작업을 할 권한이 없어요/)).toBeVisible();
    await expect(context.canvas.getByRole('textbox', { name: '메모' })).toHaveValue('새 메모');
  },
};

/** So does a broken connection. */
export const Broken: Story = {
  args: { answer: 'breaks' },
  globals: { language: 'ko' },
  play: async (context) => {
    await Editing.play?.(context);
    await context.userEvent.keyboard('새 메모{Enter}');
    await expect(await context.canvas.findByText(/서버에 연결할 수 없어요/)).toBeVisible();
  },
};

/** Beyond the limit the counter warns, a note says why, and saving is not possible. */
export const TooLong: Story = {
  args: { limit: 10 },
  globals: { language: 'ko' },
  play: async (context) => {
    await Editing.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.keyboard('abcdefghijk{Enter}');
    await expect(canvas.getByText('11/10')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('글자 수가 너무 많아요. 조금 줄여 주세요.');
    await expect(canvas.getByRole('button', { name: '저장' })).toBeDisabled();
    await expect(onSave).not.toHaveBeenCalled();
  },
};

/** At exactly the limit it is saved. */
export const AtTheLimit: Story = {
  args: { limit: 10 },
  play: async (context) => {
    await Editing.play?.(context);
    await context.userEvent.keyboard('abcdefghij{Enter}');
    await expect(onSave).toHaveBeenCalledWith('abcdefghij');
  },
};
