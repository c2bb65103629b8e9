import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Skeleton } from '../Skeletons/Skeleton.tsx';
import { useExampleTexts } from '../testing/exampleTexts.ts';
import { Panel } from './Panel.tsx';
import { PanelContent } from './PanelContent.tsx';
import { PanelRow, PanelRows } from './PanelRows.tsx';

const meta = { title: 'Primitives/Panel', component: Panel } satisfies Meta<typeof Panel>;
export default meta;
type Story = Omit<StoryObj<typeof meta>, 'args'>;

function Rows() {
  const words = useExampleTexts();
  return (
    <Panel title={words.connections} note={2} padded={false} actions={<Link href="#all">{words.install}</Link>}>
      <PanelRows label={words.connections}>
        {['KIOSK-01', 'A name that is much too long for the room that a row of a panel on a phone has'].map((name) => (
          <PanelRow
            key={name}
            title={name}
            lines={['203.0.113.24', words.noDevicesHint]}
            aside="12:00"
            actions={<Button size="small">{words.install}</Button>}
          />
        ))}
      </PanelRows>
    </Panel>
  );
}

/** A short list: its lines go from edge to edge, and long text wraps. */
export const List: Story = {
  render: () => <Rows />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Phone: Story = { render: () => <Rows />, globals: { viewport: { value: 'phone' } } };

const mutate = fn(async () => undefined);

interface ReadingProps {
  readonly data?: string;
  readonly error?: unknown;
}

function Reading(read: ReadingProps) {
  const words = useExampleTexts();
  return (
    <Panel title={words.connections}>
      <PanelContent read={{ ...read, isValidating: false, mutate }} skeleton={<Skeleton height={80} width="100%" />}>
        {(text) => <p>{text}</p>}
      </PanelContent>
    </Panel>
  );
}

export const Loading: Story = { render: () => <Reading />, tags: ['no-visual'] };

/** A failure is shown in place, with a button to retry. */
export const Failed: Story = {
  render: () => <Reading error={new Error('unreachable')} />,
  tags: ['no-visual'],
  beforeEach: () => {
    mutate.mockClear();
  },
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('common', globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('retry') }));
    await expect(mutate).toHaveBeenCalledOnce();
  },
};

/** The current data stays, and says that it may be outdated. */
export const Outdated: Story = {
  render: () => <Reading data="KIOSK-01" error={new Error('unreachable')} />,
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('KIOSK-01')).toBeVisible();
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};
