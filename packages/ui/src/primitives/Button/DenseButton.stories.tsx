import Stack from '@mui/material/Stack';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import { useExampleTexts } from '../testing/exampleTexts.ts';
import { DenseButton, type DenseButtonProps } from './DenseButton.tsx';

function Looks({ onClick }: Pick<DenseButtonProps, 'onClick'>) {
  const words = useExampleTexts();
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <DenseButton look="icon" sign="star" aria-label={words.add} onClick={onClick} />
      <DenseButton look="outlined" sign="monitor" onClick={onClick}>
        {words.devices}
      </DenseButton>
    </Stack>
  );
}

const meta = {
  title: 'Primitives/DenseButton',
  component: DenseButton,
  render: (args) => <Looks {...args} />,
  args: { onClick: fn() },
} satisfies HostedMeta<typeof Looks>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Looks>>;

/** An icon alone, and text in a border: like the buttons of the theme. */
export const AllLooks: Story = {};

/** It can be operated by keyboard like every button. */
export const ByKeyboard: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
