import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import { useExampleTexts } from '../testing/exampleTexts.ts';
import { CountTabs } from './CountTabs.tsx';

type Value = 'all' | 'waiting' | 'finished' | 'expired';

function Requests({ known = true }: { readonly known?: boolean }) {
  const words = useExampleTexts();
  const [value, setValue] = useState<Value>('all');
  const labels = { all: words.allOf, waiting: words.waiting, finished: words.finished, expired: words.expired };
  const counts = { all: 1284, waiting: 12, finished: 1270, expired: 2 };
  const values: readonly Value[] = ['all', 'waiting', 'finished', 'expired'];
  return (
    <CountTabs<Value>
      label={words.state}
      tabs={values.map((tab) => ({ value: tab, label: labels[tab], count: known ? counts[tab] : undefined }))}
      value={value}
      onChange={(change) => setValue(change.value)}
    >
      {labels[value]}
    </CountTabs>
  );
}

const meta = {
  title: 'Primitives/CountTabs',
  component: CountTabs,
  render: (args) => <Requests {...args} />,
} satisfies HostedMeta<typeof Requests>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Requests>>;

export const Typical: Story = {};

/** While the counts are unknown, only the names are shown. */
export const WithoutCounts: Story = { args: { known: false } };

/** The arrow keys move through the tabs; the panel belongs to the open one. */
export const Keyboard: Story = {
  globals: { language: 'ko' },
  play: async ({ canvas, userEvent }) => {
    const all = await canvas.findByRole('tab', { name: /^전체/ });
    await expect(all).toHaveAccessibleName('전체 1,284건');
    all.focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    const waiting = canvas.getByRole('tab', { name: '대기 12건' });
    await expect(waiting).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: '대기 12건' })).toHaveTextContent('대기');
  },
};

/** The tabs scroll within their line; the page does not. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
