import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import { useExampleTexts } from '../testing/exampleTexts.ts';
import { DenseButton } from '../Button/DenseButton.tsx';
import { Hint } from './Hint.tsx';
import { HintArea, hinted } from './HintArea.tsx';

function Explained() {
  const words = useExampleTexts();
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

/** Two buttons explained by one area, and one without an explanation. */
function ExplainedTogether() {
  const words = useExampleTexts();
  return (
    <HintArea style={{ paddingTop: 64 }}>
      <DenseButton look="outlined" {...hinted(words.devices)}>
        {words.add}
      </DenseButton>
      <DenseButton look="outlined" {...hinted(words.people)}>
        {words.remove}
      </DenseButton>
      <DenseButton look="outlined" {...hinted(null)}>
        {words.acts}
      </DenseButton>
    </HintArea>
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

/** The hint shows while the pointer is on the button, and while it rests on the hint itself. */
export const ByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button');
    const words = button.getAttribute('aria-description') ?? '';
    await expect(button).toHaveAccessibleDescription(words);
    // The position of the text depends on its width, which another typeface would change.
    await document.fonts.load(getComputedStyle(button).font, words);
    await userEvent.hover(button);
    await userEvent.hover(await screen.findByRole('tooltip'));
    await expect(screen.getByRole('tooltip')).toHaveTextContent(words);
  },
};

/** Keyboard focus shows the hint as well, and Escape hides it. */
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

/** One area for many elements: the hint describes the one under the pointer or with the focus. */
export const Area: Story = {
  tags: ['no-visual'],
  render: () => <ExplainedTogether />,
  play: async ({ canvas, step, userEvent }) => {
    const [first, second, silent] = await canvas.findAllByRole('button');
    if (!first || !second || !silent) throw new Error('The buttons are missing.');
    const saidOf = (button: HTMLElement) => button.getAttribute('aria-description') ?? '';
    await step('the pointer, from one to the next', async () => {
      await userEvent.hover(first);
      await expect(await screen.findByRole('tooltip')).toHaveTextContent(saidOf(first));
      await userEvent.hover(second);
      await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(saidOf(second)));
      await userEvent.hover(screen.getByRole('tooltip'));
      await expect(screen.getByRole('tooltip')).toBeVisible();
      await userEvent.hover(silent);
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
      await expect(silent).not.toHaveAttribute('aria-description');
    });
    await step('the keyboard, and Escape', async () => {
      await userEvent.tab();
      await expect(await screen.findByRole('tooltip')).toHaveTextContent(saidOf(first));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
      await userEvent.tab();
      await expect(await screen.findByRole('tooltip')).toHaveTextContent(saidOf(second));
      await userEvent.tab();
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    });
  },
};
