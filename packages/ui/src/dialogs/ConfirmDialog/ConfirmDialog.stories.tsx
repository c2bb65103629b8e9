import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { type Hosted, type HostedMeta, inFrames } from '../../docs/storyMeta.ts';
import { useMessage } from '../../i18n/useMessage.ts';
import { useText } from '../../i18n/useText.ts';
import { Button } from '../../primitives/index.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

const onConfirm = fn();

type DeletionProps = Partial<Pick<ConfirmDialogProps, 'tone' | 'waiting'>> & {
  readonly startsOpen?: boolean;
  readonly errorKey?: string;
  readonly name?: string;
};

function Deletion({ startsOpen = true, errorKey, name = 'KIOSK-로비-01', tone, waiting }: DeletionProps) {
  const common = useText('common');
  const message = useMessage();
  const [open, setOpen] = useState(startsOpen);
  return (
    <>
      <Button color="error" onClick={() => setOpen(true)}>
        {common('delete')}
      </Button>
      <ConfirmDialog
        open={open}
        title={common('deleteQuestion', { name })}
        confirmLabel={common('delete')}
        tone={tone ?? 'destructive'}
        waiting={waiting ?? false}
        error={errorKey && message(errorKey)}
        onConfirm={onConfirm}
        onClose={() => setOpen(false)}
      >
        {common('cannotUndo')}
      </ConfirmDialog>
    </>
  );
}

const meta = {
  title: 'Dialogs/ConfirmDialog',
  component: ConfirmDialog,
  render: (args) => <Deletion {...args} />,
  beforeEach: () => {
    onConfirm.mockClear();
  },
  parameters: inFrames(420),
} satisfies HostedMeta<typeof Deletion>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Deletion>>;

const dialogOf = async () => within(await screen.findByRole('dialog'));

/**
 * The title asks with the object, the button repeats the verb; one text, one confirm button, one cancel button, and
 * nothing else.
 */
export const Destructive: Story = {
  parameters: { spec: ['A-CONFIRM-01'] },
  globals: { language: 'ko' },
  play: async ({ userEvent }) => {
    const dialog = await dialogOf();
    await expect(
      screen.getByRole('dialog', { name: '‘KIOSK-로비-01’ 항목을 삭제할까요?' }),
    ).toHaveAccessibleDescription('되돌릴 수 없어요.');
    await expect(dialog.getAllByRole('button').map((button) => button.textContent)).toEqual(['취소', '삭제']);
    await expect(dialog.queryByRole('textbox')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: '삭제' }));
    await expect(onConfirm).toHaveBeenCalledOnce();
  },
};

/** An action that can be undone: the main button has the accent color. */
export const Main: Story = { args: { tone: 'main' } };

/** Focus goes into the dialog, stays in it, and comes back when it closes. */
export const HoldsTheFocus: Story = {
  args: { startsOpen: false },
  globals: { language: 'ko' },
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole('button', { name: '삭제' });
    await userEvent.click(opener);
    const dialog = await dialogOf();
    const cancel = dialog.getByRole('button', { name: '취소' });
    const confirm = dialog.getByRole('button', { name: '삭제' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.tab();
    await expect(confirm).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await expect(onConfirm).not.toHaveBeenCalled();
  },
};

/** While waiting for the response, Escape does not close the dialog and the buttons wait. */
export const Waiting: Story = {
  args: { waiting: true },
  globals: { language: 'ko' },
  play: async ({ userEvent }) => {
    const dialog = await dialogOf();
    await expect(dialog.getByRole('button', { name: '취소' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

/** The action failed: the dialog stays and says why. */
export const Failed: Story = { args: { errorKey: 'server_unreachable' } };

export const LongName: Story = { args: { name: `창고-스캐너-${'0123456789'.repeat(7)}` } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
