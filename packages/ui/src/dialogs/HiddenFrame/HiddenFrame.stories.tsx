import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';
import { useText } from '../../i18n/useText.ts';
import { Button } from '../../primitives/index.ts';
import { HIDDEN_FRAME_NAME, useHiddenFrame } from './HiddenFrame.tsx';

/** An address that shows nothing and navigates nowhere. */
const ADDRESS = 'about:blank#launch';

function Opening() {
  const text = useText('common');
  const { open } = useHiddenFrame();
  return <Button onClick={() => open(ADDRESS)}>{text('more')}</Button>;
}

const meta = { title: 'Dialogs/HiddenFrame', component: Opening } satisfies Meta<typeof Opening>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Takes an address from anywhere below the provider, and is never visible. */
export const NeverSeen: Story = {
  parameters: { spec: ['A-DIALOG-08'] },
  tags: ['no-visual'],
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('common', globals);
    const button = await canvas.findByRole('button', { name: text('more') });
    const frames = () => document.querySelectorAll(`iframe[name="${HIDDEN_FRAME_NAME}"]`);
    await userEvent.click(button);
    await waitFor(() => expect(frames()).toHaveLength(1));
    await expect(frames()[0]).toHaveAttribute('src', ADDRESS);
    await expect(frames()[0]).not.toBeVisible();
    // There is only one frame, however often it is used.
    await userEvent.click(button);
    await expect(frames()).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: text('more') })).toBeVisible();
  },
};
