import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inFrames, type Hosted, type HostedMeta } from '../../docs/storyMeta.ts';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';
import { FilesWindow, fileRow, openFileMenu, textOnDevice, withDevice } from '../testing/FilesWindow.tsx';
import { RemoteFiles } from './RemoteFiles.tsx';

const meta = {
  title: 'Remote/RemoteFiles/Changes',
  tags: ['no-visual'],
  component: RemoteFiles,
  render: (args) => <FilesWindow {...args} />,
  args: { onBusyChange: fn() },
  parameters: { ground: 'bare', layout: 'fullscreen', ...inFrames() },
} satisfies HostedMeta<typeof FilesWindow>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof FilesWindow>>;

export const NewFolder: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const text = await storyTexts('remoteFiles', globals);
    await fileRow(canvas, 'content');
    await userEvent.click(canvas.getByRole('button', { name: text('newFolder') }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByLabelText(text('name'));
    await userEvent.clear(field);
    await userEvent.type(field, 'a/b');
    await userEvent.click(dialog.getByRole('button', { name: text('make') }));
    await expect(await dialog.findByText(text('nameRule'))).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'menus');
    await userEvent.click(dialog.getByRole('button', { name: text('make') }));
    await fileRow(canvas, 'menus');
  },
};

const deleting = withDevice();

/** The question names what will be deleted. */
export const Delete: Story = {
  args: deleting.args,
  play: async ({ canvas, userEvent, globals }) => {
    const text = await storyTexts('remoteFiles', globals);
    await userEvent.click(within(await fileRow(canvas, 'logs')).getByText('logs'));
    await userEvent.keyboard('{Delete}');
    const dialog = within(await screen.findByRole('dialog', { name: text('deleteOne', { name: 'logs' }) }));
    await expect(dialog.getByText(text('deleteFolders'))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: text('delete') }));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /logs/ })).toBeNull());
    await expect(deleting.seen.device?.store.stat(['logs'])).rejects.toThrow('not_found');
  },
};

const moving = withDevice();

export const Move: Story = {
  args: moving.args,
  play: async ({ canvas, userEvent, globals }) => {
    const text = await storyTexts('remoteFiles', globals);
    const menu = await openFileMenu(canvas, 'readme.txt', globals);
    await userEvent.click(menu.getByText(text('moveMenu')));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: text('move') })).toBeDisabled();
    await userEvent.click(await dialog.findByText('settings'));
    await userEvent.click(dialog.getByRole('button', { name: text('move') }));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /readme/ })).toBeNull());
    await expect(await textOnDevice(moving.seen.device, ['settings', 'readme.txt'])).toBe('Hello, lobby.\n');
  },
};

/** A text file is shown as text, whatever it contains. */
export const PreviewText: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const text = await storyTexts('remoteFiles', globals);
    await userEvent.click(within(await fileRow(canvas, 'logs')).getByText('logs'));
    await userEvent.keyboard('{Enter}');
    await userEvent.click(within(await fileRow(canvas, 'player.log')).getByText('player.log'));
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: text('previewTitle', { name: 'player.log' }) }));
    await expect(await dialog.findByText(text('previewPart'))).toBeVisible();
    await expect(dialog.getByRole('region', { name: 'player.log' })).toHaveTextContent('started');
  },
};
