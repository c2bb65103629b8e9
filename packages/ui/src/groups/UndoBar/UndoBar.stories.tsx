import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import { useMessage, useText } from '../../i18n/index.ts';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';
import { UndoBar, type UndoBarProps } from './UndoBar.tsx';

function Example(props: Omit<UndoBarProps, 'children'>) {
  const text = useText('groups');
  const message = useMessage();
  return (
    <UndoBar {...props}>
      {[message('added_device_in_group'), text('movedDevice', { name: 'KIOSK-01', target: '3F' })]}
    </UndoBar>
  );
}

const meta = {
  title: 'Groups/UndoBar',
  component: UndoBar,
  render: (args) => <Example {...args} />,
  args: { onUndo: fn(), onClose: fn() },
} satisfies HostedMeta<typeof Example>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Example>>;

export const Moved: Story = {};

export const TakesBack: Story = {
  tags: ['no-visual'],
  play: async ({ args, globals, userEvent }) => {
    const text = await storyTexts('groups', globals);
    await userEvent.click(await screen.findByRole('button', { name: text('undo') }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
