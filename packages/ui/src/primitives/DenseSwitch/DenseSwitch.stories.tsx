import Stack from '@mui/material/Stack';
import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import { useExampleTexts } from '../testing/exampleTexts.ts';
import { DenseSwitch } from './DenseSwitch.tsx';

function Pair() {
  const words = useExampleTexts();
  const [checked, setChecked] = useState(true);
  const change = () => setChecked((before) => !before);
  return (
    <Stack direction="row" spacing={2}>
      <DenseSwitch label={words.name} checked={checked} onChange={change} />
      <DenseSwitch label={words.memo} checked={!checked} onChange={change} />
    </Stack>
  );
}

const meta = {
  title: 'Primitives/DenseSwitch',
  component: DenseSwitch,
  render: () => <Pair />,
} satisfies HostedMeta<typeof Pair>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Pair>>;

/** On and off. */
export const Both: Story = {};

/** A click on the label and the space bar toggle it. */
export const Toggles: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('switch');
    if (!first) throw new Error('There is no switch.');
    await expect(first).toBeChecked();
    await userEvent.click(first.closest('label') ?? first);
    await expect(first).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(first).toBeChecked();
  },
};
