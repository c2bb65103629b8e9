import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inFrames, type Hosted, type HostedMeta } from '../../docs/storyMeta.ts';
import { storyMessages, storyTexts } from '../../i18n/testing/storyTexts.ts';
import { useText } from '../../i18n/useText.ts';
import type { SaveOutcome } from '../../primitives/index.ts';
import { InputDialog, type InputDialogProps } from './InputDialog.tsx';

const onSave = fn(async (): Promise<SaveOutcome> => ({ kind: 'saved' }));
const onClose = fn();

/** Renames a device, with the texts of the devices. */
function Renaming(props: Partial<InputDialogProps>) {
  const text = useText('devices');
  return (
    <InputDialog
      open
      title={text('renameTitle', { name: 'KIOSK-01' })}
      label={text('renameLabel')}
      confirmLabel={text('renameConfirm')}
      onSave={onSave}
      onClose={onClose}
      {...props}
    />
  );
}

const meta = {
  title: 'Dialogs/InputDialog',
  component: InputDialog,
  render: (args) => <Renaming {...args} />,
  beforeEach: () => {
    onSave.mockClear();
    onClose.mockClear();
  },
  parameters: inFrames(420),
} satisfies HostedMeta<typeof Renaming>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Renaming>>;

const dialogOf = async () => within(await screen.findByRole('dialog'));

/** One line; the field gets the focus 600 ms after the dialog opened, and not before. */
export const OneLine: Story = {
  parameters: { spec: ['A-CONFIRM-02', 'A-CONFIRM-10', 'B-EDIT-28'] },
  play: async ({ userEvent }) => {
    const openedAt = performance.now();
    const dialog = await dialogOf();
    const field = dialog.getByRole('textbox');
    await expect(field.tagName).toBe('INPUT');
    await expect(field).not.toHaveFocus();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(performance.now() - openedAt).toBeGreaterThan(450);
    await userEvent.type(field, 'KIOSK-02{Enter}');
    await waitFor(() => expect(onSave).toHaveBeenCalledWith({ value: 'KIOSK-02' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  },
};

/** The number of lines that fit into a field. */
function linesIn(field: HTMLElement): number {
  const style = getComputedStyle(field);
  const padding = Number.parseFloat(style.paddingTop) + Number.parseFloat(style.paddingBottom);
  return Math.round((field.clientHeight - padding) / Number.parseFloat(style.lineHeight));
}

/** A text area has three lines from the start. */
export const ThreeLines: Story = {
  args: { multiline: true },
  tags: ['pictured'],
  parameters: { spec: ['A-CONFIRM-03', 'A-CONFIRM-04', 'B-EDIT-29'] },
  play: async () => {
    const dialog = await dialogOf();
    const field = dialog.getByRole('textbox');
    await expect(field.tagName).toBe('TEXTAREA');
    await waitFor(() => expect(linesIn(field)).toBe(3));
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** It grows with its text up to six lines; longer text scrolls. */
export const SixLines: Story = {
  args: { multiline: true },
  tags: ['pictured'],
  parameters: { spec: ['A-CONFIRM-05', 'B-EDIT-30'] },
  play: async ({ userEvent }) => {
    const dialog = await dialogOf();
    const field = dialog.getByRole('textbox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, '1\n2\n3\n4\n5');
    await waitFor(() => expect(linesIn(field)).toBe(5));
    await userEvent.type(field, '\n6\n7\n8\n9');
    await waitFor(() => expect(linesIn(field)).toBe(6));
    await expect(field.scrollHeight).toBeGreaterThan(field.clientHeight);
    field.scrollTop = field.scrollHeight;
  },
};

/** The counter at the field shows the used length before the allowed one. */
export const Counter: Story = {
  args: { limit: 30 },
  tags: ['pictured'],
  parameters: { spec: ['B-EDIT-27'] },
  play: async ({ userEvent }) => {
    const dialog = await dialogOf();
    const field = dialog.getByRole('textbox');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(dialog.getByText('0/30')).toBeVisible();
    await userEvent.type(field, 'KIOSK-02');
    await expect(dialog.getByText('8/30')).toBeVisible();
  },
};

/** The counter shows how much is used. At the limit the text can be sent, beyond it not. */
export const Limited: Story = {
  args: { limit: 5 },
  play: async ({ globals, step, userEvent }) => {
    const text = await storyTexts('devices', globals);
    const dialog = await dialogOf();
    const field = dialog.getByRole('textbox');
    const confirm = dialog.getByRole('button', { name: text('renameConfirm') });
    await step('the length against the limit [A-CONFIRM-06] [B-EDIT-27]', async () => {
      await userEvent.type(field, '12345');
      await expect(dialog.getByText('5/5')).toBeVisible();
    });
    await step('past the limit nothing can be sent [A-CONFIRM-09] [B-EDIT-25]', async () => {
      await expect(confirm).toBeEnabled();
      await userEvent.type(field, '6');
      await expect(dialog.getByText('6/5')).toBeVisible();
      await expect(confirm).toBeDisabled();
      await userEvent.keyboard('{Enter}');
      await expect(onSave).not.toHaveBeenCalled();
    });
    await step('at the limit it can [B-EDIT-26]', async () => {
      await userEvent.keyboard('{Backspace}');
      await expect(confirm).toBeEnabled();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(onSave).toHaveBeenCalledWith({ value: '12345' }));
    });
  },
};

/** An empty or blank input is refused at the field, and the dialog stays open. */
export const RefusesNothing: Story = {
  parameters: { spec: ['A-CONFIRM-07', 'B-EDIT-23'] },
  play: async ({ globals, userEvent }) => {
    const text = await storyTexts('devices', globals);
    const message = await storyMessages(globals);
    const dialog = await dialogOf();
    const field = dialog.getByRole('textbox');
    await userEvent.type(field, '   ');
    await userEvent.click(dialog.getByRole('button', { name: text('renameConfirm') }));
    await waitFor(() => expect(dialog.getByText(message('no_input_data'))).toBeVisible());
    await expect(field).toHaveFocus();
    await expect(onSave).not.toHaveBeenCalled();
    await expect(onClose).not.toHaveBeenCalled();
  },
};

/** An empty input is allowed here. */
export const AllowsNothing: Story = {
  args: { allowsEmpty: true },
  parameters: { spec: ['A-CONFIRM-08', 'B-EDIT-24'] },
  play: async ({ globals, userEvent }) => {
    const text = await storyTexts('devices', globals);
    const dialog = await dialogOf();
    await userEvent.click(dialog.getByRole('button', { name: text('renameConfirm') }));
    await waitFor(() => expect(onSave).toHaveBeenCalledWith({ value: '' }));
  },
};

/** The server refused: the text stays, and the reason is below it. */
export const Refused: Story = {
  args: { initial: 'KIOSK-02', onSave: async () => ({ kind: 'refused', error: 'KIOSK-02?' }) },
  play: async ({ globals, userEvent }) => {
    const text = await storyTexts('devices', globals);
    const dialog = await dialogOf();
    await userEvent.click(dialog.getByRole('button', { name: text('renameConfirm') }));
    await waitFor(() => expect(dialog.getByText('KIOSK-02?')).toBeVisible());
    await expect(dialog.getByRole('textbox')).toHaveValue('KIOSK-02');
  },
};

export const Phone: Story = {
  args: { multiline: true, limit: 140 },
  globals: { viewport: { value: 'phone' } },
};
