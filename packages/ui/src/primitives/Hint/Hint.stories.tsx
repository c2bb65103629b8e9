import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import { useExampleWords } from '../testing/exampleWords.ts';
import { DenseButton } from '../Button/index.ts';
import { Hint } from './Hint.tsx';

function Explained() {
  const words = useExampleWords();
  return (
    <div style={{ paddingTop: 64 }}>
      <Hint text={words.devices}>
        {(target) => (
          <DenseButton look="outlined" {...target}>
            {words.add}
          </DenseButton>
        )}
      </Hint>
    </div>
  );
}

const meta = {
  title: 'Primitives/Hint',
  component: Hint,
  render: () => <Explained />,
  args: { text: null, children: () => null },
} satisfies HostedMeta<typeof Explained>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Explained>>;

/** The words show while the pointer is on the button, also while it rests on the words themselves. */
export const ByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button');
    const words = button.getAttribute('aria-description') ?? '';
    await expect(button).toHaveAccessibleDescription(words);
    // The place of the words follows from their width, which another typeface would change.
    await document.fonts.load(getComputedStyle(button).font, words);
    await userEvent.hover(button);
    await userEvent.hover(await screen.findByRole('tooltip'));
    await expect(screen.getByRole('tooltip')).toHaveTextContent(words);
  },
};

/** The keyboard shows them as well, and Escape takes them away. */
export const ByKeyboard: Story = {
  tags: ['no-visual'],
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
