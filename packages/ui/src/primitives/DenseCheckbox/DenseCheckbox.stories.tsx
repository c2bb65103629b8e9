import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import { useExampleTexts } from '../testing/exampleTexts.ts';
import { DenseCheckbox } from './DenseCheckbox.tsx';

function Pair() {
  const words = useExampleTexts();
  const [checked, setChecked] = useState(true);
  return (
    <Stack direction="row" spacing={2}>
      <DenseCheckbox aria-label={words.name} checked={checked} onChange={() => setChecked((before) => !before)} />
      <DenseCheckbox aria-label={words.memo} checked={!checked} onChange={() => setChecked((before) => !before)} />
      <Checkbox checked={checked} slotProps={{ input: { 'aria-label': words.address } }} readOnly />
    </Stack>
  );
}

const meta = {
  title: 'Primitives/DenseCheckbox',
  component: DenseCheckbox,
  render: () => <Pair />,
} satisfies HostedMeta<typeof Pair>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Pair>>;

/** Checked and unchecked; the last one is the theme's checkbox, which it resembles. */
export const Both: Story = {};

/** A click and the space bar toggle it. */
export const Toggles: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('checkbox');
    if (!first) throw new Error('There is no checkbox.');
    await userEvent.click(first);
    await expect(first).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(first).toBeChecked();
  },
};

/** Only some of the items are checked: it says so. */
export const InPart: Story = {
  tags: ['no-visual'],
  render: function Partly() {
    const words = useExampleTexts();
    return <DenseCheckbox aria-label={words.name} checked={false} indeterminate onChange={fn()} />;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox')).toBePartiallyChecked();
  },
};
