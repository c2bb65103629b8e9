import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { SaveOutcome } from '../../primitives/index.ts';
import { storyMessages, storyTexts } from '../../i18n/testing/storyTexts.ts';
import { MemoDialog } from './MemoDialog.tsx';

const meta = {
  title: 'Devices/MemoDialog',
  component: MemoDialog,
  args: {
    open: true,
    device: { id: 1, alias: 'KIOSK-01', memo: '1층 로비 왼쪽, 세로 화면' },
    onSave: fn(async (): Promise<SaveOutcome> => ({ kind: 'saved' })),
    onClose: fn(),
  },
} satisfies Meta<typeof MemoDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An empty memo clears it. */
export const Clears: Story = {
  parameters: { spec: ['B-EDIT-18'] },
  play: async ({ args, globals, userEvent }) => {
    const text = await storyTexts('devices', globals);
    const field = await screen.findByRole('textbox', { name: text('columnMemo') });
    await userEvent.clear(field);
    await userEvent.click(screen.getByRole('button', { name: text('memoConfirm') }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ memo: '' }));
  },
};

/** 140 characters are accepted. */
export const LongestMemo: Story = {
  parameters: { spec: ['B-EDIT-16'] },
  tags: ['no-visual'],
  args: { device: { id: 1, alias: 'KIOSK-01', memo: '가'.repeat(139) } },
  play: async ({ args, globals, userEvent }) => {
    const text = await storyTexts('devices', globals);
    await userEvent.type(await screen.findByRole('textbox', { name: text('columnMemo') }), '나');
    await userEvent.click(screen.getByRole('button', { name: text('memoConfirm') }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ memo: `${'가'.repeat(139)}나` }));
  },
};

/** 141 characters are too many. */
export const TooLong: Story = {
  parameters: { spec: ['B-EDIT-17'] },
  args: { device: { id: 1, alias: 'KIOSK-01', memo: '가'.repeat(141) } },
  play: async ({ args, globals, userEvent }) => {
    const text = await storyTexts('devices', globals);
    const message = await storyMessages(globals);
    const field = await screen.findByRole('textbox', { name: text('columnMemo') });
    await expect(screen.getByRole('button', { name: text('memoConfirm') })).toBeDisabled();
    await userEvent.type(field, '{Enter}');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(expect.stringContaining(message('over_character_limit'))),
    );
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
