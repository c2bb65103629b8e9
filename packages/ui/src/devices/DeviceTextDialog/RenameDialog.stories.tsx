import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { SaveOutcome } from '../../primitives/index.ts';
import { storyMessages, storyTexts } from '../../i18n/testing/storyTexts.ts';
import { RenameDialog } from './RenameDialog.tsx';

const meta = {
  title: 'Devices/RenameDialog',
  component: RenameDialog,
  args: {
    open: true,
    device: { id: 1, alias: 'KIOSK-01' },
    onSave: fn(async (): Promise<SaveOutcome> => ({ kind: 'saved' })),
    onClose: fn(),
  },
} satisfies Meta<typeof RenameDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** Types a name. */
async function typeName({ globals, userEvent }: PlayContext, name: string) {
  const text = await storyTexts('devices', globals);
  const field = await screen.findByRole('textbox', { name: text('renameLabel') });
  await userEvent.clear(field);
  if (name !== '') await userEvent.type(field, name);
  return field;
}

/** Types a name and clicks the verb. */
async function rename(context: PlayContext, name: string) {
  const text = await storyTexts('devices', context.globals);
  const field = await typeName(context, name);
  await context.userEvent.click(screen.getByRole('button', { name: text('renameConfirm') }));
  return field;
}

/** The current name is selected, so that typing replaces it. */
export const Asking: Story = {
  play: async ({ globals }) => {
    const text = await storyTexts('devices', globals);
    const field = await screen.findByRole('textbox', { name: text('renameLabel') });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('KIOSK-01');
  },
};

/** A new name is saved without surrounding spaces, and the dialog closes. */
export const Renames: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    await rename(context, '  KIOSK-02 ');
    await waitFor(() => expect(context.args.onSave).toHaveBeenCalledWith({ alias: 'KIOSK-02' }));
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalled());
  },
};

/** The current name is refused at the field, and nothing is sent. */
export const SameName: Story = {
  parameters: { spec: ['B-EDIT-14'] },
  play: async (context) => {
    const message = await storyMessages(context.globals);
    const field = await rename(context, 'KIOSK-01');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(expect.stringContaining(message('device_name_identical'))),
    );
    await expect(context.args.onSave).not.toHaveBeenCalled();
  },
};

/** A blank name is refused at the field, and nothing is sent. */
export const NoName: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['B-EDIT-15'] },
  play: async (context) => {
    const message = await storyMessages(context.globals);
    const field = await rename(context, '   ');
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message('no_input_data'))));
    await expect(context.args.onSave).not.toHaveBeenCalled();
  },
};

/** 30 characters are accepted, 31 are not; an emoji counts as one. */
export const TooLong: Story = {
  parameters: { spec: ['B-EDIT-12', 'B-EDIT-13'] },
  play: async (context) => {
    const message = await storyMessages(context.globals);
    const field = await typeName(context, `${'가'.repeat(30)}나`);
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(expect.stringContaining(message('over_character_limit'))),
    );
    await context.userEvent.keyboard('{Enter}');
    await expect(context.args.onSave).not.toHaveBeenCalled();
    await rename(context, '가'.repeat(30));
    await waitFor(() => expect(context.args.onSave).toHaveBeenCalledWith({ alias: '가'.repeat(30) }));
    await typeName(context, `${'가'.repeat(30)}나`);
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(expect.stringContaining(message('over_character_limit'))),
    );
  },
};

export const Refused: Story = {
  args: { onSave: fn(async (): Promise<SaveOutcome> => ({ kind: 'refused', error: '서버에 연결할 수 없어요.' })) },
  play: async (context) => {
    const field = await rename(context, 'KIOSK-02');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(context.args.onClose).not.toHaveBeenCalled();
  },
};
