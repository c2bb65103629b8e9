import type { Approver } from '@remote-console/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inFrames } from '../../docs/storyMeta.ts';
import { storyMessages, storyTexts } from '../../i18n/testing/storyTexts.ts';
import type { SaveOutcome } from '../../primitives/index.ts';
import { ApprovalPolicyDialog } from './ApprovalPolicyDialog.tsx';

const PEOPLE: readonly Approver[] = [
  { id: 1, loginId: 'manager@demo.example', name: '이도윤' },
  { id: 2, loginId: 'submanager@demo.example', name: '김서연' },
  { id: 6, loginId: 'emily@demo.example', name: 'Emily Parker' },
];
const SAVED: SaveOutcome = { kind: 'saved' };

const meta = {
  title: 'Groups/ApprovalPolicyDialog',
  component: ApprovalPolicyDialog,
  parameters: inFrames(760),
  args: {
    open: true,
    group: {
      approvalPolicy: { rule: 'ordered', approvers: PEOPLE.slice(0, 2), expiryHours: 24, recurring: false },
      inheritedApprovalPolicy: { rule: 'single', approvers: [], expiryHours: null, recurring: false },
    },
    able: PEOPLE,
    onSave: fn(async () => SAVED),
    onClose: fn(),
  },
} satisfies Meta<typeof ApprovalPolicyDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function textsOf({ globals }: PlayContext) {
  const [text, common] = [await storyTexts('groupPages', globals), await storyTexts('common', globals)];
  const dialog = within(await screen.findByRole('dialog', { name: text('approvalDialogTitle') }));
  return { text, common, dialog, message: await storyMessages(globals) };
}

/** Approvers in order. */
export const InOrder: Story = {};

/** The order is changed by keyboard; the focus follows the person who is moved. */
export const Reordered: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { text, common, dialog } = await textsOf(context);
    dialog.getByRole('button', { name: text('moveUpOf', { name: '김서연' }) }).focus();
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: text('moveDownOf', { name: '김서연' }) })).toHaveFocus(),
    );
    await context.userEvent.selectOptions(dialog.getByLabelText(text('addApprover')), '6');
    await context.userEvent.click(dialog.getByRole('button', { name: common('save') }));
    await waitFor(() =>
      expect(context.args.onSave).toHaveBeenCalledWith({
        rule: 'ordered',
        approvers: [2, 1, 6],
        expiryHours: 24,
        recurring: false,
      }),
    );
    await expect(context.args.onClose).toHaveBeenCalled();
  },
};

/** Nobody is selected, and the hours are not an allowed number. */
export const Faults: Story = {
  tags: ['pictured'],
  play: async (context) => {
    const { text, common, dialog, message } = await textsOf(context);
    for (const name of ['이도윤', '김서연']) {
      await context.userEvent.click(dialog.getByRole('button', { name: text('removeOf', { name }) }));
    }
    const save = dialog.getByRole('button', { name: common('save') });
    await context.userEvent.click(save);
    await expect(await dialog.findByText(message('approvers_missing'))).toBeInTheDocument();
    await context.userEvent.selectOptions(dialog.getByLabelText(text('addApprover')), '6');
    const hours = dialog.getByLabelText(text('approvalExpiry'));
    await context.userEvent.clear(hours);
    await context.userEvent.type(hours, '900');
    await context.userEvent.click(save);
    await expect(await dialog.findByText(text('approvalExpiryWrong', { least: 1, most: 720 }))).toBeInTheDocument();
    await expect(context.args.onSave).not.toHaveBeenCalled();
  },
};

/** Inherited from the group above: nothing else is asked. */
export const Inherited: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { text, common, dialog } = await textsOf(context);
    await context.userEvent.selectOptions(dialog.getByLabelText(text('approvalRule')), 'inherited');
    await expect(dialog.queryByLabelText(text('approvalExpiry'))).not.toBeInTheDocument();
    await context.userEvent.click(dialog.getByRole('button', { name: common('save') }));
    await waitFor(() => expect(context.args.onSave).toHaveBeenCalledWith(null));
  },
};

/** The server refuses: its message stays in the dialog. */
export const Refused: Story = {
  tags: ['no-visual'],
  args: { onSave: fn(async (): Promise<SaveOutcome> => ({ kind: 'refused', error: 'Somebody was faster' })) },
  play: async (context) => {
    const { common, dialog } = await textsOf(context);
    await context.userEvent.click(dialog.getByRole('button', { name: common('save') }));
    await expect(await dialog.findByText('Somebody was faster')).toBeInTheDocument();
    await expect(context.args.onClose).not.toHaveBeenCalled();
  },
};
