import { aLicense, aProfile, http, problem } from '@remote-console/api-client/testing';
import type { StoryObj } from '@storybook/react-vite';
import { http as plain, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { type Hosted, type HostedMeta, inFrames } from '../docs/storyMeta.ts';
import { storyAdministrator, storyLanguage, storyMessages, storyTexts } from '../i18n/testing/storyTexts.ts';
import { EXAMPLE_PICTURE } from '../primitives/testing/examplePicture.ts';
import { saved, watchSaving } from '../spreadsheet/testing/savedFiles.ts';
import { DeviceListWidget } from './DeviceListWidget.tsx';
import { act, fleetOf, ListExample, listServer, read, rowOf, sent } from './testing/listStories.tsx';

const DRAWN = decodeURIComponent(EXAMPLE_PICTURE.slice(EXAMPLE_PICTURE.indexOf(',') + 1));

/** Reports the requests to `sent`, and lets the server answer. */
const watch = http.put('/devices/{devicePk}', async ({ params, request }) => {
  const body = await request.clone().json();
  if ('type' in body) sent(body.type, params.devicePk);
  return undefined;
});

const meta = {
  title: 'Devices/DeviceListWidget/Commands',
  component: DeviceListWidget,
  render: (args) => <ListExample {...args} />,
  parameters: inFrames(),
  tags: ['no-visual'],
  args: { groupId: 'all', session: aProfile(), onViewChange: fn(), onAskAccess: fn() },
  beforeEach: ({ msw, globals }) => {
    sent.mockClear();
    read.mockClear();
    msw.use(watch, ...listServer(storyLanguage(globals)).handlers);
  },
} satisfies HostedMeta<typeof ListExample>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof ListExample>>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function words({ globals }: PlayContext) {
  return {
    text: await storyTexts('deviceCommands', globals),
    names: await storyTexts('devices', globals),
    common: await storyTexts('common', globals),
    message: await storyMessages(globals),
  };
}

const nameOf = (context: PlayContext, index: number) => fleetOf(context)[index]?.alias ?? '';

/** A reboot asks for confirmation, is sent to the device by its guid, and is confirmed when the agent has done it. */
export const Rebooting: Story = {
  parameters: { spec: ['B-ACTION-58'] },
  play: async (context) => {
    const { text, names } = await words(context);
    await act(context, 1, names('actionReboot'));
    const dialog = await screen.findByRole('dialog', { name: text('rebootOne', { name: nameOf(context, 1) }) });
    await expect(sent).not.toHaveBeenCalled();
    await context.userEvent.click(within(dialog).getByRole('button', { name: text('rebootConfirm') }));
    const done = text('rebootBegun', { name: nameOf(context, 1) });
    await expect(await screen.findByText(done)).toBeVisible();
    await expect(sent).toHaveBeenCalledWith('reboot', fleetOf(context)[1]?.guid);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Nothing is sent after Cancel. */
export const NotShuttingDown: Story = {
  parameters: { spec: ['B-ACTION-59'] },
  play: async (context) => {
    const { text, names, common } = await words(context);
    await act(context, 1, names('actionShutdown'));
    const dialog = await screen.findByRole('dialog', { name: text('shutdownOne', { name: nameOf(context, 1) }) });
    await context.userEvent.click(within(dialog).getByRole('button', { name: common('cancel') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** A requested update is confirmed. */
export const Updating: Story = {
  parameters: { spec: ['B-MSG-02', 'C-ERROR-13'] },
  play: async (context) => {
    const { text, names, message } = await words(context);
    await act(context, 2, names('actionUpdate'));
    await context.userEvent.click(await screen.findByRole('button', { name: text('updateConfirm') }));
    await expect(await screen.findByText(message('update_agent_requested'))).toBeVisible();
  },
};

/**
 * Several devices: the command goes to the online ones and leaves out the offline ones; the selection says where its
 * devices are.
 */
export const Selection: Story = {
  parameters: { spec: ['B-NAV-14', 'B-NAV-15', 'C-ERROR-12'] },
  play: async (context) => {
    const { text, names, message } = await words(context);
    const { canvas, userEvent } = context;
    await rowOf(context, 0);
    const select = async (index: number) =>
      userEvent.click(canvas.getByRole('checkbox', { name: names('selectDevice', { name: nameOf(context, index) }) }));
    const choose = async (label: string) => {
      await userEvent.click(canvas.getByRole('button', { name: text('bulkActions') }));
      await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^${label}`) }));
    };
    await choose(names('actionReboot'));
    await expect(await screen.findByText(message('no-selects'))).toBeVisible();
    await select(6);
    await choose(names('actionReboot'));
    await expect(await screen.findByText(message('offline_selects'))).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();

    await select(1);
    await select(2);
    await expect(canvas.getByText(text('selectedOnPage', { count: 3 }))).toBeVisible();
    await choose(names('actionReboot'));
    const asked = await screen.findByRole('dialog', { name: text('rebootMany', { count: 2 }) });
    await expect(within(asked).getByRole('list', { name: text('leftOut', { count: 1 }) })).toHaveTextContent(
      nameOf(context, 6),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await choose(names('actionDelete'));
    await userEvent.click(await screen.findByRole('button', { name: text('deleteConfirm') }));
    await expect(await screen.findByText(message('deleted_devices_of_total', { deleted: 3, total: 3 }))).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(nameOf(context, 1))).toBeNull());
    await expect(canvas.getByText(text('nothingSelected'))).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** One device is deleted after confirmation, and a message says so. */
export const Deleting: Story = {
  parameters: { spec: ['B-ACTION-57', 'B-MSG-03', 'C-ERROR-14'] },
  play: async (context) => {
    const { text, names, message } = await words(context);
    await act(context, 1, names('actionDelete'));
    await screen.findByRole('dialog', { name: text('deleteOne', { name: nameOf(context, 1) }) });
    await expect(context.canvas.getByText(nameOf(context, 1))).toBeInTheDocument();
    await context.userEvent.click(screen.getByRole('button', { name: text('deleteConfirm') }));
    await expect(await screen.findByText(message('deleted_device'))).toBeVisible();
    await waitFor(() => expect(context.canvas.queryByText(nameOf(context, 1))).toBeNull());
  },
};

/**
 * The possible senders are requested with the sleeping device's guid; the packet is requested from the selected one.
 */
export const Waking: Story = {
  parameters: { spec: ['B-WOL-03', 'B-WOL-07', 'B-WOL-09'] },
  play: async (context) => {
    const { text } = await words(context);
    const names = await storyTexts('devices', context.globals);
    const dialogs = await storyTexts('dialogs', context.globals);
    await act(context, 6, names('actionWake'));
    const title = dialogs('wakeTitle', { name: nameOf(context, 6) });
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await context.userEvent.click(await dialog.findByRole('radio', { name: new RegExp(nameOf(context, 1)) }));
    await expect(sent).toHaveBeenLastCalledWith('wol_list', fleetOf(context)[6]?.guid);
    await context.userEvent.click(dialog.getByRole('button', { name: dialogs('wakeConfirm') }));
    await expect(await screen.findByText(text('wakeSent', { name: nameOf(context, 6) }))).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith('wol', fleetOf(context)[1]?.guid);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Access to a device can be requested where the host supports it. */
export const AskingForAccess: Story = {
  play: async (context) => {
    const { names } = await words(context);
    await act(context, 4, names('actionRequestApproval'));
    await expect(context.args.onAskAccess).toHaveBeenCalledWith({ device: expect.objectContaining({ id: 5 }) });
  },
};

/** The menu contains exactly what state and permissions allow, stays away from the edges, and closes again. */
export const ContextMenu: Story = {
  parameters: { spec: ['B-MENU-01', 'B-MENU-02', 'B-MENU-03', 'B-MENU-04'] },
  play: async (context) => {
    const { names } = await words(context);
    const { canvas, userEvent } = context;
    const openAt = async (index: number) => {
      const target = await canvas.findByText(nameOf(context, index));
      await userEvent.pointer({
        keys: '[MouseRight]',
        target,
        coords: { clientX: window.innerWidth - 2, clientY: window.innerHeight - 2 },
      });
      return screen.findByRole('menu', { name: names('actionsOf', { name: nameOf(context, index) }) });
    };
    const menu = await openAt(6);
    await expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
    ).toEqual([names('actionRename'), names('actionTags'), names('actionWake'), names('actionDelete')]);
    const paper = menu.closest('.MuiPaper-root') ?? menu;
    await waitFor(() => {
      const { left, top, right, bottom } = paper.getBoundingClientRect();
      const room = Math.min(left, top, window.innerWidth - right, window.innerHeight - bottom);
      return expect(room).toBeGreaterThanOrEqual(12);
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    const second = await openAt(6);
    const backdrop = second.closest('.MuiPopover-root')?.querySelector('.MuiBackdrop-root');
    await expect(backdrop).toBeTruthy();
    if (backdrop) await userEvent.click(backdrop);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    const again = await openAt(6);
    await userEvent.click(within(again).getByRole('menuitem', { name: names('actionRename') }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await screen.findByRole('dialog');
  },
};

/** The export saves its file; an empty list and a failure show a message. */
export const Exporting: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.post('/excel', ({ response }) => response(200).json({ status: 200, meta: {}, objects: [] })));
    return watchSaving();
  },
  play: async (context) => {
    const { common, message } = await words(context);
    const { canvas, msw, step, userEvent } = context;
    const press = async () => userEvent.click(await canvas.findByRole('button', { name: common('exportShort') }));
    const download = { name: common('downloadShort') };
    await rowOf(context, 0);
    await step('an empty answer has nothing to download [B-EXCEL-06]', async () => {
      await press();
      await expect(await screen.findByText(message('device_excel_fail'))).toBeVisible();
      await expect(canvas.queryByRole('link', download)).toBeNull();
    });
    await step('a request that fails warns of a delay [B-EXCEL-07]', async () => {
      msw.use(http.post('/excel', ({ response }) => response(403).json(problem(403, 'no_permission'))));
      await press();
      await expect(await screen.findByText(message('excel_processing_delayed'))).toBeVisible();
    });
    msw.use(
      http.post('/excel', async ({ request, response }) => {
        sent('export', await request.clone().json());
        return response(200).json({
          status: 200,
          meta: {},
          objects: { downloadUrl: '#file', fileName: 'devices.xlsx' },
        });
      }),
    );
    await step('a file can be downloaded [B-EXCEL-03]', async () => {
      await press();
      await waitFor(() => expect(saved).toHaveBeenCalledWith('#file', 'devices.xlsx'));
    });
    await expect(sent).toHaveBeenLastCalledWith(
      'export',
      expect.objectContaining({ exportId: 'deviceTable', startDate: '2000-01-01 00:00:00' }),
    );
  },
};

/** The live action opens the screenshot of the device. */
export const OpeningTheLiveImage: Story = {
  parameters: { spec: ['B-LIVE-05'] },
  beforeEach: ({ msw }) =>
    msw.use(
      plain.get('/live_view/:devicePk', ({ params }) => {
        sent('picture', params['devicePk']);
        return new HttpResponse(DRAWN, { headers: { 'content-type': 'image/svg+xml' } });
      }),
    ),
  play: async (context) => {
    const { text, names } = await words(context);
    await act(context, 1, names('actionLive'));
    const name = text('pictureOf', { name: nameOf(context, 1) });
    const dialog = within(await screen.findByRole('dialog', { name }));
    await waitFor(() => expect(dialog.getByRole('img', { name })).toBeVisible());
    await expect(sent).toHaveBeenCalledWith('picture', '2');
  },
};

/**
 * Live screenshots without a Corporate license: the block dialog opens, and the view stays; the same for a single
 * device.
 */
export const LiveNeedsLicense: Story = {
  args: { session: aProfile({ pay: [aLicense({ plan: 'Basic' })] }) },
  parameters: { spec: ['A-DIALOG-04', 'B-LIVE-02', 'B-LIVE-03', 'B-LIVE-04'] },
  play: async (context) => {
    const { text, names, common } = await words(context);
    const dialogs = await storyTexts('dialogs', context.globals);
    const body = dialogs('licenseBody', { administrator: await storyAdministrator(context.globals) });
    const { canvas, userEvent } = context;
    await rowOf(context, 0);
    const leave = async () => {
      const dialog = await screen.findByRole('dialog', { name: dialogs('licenseTitle') });
      await waitFor(() => expect(within(dialog).getByText(body)).toBeVisible());
      await userEvent.click(within(dialog).getByRole('button', { name: common('ok') }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await userEvent.click(canvas.getByRole('button', { name: text('viewLive') }));
    await leave();
    await expect(context.args.onViewChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: names('viewTable') })).toHaveAttribute('aria-pressed', 'true');
    await act(context, 0, new RegExp(`^${names('actionLive')}`));
    await leave();
  },
};

/** The block dialog says which license live screenshots need. */
export const LiveBlocked: Story = {
  args: { session: aProfile({ pay: [aLicense({ plan: 'Basic' })] }) },
  tags: ['pictured'],
  parameters: { spec: ['B-LIVE-03'] },
  play: async (context) => {
    const { text } = await words(context);
    const dialogs = await storyTexts('dialogs', context.globals);
    const body = dialogs('licenseBody', { administrator: await storyAdministrator(context.globals) });
    const { canvas, userEvent } = context;
    await rowOf(context, 0);
    await userEvent.click(canvas.getByRole('button', { name: text('viewLive') }));
    const dialog = await screen.findByRole('dialog', { name: dialogs('licenseTitle') });
    await waitFor(() => expect(within(dialog).getByText(body)).toBeVisible());
    await expect(dialog).toHaveTextContent('Corporate 라이선스');
  },
};

/** Nothing is sent to a device that turned out to be offline, and the dialog suggests what to do. */
export const FoundOffline: Story = {
  beforeEach: ({ msw }) =>
    msw.use(http.put('/devices/{devicePk}', ({ response }) => response(409).json(problem(409, 'not_online_warning')))),
  play: async (context) => {
    const { text, names, message } = await words(context);
    await act(context, 1, names('actionReboot'));
    await context.userEvent.click(await screen.findByRole('button', { name: text('rebootConfirm') }));
    const dialog = await screen.findByRole('dialog');
    await expect(await within(dialog).findByText(message('not_online_warning'))).toBeVisible();
  },
};
