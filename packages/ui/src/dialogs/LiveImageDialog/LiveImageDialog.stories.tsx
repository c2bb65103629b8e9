import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { inFrames } from '../../docs/storyMeta.ts';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';
import { EXAMPLE_PICTURE } from '../../primitives/testing/examplePicture.ts';
import { LiveImageDialog } from './LiveImageDialog.tsx';

const meta = {
  title: 'Dialogs/LiveImageDialog',
  component: LiveImageDialog,
  args: {
    open: true,
    deviceName: 'KIOSK-01',
    state: 'live',
    picture: { kind: 'ready', source: EXAMPLE_PICTURE, at: Date.parse('2026-11-21T02:59:48.000Z') },
    refreshing: false,
    everySeconds: null,
    onRefresh: fn(),
    onClose: fn(),
  },
  parameters: inFrames(760),
} satisfies Meta<typeof LiveImageDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function parts({ globals }: PlayContext) {
  const text = await storyTexts('deviceCommands', globals);
  const common = await storyTexts('common', globals);
  const dialog = within(await screen.findByRole('dialog', { name: text('pictureOf', { name: 'KIOSK-01' }) }));
  return { text, common, dialog };
}

/** The screenshot of the device, and when it was taken. */
export const Live: Story = {};

export const EveryTenSeconds: Story = { args: { everySeconds: 10 } };

/** It can be refreshed and closed. */
export const Refreshing: Story = {
  parameters: { spec: ['A-DIALOG-11', 'B-LIVE-06'] },
  play: async (context) => {
    const { text, common, dialog } = await parts(context);
    await expect(dialog.getByRole('img')).toHaveAttribute('src', EXAMPLE_PICTURE);
    await expect(dialog.queryByText(text('pictureOffline'))).toBeNull();
    await context.userEvent.click(dialog.getByRole('button', { name: text('pictureRefresh', { name: 'KIOSK-01' }) }));
    await expect(context.args.onRefresh).toHaveBeenCalledOnce();
    await context.userEvent.click(dialog.getByRole('button', { name: common('close') }));
    await expect(context.args.onClose).toHaveBeenCalledOnce();
  },
};

/** The overlay is shown only while the device is offline. */
export const Offline: Story = {
  args: { state: 'offline' },
  tags: ['pictured'],
  parameters: { spec: ['A-DIALOG-12', 'B-LIVE-07'] },
  play: async (context) => {
    const { text, dialog } = await parts(context);
    await expect(dialog.getByText(text('pictureOffline'))).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: text('pictureRefresh', { name: 'KIOSK-01' }) })).toBeDisabled();
  },
};

export const Missing: Story = { args: { picture: { kind: 'missing' } } };
export const Loading: Story = { args: { picture: { kind: 'waiting' }, refreshing: true } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
