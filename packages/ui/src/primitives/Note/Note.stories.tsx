import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Note } from './Note.tsx';

const meta = {
  title: 'Primitives/Note',
  component: Note,
  args: { tone: 'info', children: 'What you had typed is back.' },
} satisfies Meta<typeof Note>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every tone, one below the other. */
export const Tones: Story = {
  render: ({ children }) => (
    <div style={{ display: 'grid', gap: 8 }}>
      {(['info', 'accent', 'success', 'warn', 'error'] as const).map((tone) => (
        <Note key={tone} tone={tone}>
          {children}
        </Note>
      ))}
    </div>
  ),
};

/** With a button at its end. */
export const WithAction: Story = {
  args: {
    action: (
      <Button variant="text" size="small">
        Discard
      </Button>
    ),
  },
};

/** A link follows the sentence and wraps below it on a narrow screen. */
export const WithLink: Story = {
  args: {
    children: (
      <>
        <span>Mina Park has no permissions and no groups yet.</span>
        <Link href="#permissions">Set permissions</Link>
      </>
    ),
  },
};

/** An empty note takes no space, and is present in the page for text that comes later. */
export const Empty: Story = {
  args: { children: false, role: 'status' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { hidden: true })).not.toBeVisible();
  },
};
