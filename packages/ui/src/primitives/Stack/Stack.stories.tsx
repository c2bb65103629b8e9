import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Note } from '../Note/Note.tsx';
import { useExampleTexts } from '../testing/exampleTexts.ts';
import { Stack, type StackProps } from './Stack.tsx';

function Notes({ gap }: Pick<StackProps, 'gap'>) {
  const words = useExampleTexts();
  return (
    <Stack gap={gap} role="group">
      <Note tone="info">{words.noDevicesHint}</Note>
      <Note tone="warn">{words.noDevicesHint.repeat(12)}</Note>
      <Note tone="info">{words.connections}</Note>
    </Stack>
  );
}

const meta = { title: 'Primitives/Stack', component: Stack } satisfies Meta<typeof Stack>;
export default meta;
type Story = Omit<StoryObj<typeof meta>, 'args'>;

/** Parts of a page: as wide as the available space, however long their text is. */
export const PartsOfPage: Story = {
  render: () => <Notes gap="lg" />,
  play: async ({ canvas }) => {
    const stack = await canvas.findByRole('group');
    await expect(stack.scrollWidth).toBeLessThanOrEqual(stack.clientWidth);
    await expect(getComputedStyle(stack).rowGap).toBe('16px');
  },
};

/** Items that belong closely together. */
export const Close: Story = {
  render: () => <Notes gap="xs" />,
  play: async ({ canvas }) => {
    await expect(getComputedStyle(await canvas.findByRole('group')).rowGap).toBe('4px');
  },
};
