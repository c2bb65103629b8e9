import Box from '@mui/material/Box';
import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { exampleFleet } from '../../devices/testing/exampleFleet.ts';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import { useLanguage } from '../../i18n/index.ts';
import { storyLanguage, storyTexts } from '../../i18n/testing/storyTexts.ts';
import { DeviceChoice, type ChosenDevice, type DeviceChoiceProps } from './DeviceChoice.tsx';

interface ExampleProps extends Pick<DeviceChoiceProps, 'status' | 'onRetry'> {
  readonly found: number;
  readonly total: number;
  readonly first: number;
}

function Example({ found, total, first, ...props }: ExampleProps) {
  const devices = exampleFleet(useLanguage()).map(({ id, alias }) => ({ id, name: alias }));
  const [chosen, setChosen] = useState<readonly ChosenDevice[]>(devices.slice(0, first));
  const [search, setSearch] = useState('');
  return (
    <DeviceChoice
      {...props}
      found={devices.slice(0, found)}
      total={total}
      search={search}
      onSearch={({ value }) => setSearch(value)}
      chosen={chosen}
      onChoose={(change) => setChosen(change.chosen)}
    />
  );
}

const meta = {
  title: 'Tickets/DeviceChoice',
  component: DeviceChoice,
  render: (args) => <Example {...args} />,
  args: { found: 6, total: 214, first: 2, status: 'ready', onRetry: fn() },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 512 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies HostedMeta<typeof Example>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Example>>;

/** Two of many are selected. */
export const Chosen: Story = {};
export const NothingChosen: Story = { args: { first: 0 } };
export const NothingFound: Story = { args: { found: 0, total: 0 } };
export const Loading: Story = { args: { status: 'waiting', first: 0 } };
export const Failed: Story = { args: { status: 'failed', first: 0 } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** A check mark selects, another click deselects, and selected devices can be removed above. */
export const Chooses: Story = {
  tags: ['no-visual'],
  args: { first: 0 },
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('tickets', globals);
    const [first, second] = exampleFleet(storyLanguage(globals));
    const boxOf = (name = '') => canvas.findByRole('checkbox', { name });
    await userEvent.click(await boxOf(first?.alias));
    await userEvent.click(await boxOf(second?.alias));
    await expect(canvas.getByText(text('chosen', { count: 2 }))).toBeVisible();
    await userEvent.click(await boxOf(first?.alias));
    await expect(canvas.getByText(text('chosen', { count: 1 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('removeDevice', { name: second?.alias ?? '' }) }));
    await expect(canvas.queryByText(text('chosen', { count: 1 }))).toBeNull();
  },
};
