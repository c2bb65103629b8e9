import { aDevice, aLicense, aProfile, aSummary, given, http } from '@remote-console/api-client/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { type Hosted, type HostedMeta, inFrames } from '../docs/storyMeta.ts';
import { exampleGroups } from '../groups/testing/exampleGroups.ts';
import { storyAdministrator, storyLanguage, storyMessages, storyTexts } from '../i18n/testing/storyTexts.ts';
import { signedInAs } from '../provider/testing/storySession.tsx';
import { DeviceListWidget } from './DeviceListWidget.tsx';
import { manyDevices, MEMBER } from './testing/exampleFleet.ts';
import { act, fleetOf, listServer, ListExample, read, rowOf, sent } from './testing/listStories.tsx';

const meta = {
  title: 'Devices/DeviceListWidget',
  component: DeviceListWidget,
  render: (args) => <ListExample {...args} />,
  parameters: inFrames(),
  args: { groupId: 'all', session: aProfile(), onViewChange: fn(), onOpenDevice: fn() },
  beforeEach: ({ msw, globals }) => {
    read.mockClear();
    msw.use(...listServer(storyLanguage(globals)).handlers);
  },
} satisfies HostedMeta<typeof ListExample>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof ListExample>>;

/** The devices as rows of a list. */
export const Table: Story = {
  parameters: { spec: ['B-LIST-02'] },
  play: async (context) => {
    const fleet = fleetOf(context);
    await rowOf(context, 0);
    for (const index of fleet.keys()) await rowOf(context, index);
    // On a phone the table is a list of cards.
    const grid = context.canvas.queryByRole('grid');
    if (grid) await expect(within(grid).getAllByRole('row')).toHaveLength(fleet.length + 1);
  },
};

export const Cards: Story = {
  args: { start: { view: 'card' } },
  tags: ['pictured'],
  parameters: { spec: ['B-LIST-04'] },
  play: async (context) => {
    const { canvas, globals } = context;
    const [first] = fleetOf(context);
    await expect(await canvas.findByRole('article', { name: first?.alias ?? '' })).toBeVisible();
    const text = await storyTexts('devices', globals);
    const commands = await storyTexts('deviceCommands', globals);
    const inUse = (name: string) => canvas.getByRole('button', { name }).getAttribute('aria-pressed');
    await expect([text('viewCard'), text('viewTable'), commands('viewLive')].map(inUse)).toEqual([
      'true',
      'false',
      'false',
    ]);
  },
};

export const TableOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const [first] = fleetOf(context);
    await expect(await context.canvas.findByText(first?.alias ?? '')).toBeVisible();
  },
};

/** Pages follow the total of the response; another page requests its part. */
export const Paging: Story = {
  parameters: { spec: ['B-LIST-13'] },
  beforeEach: ({ msw, globals }) =>
    msw.use(...listServer(storyLanguage(globals), { devices: manyDevices(50) }).handlers),
  play: async ({ canvas, globals, userEvent }) => {
    const common = await storyTexts('common', globals);
    await canvas.findByText('DEVICE-001');
    await userEvent.click(canvas.getByRole('button', { name: common('page', { page: 3 }) }));
    await canvas.findByText('DEVICE-049');
    await expect(canvas.queryByText('DEVICE-001')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: common('previousPage') }));
    await canvas.findByText('DEVICE-025');
    await expect(canvas.queryByRole('button', { name: common('page', { page: 4 }) })).toBeNull();
  },
};

/** A search narrows the list and starts over at page 1; without a match it can be cleared. */
export const Searching: Story = {
  parameters: { spec: ['B-LIST-16'] },
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const text = await storyTexts('devices', globals);
    await rowOf(context, 0);
    await userEvent.type(canvas.getByRole('textbox', { name: text('searchDevices') }), 'print{Enter}');
    const [first] = fleetOf(context);
    await waitFor(() => expect(canvas.queryByText(first?.alias ?? '')).toBeNull());
    await expect(canvas.getByText('print-srv')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: text('searchDevices') }), 'zzz{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: text('clearSearch') }));
    await rowOf(context, 0);
    await expect(canvas.getByRole('textbox', { name: text('searchDevices') })).toHaveValue('');
  },
};

/** A search from another page shows the matches from the first page. */
export const SearchingFromAnotherPage: Story = {
  parameters: { spec: ['B-LIST-15'] },
  tags: ['no-visual'],
  beforeEach: ({ msw, globals }) =>
    msw.use(...listServer(storyLanguage(globals), { devices: manyDevices(50) }).handlers),
  play: async ({ args, canvas, globals, userEvent }) => {
    const text = await storyTexts('devices', globals);
    const common = await storyTexts('common', globals);
    await canvas.findByText('DEVICE-001');
    await userEvent.click(canvas.getByRole('button', { name: common('page', { page: 2 }) }));
    await canvas.findByText('DEVICE-025');
    await userEvent.type(canvas.getByRole('textbox', { name: text('searchDevices') }), 'DEVICE-0{Enter}');
    await expect(await canvas.findByText('DEVICE-001')).toBeVisible();
    await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ page: 1 }));
  },
};

/** People with a Corporate license can open the live view. */
export const OpeningLive: Story = {
  parameters: { spec: ['B-LIVE-01'] },
  tags: ['no-visual'],
  play: async (context) => {
    const commands = await storyTexts('deviceCommands', context.globals);
    await rowOf(context, 0);
    await context.userEvent.click(context.canvas.getByRole('button', { name: commands('viewLive') }));
    await waitFor(() =>
      expect(context.args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ view: 'live' })),
    );
    await expect(context.canvas.getByRole('button', { name: commands('viewLive') })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

/** A favorite that is removed leaves the list of favorites right away. */
export const LeavingFavourites: Story = {
  args: { groupId: 'favorite' },
  parameters: { spec: ['B-FAV-06'] },
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const text = await storyTexts('devices', globals);
    const name = fleetOf(context)[1]?.alias ?? '';
    const row = await rowOf(context, 1);
    await userEvent.click(row.getByRole('button', { name: text('favouriteOf', { name }) }));
    await waitFor(() => expect(canvas.queryByText(name)).toBeNull());
  },
};

/** The refresh button reads the list from the server again. */
export const Refreshing: Story = {
  parameters: { spec: ['B-LIST-20'] },
  tags: ['no-visual'],
  play: async (context) => {
    const text = await storyTexts('devices', context.globals);
    await rowOf(context, 0);
    const before = read.mock.calls.length;
    await context.userEvent.click(context.canvas.getByRole('button', { name: text('refreshList') }));
    await waitFor(() => expect(read.mock.calls.length).toBe(before + 1));
  },
};

/** The profile determines whether the list refreshes automatically, and how often. */
export const RefreshingByItself: Story = {
  args: { session: aProfile({ refreshesLists: true, refreshInterval: 1 }) },
  tags: ['no-visual'],
  parameters: { spec: ['C-PROFILE-17'] },
  play: async (context) => {
    await rowOf(context, 0);
    await waitFor(() => expect(read.mock.calls.length).toBeGreaterThanOrEqual(3), { timeout: 5000 });
  },
};

/** The star reacts right away and stays once the server has agreed. */
export const Starring: Story = {
  parameters: { spec: ['B-FAV-01', 'B-FAV-02'] },
  tags: ['no-visual'],
  beforeEach: ({ msw, globals }) => {
    sent.mockClear();
    msw.use(
      http.post('/favorites', async ({ request }) => {
        sent('POST', await request.clone().json());
        return undefined;
      }),
      http.delete('/favorites', ({ query }) => {
        sent('DELETE', query.get('favnum'));
        return undefined;
      }),
      ...listServer(storyLanguage(globals)).handlers,
    );
  },
  play: async (context) => {
    const { globals, userEvent } = context;
    const text = await storyTexts('devices', globals);
    const star = async (index: number) =>
      (await rowOf(context, index)).getByRole('button', {
        name: text('favouriteOf', { name: fleetOf(context)[index]?.alias ?? '' }),
      });
    await userEvent.click(await star(0));
    await expect(await star(0)).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(sent).toHaveBeenCalledWith('POST', { serverId: 1 }));
    await userEvent.click(await star(1));
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith('DELETE', expect.anything()));
    await expect(String(sent.mock.lastCall?.[1])).toBe('501');
    await waitFor(async () => expect(await star(1)).toHaveAttribute('aria-pressed', 'false'));
    await expect(await star(0)).toHaveAttribute('aria-pressed', 'true');
  },
};

/** A Corporate function does not run without the license: it says what is missing. */
export const NeedsLicense: Story = {
  parameters: { spec: ['A-DIALOG-07', 'C-LICENSE-18'] },
  tags: ['no-visual'],
  args: { session: aProfile({ pay: [aLicense({ plan: 'Basic' })] }), handlers: { live: fn() } },
  play: async (context) => {
    const text = await storyTexts('devices', context.globals);
    const dialogs = await storyTexts('dialogs', context.globals);
    const body = dialogs('licenseBody', { administrator: await storyAdministrator(context.globals) });
    const common = await storyTexts('common', context.globals);
    await act(context, 0, new RegExp(`^${text('actionLive')}`));
    const dialog = await screen.findByRole('dialog', { name: dialogs('licenseTitle') });
    await waitFor(() => expect(within(dialog).getByText(body)).toBeVisible());
    await expect(context.args.handlers?.live).not.toHaveBeenCalled();
    await context.userEvent.click(within(dialog).getByRole('button', { name: common('ok') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A new name appears in the list, and the focus returns to where the menu was. */
export const Renaming: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const text = await storyTexts('devices', globals);
    const button = await act(context, 0, text('actionRename'));
    const field = await screen.findByRole('textbox', { name: text('renameLabel') });
    await userEvent.clear(field);
    await userEvent.type(field, 'RENAMED-01{Enter}');
    await expect(await canvas.findByText('RENAMED-01')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** A saved memo appears in the list, and a message says so. */
export const ChangingTheMemo: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['B-MSG-04', 'C-ERROR-15'] },
  play: async (context) => {
    const { globals, userEvent } = context;
    const text = await storyTexts('devices', globals);
    const message = await storyMessages(globals);
    await act(context, 1, text('actionMemo'));
    const field = await screen.findByRole('textbox', { name: text('columnMemo') });
    await userEvent.clear(field);
    await userEvent.type(field, '2F, next to the lift');
    await userEvent.click(screen.getByRole('button', { name: text('memoConfirm') }));
    await expect(await screen.findByText(message('updated_memo'))).toBeVisible();
    await expect((await rowOf(context, 1)).getByText('2F, next to the lift')).toBeVisible();
  },
};

/** A device moves to the selected group, and back where it was. */
export const Moving: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['B-MSG-05'] },
  play: async (context) => {
    const { globals, userEvent } = context;
    const text = await storyTexts('devices', globals);
    const target = exampleGroups(storyLanguage(globals)).find(({ id }) => id === 30)?.name ?? '';
    await act(context, 0, text('actionMove'));
    const groups = await storyTexts('groups', globals);
    const message = await storyMessages(globals);
    const home = (await rowOf(context, 0)).getByText(fleetOf(context)[0]?.groupName ?? '', { exact: false });
    const before = home.textContent;
    const tree = await screen.findByRole('tree', { name: groups('moveDeviceTarget') });
    await userEvent.click(within(tree).getByText(target));
    const verb = screen.getByRole('button', { name: groups('move') });
    await waitFor(() => expect(verb).toBeEnabled());
    await userEvent.click(verb);
    await waitFor(async () => expect((await rowOf(context, 0)).getByText(target, { exact: false })).toBeVisible());
    // It can be undone, like a move by mouse.
    await expect(await screen.findByText(message('added_device_in_group'))).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: groups('undo') }));
    await waitFor(async () =>
      expect((await rowOf(context, 0)).getByText(before ?? '', { exact: false })).toBeVisible(),
    );
  },
};

/** The details are opened with the ID of the device. */
export const OpeningOne: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const [first] = fleetOf(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: first?.alias ?? '' }));
    await expect(context.args.onOpenDevice).toHaveBeenCalledWith({ deviceId: 1 });
  },
};

/** If details have an address, names are links. */
export const WithAddresses: Story = {
  args: {
    groupId: '11',
    deviceHref: ({ deviceId }) => `#device-${deviceId}`,
    groupHref: ({ groupId }) => `#group-${groupId}`,
  },
  play: async (context) => {
    const [, kiosk] = fleetOf(context);
    const link = await context.canvas.findByRole('link', { name: kiosk?.alias ?? '' });
    await expect(link).toHaveAttribute('href', '#device-2');
  },
};

export const Member: Story = { args: { session: MEMBER } };

/** Each reason for an empty list has its own text. */
export const EmptyGroup: Story = {
  args: { groupId: '30' },
  tags: ['pictured'],
  parameters: { spec: ['B-LIST-21'] },
  beforeEach: ({ msw, globals }) => {
    const groups = exampleGroups(storyLanguage(globals));
    msw.use(given.groups(groups.map((group) => (group.id === 30 ? { ...group, deviceCount: 0 } : group))));
  },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('devices', globals);
    await expect(await canvas.findByText(text('emptyGroupTitle'))).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};

/** A company without devices sees how to add the first one, and nothing else. */
export const NoDevices: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(given.devices([]), given.summary(aSummary({ total: 0, online: 0, offline: 0 }))),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('downloads', globals);
    await expect(await canvas.findByRole('heading', { level: 1, name: text('addFirstTitle') })).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

/** People who may not add devices learn who may. */
export const NoDevicesForMember: Story = {
  tags: ['no-visual'],
  args: { session: MEMBER },
  beforeEach: ({ msw }) => msw.use(given.devices([]), given.summary(aSummary({ total: 0, online: 0, offline: 0 }))),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('devices', globals);
    await expect(
      await canvas.findByText(text('emptyAskHint', { administrator: await storyAdministrator(globals) })),
    ).toBeVisible();
  },
};

export const NoFavourites: Story = {
  args: { groupId: 'favorite' },
  beforeEach: ({ msw }) => msw.use(given.devices([])),
};

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(given.devicesHang()) };
export const LoadingCards: Story = {
  args: { start: { view: 'card' } },
  beforeEach: ({ msw }) => msw.use(given.devicesHang()),
};

/** Times are in the person's time zone and date format. */
export const OwnTimes: Story = {
  tags: ['no-visual'],
  decorators: [signedInAs(aProfile({ dateFormatId: 2 }))],
  parameters: { spec: ['B-TABLE-09'] },
  beforeEach: ({ msw, globals }) => {
    const device = aDevice({ alias: 'KIOSK-01', lastConnectedTime: '2026-10-01T20:30:00.000Z' });
    msw.use(...listServer(storyLanguage(globals), { devices: [device] }).handlers);
  },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /KIOSK-01/ }));
    // 20:30 in UTC is 05:30 on the next day in Seoul.
    await expect(row.getByText('02/10/2026 05:30')).toBeVisible();
  },
};

/** The message for a group that may not be opened. */
export const ForbiddenInEnglish: Story = {
  args: { groupId: '10' },
  globals: { language: 'en' },
  parameters: { spec: ['B-ROLE-05'] },
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(given.devicesFail(403, 'no_group_access')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You have no access to this group\./)).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};

/** A group that the person may not open. */
export const Forbidden: Story = {
  args: { groupId: '10' },
  beforeEach: ({ msw }) => msw.use(given.devicesFail(403, 'no_group_access')),
  play: async ({ canvas, globals }) => {
    const message = await storyMessages(globals);
    await expect(await canvas.findByText(message('no_group_access'))).toBeVisible();
  },
};

/** The server cannot be reached; retrying is possible. */
export const Unreachable: Story = {
  beforeEach: ({ msw }) => msw.use(given.devicesAreUnreachable()),
  play: async (context) => {
    const { canvas, globals, msw, userEvent } = context;
    const common = await storyTexts('common', globals);
    const retry = await canvas.findByRole('button', { name: common('retry') });
    msw.use(...listServer(storyLanguage(globals)).handlers);
    await userEvent.click(retry);
    await rowOf(context, 0);
  },
};
