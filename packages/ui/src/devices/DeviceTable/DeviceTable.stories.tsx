import type { Device } from '@remote-console/api-client';
import { aDevice } from '@remote-console/api-client/testing';
import type { DeviceAction, Selection } from '@remote-console/domain';
import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import { useLanguage } from '../../i18n/index.ts';
import { storyLanguage, storyTexts } from '../../i18n/testing/storyTexts.ts';
import type { DeviceChoice } from '../actions.ts';
import { EXAMPLE_CONFLICT, actor, exampleFleet, MANAGER, manyDevices, MEMBER } from '../testing/exampleFleet.ts';
import { handlersFor, OWN_ACTIONS } from '../testing/storyHandlers.ts';
import { DeviceTable, type DeviceSorting } from './DeviceTable.tsx';
import { DeviceTableSkeleton } from './DeviceTableSkeleton.tsx';

/** It connected an hour ago, and disconnected ten minutes ago. */
const LEFT = aDevice({
  isOnline: false,
  lastConnectedTime: '2026-11-21T02:00:00.000Z',
  lastDisconnectedTime: '2026-11-21T02:50:00.000Z',
});

const LAST_MONTH = {
  lastConnectedTime: '2026-10-12T09:20:00.000Z',
  lastDisconnectedTime: '2026-10-12T14:50:00.000Z',
};

interface ExampleProps {
  /** The viewer. */
  readonly who?: 'manager' | 'member';
  /** What the host handles: everything, or what the widgets handle themselves. */
  readonly host?: 'full' | 'slice';
  readonly fleet?: 'example' | 'long' | 'pages' | 'commanded' | 'requested' | 'left' | 'conflicted' | 'used';
  readonly busy?: boolean;
  readonly onAction?: (action: DeviceAction, choice: DeviceChoice) => void;
  readonly onSort?: (sorting: DeviceSorting) => void;
  readonly onSaveMemo?: (memo: string) => void;
  readonly onToggleFavourite?: (pk: number) => void;
}

const LONG = {
  alias: '수도권 북부 물류 거점 3센터 상하차장 출입구 왼쪽 안내 화면',
  memo: '마감 뒤에는 자동으로 꺼지고 다음 날 아침 6시에 다시 켜져요. 화면이 까맣게 보이면 전원 버튼을 3초 동안 눌러 주세요. 그래도 안 되면 시설팀에 알려 주세요.',
  groupName: '수도권 북부 물류 거점 3센터 상하차장 출입구',
  privateIp: '2001:db8:85a3:8d3:1319:8a2e:370:7348',
};

function Example(props: ExampleProps) {
  const { who = 'manager', host = 'full', fleet = 'example', busy = false } = props;
  const { onAction = fn(), onSort = fn(), onSaveMemo = fn(), onToggleFavourite = fn() } = props;
  const language = useLanguage();
  const [selected, setSelected] = useState<Selection>(new Set());
  const [sorting, setSorting] = useState<DeviceSorting>({ by: 'alias', order: 'asc' });
  const [page, setPage] = useState(0);
  const devices = {
    example: exampleFleet(language),
    long: exampleFleet(language).map((device) => ({ ...device, ...LONG })),
    commanded: COMMANDED,
    left: [LEFT, aDevice({ ...LEFT, id: 2, isOnline: true }), aDevice({ ...LEFT, id: 3, ...LAST_MONTH })],
    conflicted: [{}, LONG].map((change, index) =>
      aDevice({ id: index + 1, simulated: true, identityConflicts: [EXAMPLE_CONFLICT], ...change }),
    ),
    used: USED,
    requested: [aDevice({ id: 5, approval: 0, approvalRequested: true })],
    pages: manyDevices(24).slice(page * 12, page * 12 + 12),
  }[fleet];
  return (
    <>
      <DeviceTable
        devices={devices}
        context={actor(who === 'manager' ? MANAGER : MEMBER)}
        handlers={handlersFor(onAction, host === 'slice' ? OWN_ACTIONS : undefined)}
        sorting={sorting}
        busy={busy}
        selected={selected}
        onSelectionChange={(change) => setSelected(change.selected)}
        onSort={(wanted) => {
          setSorting(wanted);
          onSort(wanted);
        }}
        onToggleFavourite={({ device }) => onToggleFavourite(device.id)}
        onSaveMemo={async ({ memo }) => {
          onSaveMemo(memo);
          return { kind: 'saved' };
        }}
      />
      {fleet === 'pages' && (
        <button type="button" onClick={() => setPage(1 - page)}>
          {page + 1}
        </button>
      )}
    </>
  );
}

type Command = NonNullable<Device['powerCommand']>;
const ordered = (type: Command['type'], state: Command['state'], time = '2026-11-21T02:59:00.000Z'): Command => ({
  type,
  state,
  createdTime: time,
  finishedTime: state === 'queued' ? null : time,
});
const LONG_AGO = '2026-11-21T02:35:00.000Z';
const STARTED = { lastConnectedTime: '2026-11-21T01:00:00.000Z' } as const;
/** Devices with a command: unanswered, in progress, overdue, finished, and failed. */
const COMMANDED: readonly Device[] = [
  { ...STARTED, powerCommand: ordered('reboot', 'queued') },
  { ...STARTED, isOnline: false, powerCommand: ordered('reboot', 'acknowledged') },
  { ...STARTED, powerCommand: ordered('shutdown', 'acknowledged') },
  { ...STARTED, isOnline: false, powerCommand: ordered('wake', 'acknowledged') },
  { ...STARTED, isOnline: false, powerCommand: ordered('reboot', 'acknowledged', LONG_AGO) },
  { ...STARTED, powerCommand: ordered('shutdown', 'acknowledged', LONG_AGO) },
  { ...STARTED, isOnline: false, powerCommand: ordered('wake', 'acknowledged', LONG_AGO) },
  { lastConnectedTime: '2026-11-21T02:59:30.000Z', powerCommand: ordered('reboot', 'acknowledged') },
  { ...STARTED, isOnline: false, powerCommand: ordered('wake', 'failed') },
].map((change, index) => aDevice({ id: index + 1, alias: `PC-${index + 1}`, ...change }));

/** Connected devices: by one person, by many, while restarting, and by nobody. */
const USED: readonly Device[] = [
  { onDevice: 1 },
  { onDevice: 12, simulated: true },
  { ...STARTED, onDevice: 2, powerCommand: ordered('reboot', 'queued') },
  {},
].map((change, index) => aDevice({ id: index + 1, alias: `PC-${index + 1}`, ...change }));

const meta = {
  title: 'Devices/DeviceTable',
  component: DeviceTable,
  render: (args) => <Example {...args} />,
  args: { onAction: fn(), onSort: fn(), onSaveMemo: fn(), onToggleFavourite: fn() },
} satisfies HostedMeta<typeof Example>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Example>>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** The row of the n-th example device. */
async function rowOf({ canvas, globals }: PlayContext, index: number) {
  const alias = exampleFleet(storyLanguage(globals))[index]?.alias ?? '';
  const row = (await canvas.findByText(alias)).closest('[role="row"]');
  if (!(row instanceof HTMLElement)) throw new Error(`No row for ${alias}.`);
  return within(row);
}

/** The columns in the order of the specification, with the checkbox before them. */
export const Fleet: Story = {
  tags: ['plays-on-desktop'],
  parameters: { spec: ['B-TABLE-01', 'B-TABLE-02', 'B-TABLE-03', 'B-TABLE-04'] },
  play: async (context) => {
    const { canvas, globals, step } = context;
    const text = await storyTexts('devices', globals);
    const common = await storyTexts('common', globals);
    const heads = await canvas.findAllByRole('columnheader');
    const headed = heads.map((head) => head.textContent);
    await expect(headed).toHaveLength(8);
    await expect(within(heads[0] ?? document.body).getByRole('checkbox')).toBeEnabled();

    const [first] = exampleFleet(storyLanguage(globals));
    const online = await rowOf(context, 0);
    const cells = online.getAllByRole('gridcell');
    await step('state and actions [B-TABLE-01] [B-TABLE-02]', async () => {
      await expect(headed.slice(1, 3)).toEqual([text('columnState'), text('columnActions')]);
      await expect(cells[1]).toHaveTextContent(common('online'));
      const offline = await rowOf(context, 8);
      await expect(offline.getAllByRole('gridcell')[1]).toHaveTextContent(common('offline'));
      const menu = { name: text('actionsOf', { name: first?.alias ?? '' }) };
      await expect(within(cells[2] ?? document.body).getByRole('button', menu)).toBeVisible();
    });
    await step('name and memo [B-TABLE-03] [B-TABLE-04]', async () => {
      await expect(headed.slice(3, 5)).toEqual([text('columnName'), text('columnMemo')]);
      await expect(cells[3]).toHaveTextContent(first?.alias ?? '');
      await expect(cells[4]).toHaveTextContent(first?.memo ?? '');
    });
    await step('last connection, group and connecting [B-TABLE-05] [B-TABLE-06] [B-TABLE-07]', async () => {
      await expect(headed.slice(5)).toEqual([text('columnLastConnected'), text('columnGroup'), text('columnConnect')]);
      await expect(cells[5]?.querySelector('time')).toHaveAttribute('datetime', first?.lastConnectedTime);
      await expect(cells[6]).toHaveTextContent(first?.groupName ?? '');
      const remote = { name: text('actionRemoteShort') };
      await expect(within(cells[7] ?? document.body).getByRole('button', remote)).toBeVisible();
    });
  },
};

/** Without data the word None never appears: a dash is shown instead. */
export const NeverConnected: Story = {
  parameters: { spec: ['B-TABLE-08'] },
  tags: ['no-visual'],
  play: async (context) => {
    const never = await rowOf(context, 9);
    await expect(never.getAllByRole('gridcell')[5]).toHaveTextContent('–');
    await expect(context.canvasElement).not.toHaveTextContent('None');
  },
};

/** A time a week or more ago is a date, in the person's zone and format. */
export const LastConnected: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const common = await storyTexts('common', context.globals);
    const yesterday = await rowOf(context, 6);
    await expect(yesterday.getAllByRole('gridcell')[5]).toHaveTextContent(common('timeHours', { count: 17 }));
    const days = await rowOf(context, 8);
    await expect(days.getAllByRole('gridcell')[5]).toHaveTextContent(common('timeDays', { count: 3 }));
  },
};

/** A device that is off also shows when it was last seen, which is not when it connected. */
export const LastSeen: Story = {
  tags: ['pictured'],
  args: { fleet: 'left' },
  globals: { language: 'en' },
  play: async (context) => {
    const common = await storyTexts('common', context.globals);
    const text = await storyTexts('devices', context.globals);
    const [, left, there, lastMonth] = await context.canvas.findAllByRole('row');
    const timeIn = (row = document.body) => within(row).getAllByRole('gridcell')[5];
    const cell = timeIn(left);
    await expect(cell).toHaveTextContent(common('timeHours', { count: 1 }));
    await expect(cell).toHaveTextContent(`${text('seen')} ${common('timeMinutes', { count: 10 })}`);
    await expect(timeIn(there)).not.toHaveTextContent(text('seen'));
    await expect(timeIn(lastMonth)).toHaveTextContent(`${text('seen')} 2026/10/12 23:50`);
    for (const row of [left, lastMonth]) {
      const wide = timeIn(row);
      await expect(wide?.scrollWidth).toBe(wide?.clientWidth);
    }
  },
};

/** A hint on the real devices explains why they stay above simulated ones in every order. */
export const Pinned: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const text = await storyTexts('devices', context.globals);
    await expect((await rowOf(context, 0)).getByText(text('pinned'))).toHaveAttribute('title', text('pinnedHint'));
    await expect(context.canvas.getAllByText(text('pinned'))).toHaveLength(1);
  },
};

/** A device whose agent's identity was used by others is marked in the list, whatever else is next to its address. */
export const IdentityConflicts: Story = {
  args: { fleet: 'conflicted' },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('devices', globals);
    const signs = await canvas.findAllByText(text('identitySign'));
    await expect(signs).toHaveLength(2);
    for (const sign of signs) await expect(sign).toHaveAttribute('title', text('identitySignHint'));
    await expect(canvas.queryByText(text('simulated'))).toBeNull();
  },
};

/** The page of a device says who is connected to it; the list says how many. */
export const PeopleOnDevices: Story = {
  tags: ['pictured'],
  args: { fleet: 'used' },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('devices', globals);
    for (const count of [1, 2, 12]) {
      const sign = await canvas.findByText(text('onDeviceSign', { count }));
      await expect(sign).toHaveAttribute('title', text('onDeviceSignHint'));
      const row = sign.closest('[role="row"]');
      await expect(row?.getBoundingClientRect().height).toBe(46);
      const cell = sign.closest('[role="gridcell"]');
      await expect(cell?.scrollWidth).toBe(cell?.clientWidth);
    }
    await expect(canvas.getAllByTitle(text('onDeviceSignHint'))).toHaveLength(3);
  },
};

/** A pending request is visible in the row; the button opens it. */
export const ApprovalRequested: Story = {
  tags: ['no-visual'],
  args: { fleet: 'requested' },
  play: async (context) => {
    const { args, canvas, globals, userEvent } = context;
    const text = await storyTexts('devices', globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('actionApprovalRequested') }));
    await expect(canvas.queryByRole('button', { name: text('actionRequestApproval') })).toBeNull();
    await expect(args.onAction).toHaveBeenCalledWith('requestApproval', { device: expect.objectContaining({ id: 5 }) });
  },
};

/** Online and approved: remote control. Online and pending: the request in its place. Offline: neither. */
export const Connecting: Story = {
  parameters: { spec: ['B-TABLE-10', 'B-TABLE-11', 'B-TABLE-12'] },
  play: async (context) => {
    const { args, globals, userEvent } = context;
    const text = await storyTexts('devices', globals);
    const remote = { name: text('actionRemoteShort') };
    const request = { name: text('actionRequestApproval') };
    const approved = await rowOf(context, 0);
    await userEvent.click(approved.getByRole('button', remote));
    await expect(args.onAction).toHaveBeenCalledWith('remote', { device: expect.objectContaining({ id: 1 }) });
    await expect(approved.queryByRole('button', request)).toBeNull();
    const pending = await rowOf(context, 4);
    await expect(pending.queryByRole('button', remote)).toBeNull();
    await userEvent.click(pending.getByRole('button', request));
    await expect(args.onAction).toHaveBeenCalledWith('requestApproval', { device: expect.objectContaining({ id: 5 }) });
    const offline = await rowOf(context, 8);
    await expect(offline.queryByRole('button', remote)).toBeNull();
    await expect(offline.queryByRole('button', request)).toBeNull();
  },
};

/** A host without a handler for connecting gets words in its place: no control on the screen is without effect. */
export const WithoutConnecting: Story = {
  args: { host: 'slice' },
  play: async (context) => {
    const text = await storyTexts('devices', context.globals);
    const common = await storyTexts('common', context.globals);
    await expect((await rowOf(context, 0)).getAllByRole('gridcell')[7]).toHaveTextContent(text('approved'));
    await expect((await rowOf(context, 4)).getAllByRole('gridcell')[7]).toHaveTextContent(text('approvalNeeded'));
    await expect((await rowOf(context, 8)).getAllByRole('gridcell')[7]).toHaveTextContent(common('offline'));
  },
};

/** The name of each system is available in addition to its letters. */
export const OperatingSystems: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const names = ['Windows', 'Windows', 'Windows', 'Android', 'Windows', 'Linux', 'Android', 'Mac', 'Linux', 'iOS'];
    for (const [index, name] of names.entries()) {
      await expect((await rowOf(context, index)).getByTitle(name)).toBeVisible();
    }
  },
};

/** The checkbox in the header selects the page and, when clicked again, deselects it; each row has its own. */
export const Selecting: Story = {
  parameters: { spec: ['B-LIST-23', 'B-LIST-24'] },
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const text = await storyTexts('devices', globals);
    const fleet = exampleFleet(storyLanguage(globals));
    const all = await canvas.findByRole('checkbox', { name: text('selectAllOnPage') });
    const boxes = () =>
      fleet.map(({ alias }) => canvas.getByRole('checkbox', { name: text('selectDevice', { name: alias }) }));
    await userEvent.click(boxes()[1] ?? all);
    await expect(boxes()[1]).toBeChecked();
    await userEvent.click(boxes()[1] ?? all);
    await expect(boxes()[1]).not.toBeChecked();
    await userEvent.click(all);
    for (const box of boxes()) await expect(box).toBeChecked();
    await userEvent.click(all);
    for (const box of boxes()) await expect(box).not.toBeChecked();
    await userEvent.click(boxes()[1] ?? all);
    await userEvent.click(boxes()[2] ?? all);
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(2);
  },
};

/** The selection stays while other pages are viewed. */
export const SelectionSurvivesPages: Story = {
  args: { fleet: 'pages' },
  tags: ['no-visual'],
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('devices', globals);
    const box = (name: string) => canvas.findByRole('checkbox', { name: text('selectDevice', { name }) });
    await userEvent.click(await box('DEVICE-001'));
    await userEvent.click(canvas.getByRole('button', { name: '1' }));
    await expect(await box('DEVICE-013')).not.toBeChecked();
    await userEvent.click(await box('DEVICE-013'));
    await userEvent.click(canvas.getByRole('button', { name: '2' }));
    await expect(await box('DEVICE-001')).toBeChecked();
  },
};

/** An action started in a row ends with its page: it never reaches the device that takes the row's place. */
export const AnotherPage: Story = {
  args: { fleet: 'pages' },
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const text = await storyTexts('devices', globals);
    const turn = async (page: number) => canvas.getByRole('button', { name: String(page) }).click();
    const memoOf = async (name: string) =>
      within((await canvas.findByText(name)).closest<HTMLElement>('[role="row"]') ?? document.body);
    const memo = (await memoOf('DEVICE-001')).getAllByRole('gridcell')[4];
    await userEvent.click(within(memo ?? document.body).getByRole('button'));
    await userEvent.type(await canvas.findByRole('textbox'), 'unsaved');
    await turn(1);
    await canvas.findByText('DEVICE-013');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    const star = { name: text('favouriteOf', { name: 'DEVICE-013' }) };
    canvas.getByRole('button', star).focus();
    await turn(2);
    await canvas.findByText('DEVICE-001');
    // The same element is now the star of another device, so the focus has moved to its cell.
    await expect(document.activeElement).toHaveRole('gridcell');
  },
};

/** Column headers request another order; the server sorts. */
export const Sorting: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas, globals, userEvent }) => {
    const text = await storyTexts('devices', globals);
    await userEvent.click(await canvas.findByText(text('columnLastConnected')));
    await waitFor(() => expect(args.onSort).toHaveBeenLastCalledWith({ by: 'last_connected_time', order: 'asc' }));
    await userEvent.click(canvas.getByText(text('columnLastConnected')));
    await waitFor(() => expect(args.onSort).toHaveBeenLastCalledWith({ by: 'last_connected_time', order: 'desc' }));
    const head = canvas.getByText(text('columnLastConnected')).closest('[role="columnheader"]');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
  },
};

/** The menu opens with its button, with a right-click, and with the keyboard. */
export const Menu: Story = {
  play: async (context) => {
    const { args, globals, userEvent } = context;
    const text = await storyTexts('devices', globals);
    const row = await rowOf(context, 0);
    const name = exampleFleet(storyLanguage(globals))[0]?.alias ?? '';
    const button = row.getByRole('button', { name: text('actionsOf', { name }) });
    await fireEvent.contextMenu(row.getAllByRole('gridcell')[6] ?? button, { clientX: 900, clientY: 120 });
    const menu = await screen.findByRole('menu', { name: text('actionsOf', { name }) });
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('remote', { device: expect.objectContaining({ id: 1 }) });
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
  },
};

/** People with permission edit a memo in its cell; the row keeps its height. */
export const EditsMemo: Story = {
  play: async (context) => {
    const { args, globals, userEvent } = context;
    const text = await storyTexts('devices', globals);
    const row = await rowOf(context, 1);
    const alias = exampleFleet(storyLanguage(globals))[1]?.alias ?? '';
    const cell = row.getAllByRole('gridcell')[4] ?? document.body;
    await userEvent.click(within(cell).getByRole('button'));
    const field = await within(cell).findByRole('textbox', { name: text('memoOf', { name: alias }) });
    await userEvent.clear(field);
    await userEvent.type(field, 'B 2{Enter}');
    await waitFor(() => expect(args.onSaveMemo).toHaveBeenCalledWith('B 2'));
    await userEvent.click(within(cell).getByRole('button'));
    await within(cell).findByRole('textbox');
    await expect(cell.closest('[role="row"]')?.getBoundingClientRect().height).toBe(46);
  },
};

/**
 * While a command is running, its progress is shown instead of online and offline, until the device has reached the
 * target state.
 */
export const PowerStates: Story = {
  tags: ['pictured'],
  args: { fleet: 'commanded' },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('devices', globals);
    const common = await storyTexts('common', globals);
    const states = [
      text('powerSent'),
      text('powerRestarting'),
      text('powerShuttingDown'),
      text('powerWaking'),
      text('powerNotBack'),
      text('powerStillOn'),
      text('powerNotAwake'),
      common('online'),
      common('offline'),
    ];
    for (const [index, words] of states.entries()) {
      const row = within(await canvas.findByRole('row', { name: new RegExp(`\\bPC-${index + 1}\\b`) }));
      await expect(row.getByText(words)).toBeVisible();
    }
  },
};

/** A person without permissions can read memos, and is offered what everybody may do. */
export const Member: Story = {
  args: { who: 'member' },
  parameters: { spec: ['B-EDIT-20'] },
  play: async (context) => {
    const text = await storyTexts('devices', context.globals);
    const row = await rowOf(context, 1);
    const memo = within(row.getAllByRole('gridcell')[4] ?? document.body);
    await expect(memo.getByText(exampleFleet(storyLanguage(context.globals))[1]?.memo ?? '')).toBeVisible();
    await expect(memo.queryByRole('button')).toBeNull();
    await expect(memo.queryByRole('textbox')).toBeNull();
    await expect(row.getByRole('button', { name: text('actionRemoteShort') })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The star belongs to the person: it can be used whatever the device's state. */
export const Stars: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['B-FAV-04', 'B-FAV-05'] },
  play: async (context) => {
    const { args, globals, userEvent } = context;
    const text = await storyTexts('devices', globals);
    const fleet = exampleFleet(storyLanguage(globals));
    const marked = (await rowOf(context, 1)).getByRole('button', {
      name: text('favouriteOf', { name: fleet[1]?.alias ?? '' }),
    });
    await expect(marked).toHaveAttribute('aria-pressed', 'true');
    const offline = (await rowOf(context, 8)).getByRole('button', {
      name: text('favouriteOf', { name: fleet[8]?.alias ?? '' }),
    });
    await expect(offline).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(offline);
    await expect(args.onToggleFavourite).toHaveBeenCalledWith(9);
  },
};

/** Text that is too long for its column is truncated, and every column keeps its place. */
export const LongWords: Story = {
  args: { fleet: 'long' },
  tags: ['pictured'],
  parameters: { spec: ['B-TABLE-05', 'B-TABLE-06', 'B-TABLE-07'] },
  play: async (context) => {
    const text = await storyTexts('devices', context.globals);
    const heads = await context.canvas.findAllByRole('columnheader');
    const columns = [text('columnLastConnected'), text('columnGroup'), text('columnConnect')];
    await expect(heads.slice(5).map((head) => head.textContent)).toEqual(columns);
    for (const head of heads.slice(5)) await expect(head).toBeVisible();
  },
};

/** Other rows are loading. */
export const Busy: Story = { args: { busy: true } };

export const Loading: Story = { render: () => <DeviceTableSkeleton rows={10} /> };
