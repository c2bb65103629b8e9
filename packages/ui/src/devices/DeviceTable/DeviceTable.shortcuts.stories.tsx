import type { Device } from '@remote-console/api-client';
import { aDevice } from '@remote-console/api-client/testing';
import type { DeviceAction, Selection } from '@remote-console/domain';
import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';
import type { DeviceChoice, RefusedAction } from '../actions.ts';
import { actor, MANAGER } from '../testing/exampleFleet.ts';
import { handlersFor } from '../testing/storyHandlers.ts';
import { DeviceTable } from './DeviceTable.tsx';

const ONLINE = aDevice({ id: 1, alias: 'ONLINE', memo: 'lobby' });
const AWAY = aDevice({ id: 2, alias: 'AWAY', isOnline: false });
const DEVICES: readonly Device[] = [ONLINE, AWAY];

interface ExampleProps {
  readonly onAction: (action: DeviceAction, choice: DeviceChoice) => void;
  readonly onRefused: (refusal: RefusedAction) => void;
}

function Example({ onAction, onRefused }: ExampleProps) {
  const [selected, setSelected] = useState<Selection>(new Set());
  return (
    <DeviceTable
      devices={DEVICES}
      context={actor(MANAGER)}
      handlers={handlersFor(onAction)}
      sorting={{ by: 'alias', order: 'asc' }}
      onSort={fn()}
      selected={selected}
      onSelectionChange={(change) => setSelected(change.selected)}
      onSaveMemo={async () => ({ kind: 'saved' })}
      onRefused={onRefused}
    />
  );
}

const meta = {
  title: 'Devices/DeviceTable/Shortcuts',
  component: DeviceTable,
  render: (args) => <Example {...args} />,
  tags: ['no-visual'],
  args: { onAction: fn(), onRefused: fn() },
} satisfies HostedMeta<typeof Example>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Example>>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** The row of a device, with the focus on the cell of a column. */
async function focusCell({ canvas }: PlayContext, device: Device, field: string) {
  const row = await canvas.findByRole('row', { name: new RegExp(`\\b${device.alias}\\b`) });
  const cell = within(row)
    .getAllByRole('gridcell')
    .find(({ dataset }) => dataset['field'] === field);
  if (!cell) throw new Error(`No column ${field}.`);
  cell.focus();
  return { row, cell };
}

/** One letter for each action on the device whose row has the focus, on a cell or on a control in it. */
export const Letters: Story = {
  play: async (context) => {
    const { args, globals, userEvent } = context;
    const text = await storyTexts('devices', globals);
    const { row } = await focusCell(context, ONLINE, 'device_group_name');
    await userEvent.keyboard('x');
    await expect(row).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('x');
    await expect(row).toHaveAttribute('aria-selected', 'false');
    await userEvent.keyboard('r');
    await expect(args.onAction).toHaveBeenLastCalledWith('remote', { device: ONLINE });
    within(row)
      .getByRole('button', { name: text('actionsOf', { name: ONLINE.alias }) })
      .focus();
    await userEvent.keyboard('f');
    await expect(args.onAction).toHaveBeenLastCalledWith('fileTransfer', { device: ONLINE });
    await focusCell(context, AWAY, 'alive');
    await userEvent.keyboard('w');
    await expect(args.onAction).toHaveBeenLastCalledWith('wake', { device: AWAY });
    await expect(args.onRefused).not.toHaveBeenCalled();
  },
};

/** Enter opens the device from its name and from a cell without buttons, and moves into the buttons of the others. */
export const Enter: Story = {
  play: async (context) => {
    const { args, userEvent } = context;
    await focusCell(context, ONLINE, 'alias');
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('detail', { device: ONLINE });
    await focusCell(context, AWAY, 'last_connected_time');
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('detail', { device: AWAY });
    const { cell } = await focusCell(context, ONLINE, 'connect');
    await userEvent.keyboard('{Enter}');
    await expect(within(cell).getAllByRole('button')[0]).toHaveFocus();
    await expect(args.onAction).toHaveBeenCalledTimes(2);
  },
};

/** A refused action says why, even where there is no button for it. */
export const Refused: Story = {
  play: async (context) => {
    const { args, userEvent } = context;
    await focusCell(context, ONLINE, 'alive');
    await userEvent.keyboard('w');
    await expect(args.onRefused).toHaveBeenLastCalledWith(
      expect.objectContaining({ action: 'wake', because: 'already_online' }),
    );
    await focusCell(context, AWAY, 'alive');
    await userEvent.keyboard('r');
    await expect(args.onRefused).toHaveBeenLastCalledWith(
      expect.objectContaining({ action: 'remote', because: 'not_online_warning' }),
    );
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};

/** With a modifier, in a memo and in the header, a letter is only a letter. */
export const OnlyLetters: Story = {
  play: async (context) => {
    const { args, canvas, globals, userEvent } = context;
    const text = await storyTexts('devices', globals);
    const { row, cell } = await focusCell(context, ONLINE, 'memo');
    await userEvent.keyboard('{Control>}r{/Control}{Alt>}f{/Alt}{Meta>}x{/Meta}{Shift>}R{/Shift}');
    await userEvent.click(within(cell).getByRole('button'));
    const field = await within(cell).findByRole('textbox', { name: text('memoOf', { name: ONLINE.alias }) });
    await userEvent.type(field, 'rxfw');
    await expect(field).toHaveValue('lobbyrxfw');
    await userEvent.keyboard('{Escape}');
    canvas.getAllByRole('columnheader')[1]?.focus();
    await userEvent.keyboard('rxf');
    await expect(row).toHaveAttribute('aria-selected', 'false');
    await expect(args.onAction).not.toHaveBeenCalled();
    await expect(args.onRefused).not.toHaveBeenCalled();
  },
};
