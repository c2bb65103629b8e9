import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';
import { DevicePicture } from './DevicePicture.tsx';
import { EXAMPLE_PICTURE } from '../testing/examplePicture.ts';

const AT = Date.parse('2026-11-21T02:59:48.000Z');

const meta = {
  title: 'Primitives/DevicePicture',
  component: DevicePicture,
  args: { name: 'KIOSK-01', state: 'live', picture: { kind: 'ready', source: EXAMPLE_PICTURE, at: AT } },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 360 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof DevicePicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {};

/** When the device is offline, only the word is shown, whatever was shown before. */
export const Offline: Story = {
  args: { state: 'offline' },
  parameters: { spec: ['B-LIVE-11', 'B-DETAIL-04'] },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('deviceCommands', globals);
    await expect(await canvas.findByText(text('pictureOffline'))).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** A device that may not be opened yet shows no screenshot. */
export const Unapproved: Story = {
  args: { state: 'unapproved' },
  parameters: { spec: ['B-LIVE-13'] },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('deviceCommands', globals);
    await expect(await canvas.findByText(text('pictureUnapproved'))).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Loading: Story = { args: { picture: { kind: 'waiting' } } };

/** If there is no screenshot, or a broken one, the placeholder is shown. */
export const Missing: Story = {
  args: { picture: { kind: 'ready', source: 'data:image/png;base64,broken', at: AT } },
  parameters: { spec: ['B-LIVE-10', 'B-DETAIL-06', 'B-CARD-11'] },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('deviceCommands', globals);
    await expect(await canvas.findByText(text('pictureNone'))).toBeVisible();
    await expect(canvas.queryByText(text('pictureOffline'))).toBeNull();
  },
};
