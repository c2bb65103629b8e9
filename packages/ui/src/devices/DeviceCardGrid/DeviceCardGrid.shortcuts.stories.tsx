import type { Device } from '@remote-console/api-client';
import { aDevice } from '@remote-console/api-client/testing';
import type { DeviceAction, Selection } from '@remote-console/domain';
import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';
import type { DeviceChoice, RefusedAction } from '../actions.ts';
import { actor, MANAGER } from '../testing/exampleFleet.ts';
import { handlersFor } from '../testing/storyHandlers.ts';
import { DeviceCardGrid } from './DeviceCardGrid.tsx';

const ONLINE = aDevice({ id: 1, alias: 'ONLINE' });
const AWAY = aDevice({ id: 2, alias: 'AWAY', isOnline: false });
const DEVICES: readonly Device[] = [ONLINE, AWAY];

interface ExampleProps {
  readonly onAction: (action: DeviceAction, choice: DeviceChoice) => void;
  readonly onRefused: (refusal: RefusedAction) => void;
}

function Example({ onAction, onRefused }: ExampleProps) {
  const [selected, setSelected] = useState<Selection>(new Set());
  return (
    <DeviceCardGrid
      devices={DEVICES}
      context={actor(MANAGER)}
      handlers={handlersFor(onAction)}
      selected={selected}
      onSelectionChange={(change) => setSelected(change.selected)}
      onRefused={onRefused}
    />
  );
}

const meta = {
  title: 'Devices/DeviceCardGrid/Shortcuts',
  component: DeviceCardGrid,
  render: (args) => <Example {...args} />,
  tags: ['no-visual'],
  args: { onAction: fn(), onRefused: fn() },
} satisfies HostedMeta<typeof Example>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Example>>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** The card of a device, with the focus on its name. */
async function focusCard({ canvas }: PlayContext, { alias }: Device) {
  const card = within(await canvas.findByRole('article', { name: alias }));
  card.getByRole('button', { name: alias }).focus();
  return card;
}

/** One letter for each action on the device whose card has the focus; Enter on its name opens it. */
export const Letters: Story = {
  play: async (context) => {
    const { args, globals, userEvent } = context;
    const text = await storyTexts('devices', globals);
    const card = await focusCard(context, ONLINE);
    const box = card.getByRole('checkbox', { name: text('selectDevice', { name: ONLINE.alias }) });
    await userEvent.keyboard('x');
    await expect(box).toBeChecked();
    box.focus();
    await userEvent.keyboard('x');
    await expect(box).not.toBeChecked();
    await userEvent.keyboard('r');
    await expect(args.onAction).toHaveBeenLastCalledWith('remote', { device: ONLINE });
    await userEvent.keyboard('f');
    await expect(args.onAction).toHaveBeenLastCalledWith('fileTransfer', { device: ONLINE });
    await focusCard(context, AWAY);
    await userEvent.keyboard('w');
    await expect(args.onAction).toHaveBeenLastCalledWith('wake', { device: AWAY });
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('detail', { device: AWAY });
    await expect(args.onRefused).not.toHaveBeenCalled();
  },
};

/** A refused action says why. In a device's menu a letter selects an entry and starts nothing. */
export const Refused: Story = {
  play: async (context) => {
    const { args, globals, userEvent } = context;
    const text = await storyTexts('devices', globals);
    const card = await focusCard(context, ONLINE);
    await userEvent.keyboard('w');
    await expect(args.onRefused).toHaveBeenLastCalledWith(
      expect.objectContaining({ action: 'wake', because: 'already_online' }),
    );
    card.getByRole('button', { name: text('actionsOf', { name: ONLINE.alias }) }).focus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('xf');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(card.getByRole('checkbox')).not.toBeChecked();
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};
