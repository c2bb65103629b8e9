import type { StoryObj } from '@storybook/react-vite';
import { LayoutGrid, List, Monitor } from 'lucide-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import { useExampleTexts } from '../testing/exampleTexts.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

type View = 'card' | 'table' | 'live';

function DeviceViews() {
  const words = useExampleTexts();
  const [view, setView] = useState<View>('table');
  return (
    <ViewSwitch<View>
      value={view}
      onChange={(change) => setView(change.view)}
      choices={[
        { view: 'card', label: words.cards, Icon: LayoutGrid },
        { view: 'table', label: words.table, Icon: List },
        { view: 'live', label: words.live, Icon: Monitor },
      ]}
    />
  );
}

const meta = {
  title: 'Primitives/ViewSwitch',
  component: ViewSwitch,
  render: () => <DeviceViews />,
} satisfies HostedMeta<typeof DeviceViews>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof DeviceViews>>;

/** The current view is marked; clicking it changes nothing. */
export const Devices: Story = {
  globals: { language: 'ko' },
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('button', { name: '표' });
    await expect(table).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(table);
    await expect(table).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '카드' }));
    await expect(canvas.getByRole('button', { name: '카드' })).toHaveAttribute('aria-pressed', 'true');
    await expect(table).toHaveAttribute('aria-pressed', 'false');
  },
};

/** The switch is one tab stop; the arrow keys, Home and End move through its views without selecting one. */
export const Keyboard: Story = {
  tags: ['no-visual'],
  globals: { language: 'ko' },
  play: async ({ canvas, userEvent }) => {
    const card = await canvas.findByRole('button', { name: '카드' });
    const table = canvas.getByRole('button', { name: '표' });
    const [live] = canvas.getAllByRole('button').slice(-1);
    await userEvent.tab();
    await expect(table).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(live).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(card).toHaveFocus();
    await userEvent.keyboard('{End}{Home}{ArrowLeft}');
    await expect(live).toHaveFocus();
    await expect(table).toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab();
    await expect(canvas.getAllByRole('button')).not.toContain(document.activeElement);
    await userEvent.tab({ shift: true });
    await expect(live).toHaveFocus();
  },
};
