import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { inFrames, type Hosted, type HostedMeta } from '../../docs/storyMeta.ts';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';
import { FilesWindow, fileRow, type Canvas } from '../testing/FilesWindow.tsx';
import { folderOfMany } from '../testing/scriptedFiles.ts';
import { RemoteFiles } from './RemoteFiles.tsx';

const meta = {
  title: 'Remote/RemoteFiles/Search',
  component: RemoteFiles,
  render: (args) => <FilesWindow {...args} />,
  args: { onBusyChange: fn() },
  parameters: { ground: 'bare', layout: 'fullscreen', ...inFrames() },
} satisfies HostedMeta<typeof FilesWindow>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof FilesWindow>>;

/** The search field, once the folder is shown. */
async function searchField(canvas: Canvas, globals: Readonly<Record<string, unknown>>): Promise<HTMLElement> {
  const text = await storyTexts('remoteFiles', globals);
  await canvas.findAllByText('Kiosk');
  return canvas.findByRole('textbox', { name: text('searchBelow') });
}

/** Matches in the folder and below it, with the folder that contains them. */
export const Found: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const text = await storyTexts('remoteFiles', globals);
    await userEvent.type(await searchField(canvas, globals), 'MENU');
    await expect(await canvas.findByText('menu.txt')).toBeVisible();
    await expect(canvas.getByText('Kiosk / content / 2026-12 / 점심 메뉴')).toBeVisible();
    await expect(await canvas.findByText(text('searchFound', { count: 1 }))).toBeVisible();
  },
};

/** A match is shown in its folder, selected. */
export const Revealed: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.type(await searchField(canvas, globals), 'playlist');
    await userEvent.click(await canvas.findByRole('button', { name: /playlist\.json/ }));
    const found = await fileRow(canvas, 'playlist.json');
    await expect(within(found).getByRole('checkbox')).toBeChecked();
    await expect(await searchField(canvas, globals)).toHaveValue('');
  },
};

/** There are no matches; hidden files were left out. */
export const Nothing: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const text = await storyTexts('remoteFiles', globals);
    await userEvent.type(await searchField(canvas, globals), 'profile');
    await expect(await canvas.findByText(text('searchNothing', { text: 'profile' }))).toBeVisible();
    await expect(canvas.getByText(text('searchNothingHidden'))).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: text('hidden') }));
    await expect(await canvas.findByText('.profile')).toBeVisible();
  },
};

/** A search ends after a thousand matches. */
export const Many: Story = {
  args: { script: () => ({ root: folderOfMany(1500) }) },
  play: async ({ canvas, userEvent, globals }) => {
    const text = await storyTexts('remoteFiles', globals);
    await userEvent.type(await searchField(canvas, globals), 'capture');
    await expect(await canvas.findByText(text('searchPartly', { count: 1000 }))).toBeVisible();
  },
};

/** On a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.type(await searchField(canvas, globals), 'lobby');
    await expect(await canvas.findByText('lobby.png')).toBeVisible();
  },
};
