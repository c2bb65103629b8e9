import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn } from 'storybook/test';
import { CopyButton } from './CopyButton.tsx';

const meta = {
  title: 'Primitives/CopyButton',
  component: CopyButton,
  args: { value: '10.0.4.11', label: 'IP' },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};

/** Copies, and announces it to everyone. */
export const Copies: Story = {
  globals: { language: 'ko' },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'IP 복사' });
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(button);
    await expect(write).toHaveBeenCalledWith('10.0.4.11');
    await expect(canvas.getByRole('status')).toHaveTextContent('복사했어요: IP');
    write.mockRestore();
  },
};

/** If the browser refuses, a message says so. */
export const Refused: Story = {
  globals: { language: 'ko' },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'IP 복사' });
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await userEvent.click(button);
    await expect(await screen.findByText(/복사하지 못했어요/)).toBeVisible();
    write.mockRestore();
  },
};
