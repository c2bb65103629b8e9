import {
  aLicense,
  anAuditEntry,
  aProfile,
  given,
  type HeldTimers,
  holdTimers,
  http,
} from '@remote-console/api-client/testing';
import { AUDIT_CODES } from '@remote-console/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http as plain, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inFrames } from '../docs/storyMeta.ts';
import { exampleGroups } from '../groups/testing/exampleGroups.ts';
import { storyLanguage, storyMessages, storyTexts } from '../i18n/testing/storyTexts.ts';
import { EXAMPLE_PICTURE } from '../primitives/testing/examplePicture.ts';
import { DeviceDetailWidget } from './DeviceDetailWidget.tsx';
import { EXAMPLE_CONFLICT, exampleAudit, exampleDetail } from './testing/exampleFleet.ts';
import { exampleUsage } from './testing/exampleUsage.ts';

const audit = http.get('/audit', ({ query, response }) => {
  const entries = exampleAudit().slice(0, Number(query.get('limit')));
  return response(200).json({ status: 200, meta: { totalCount: 40 }, objects: entries });
});

const usage = given.usage(exampleUsage('day', Date.UTC(2026, 10, 21, 3)));

const DRAWN = decodeURIComponent(EXAMPLE_PICTURE.slice(EXAMPLE_PICTURE.indexOf(',') + 1));
const picture = plain.get(
  '/live_view/:devicePk',
  () => new HttpResponse(DRAWN, { headers: { 'content-type': 'image/svg+xml' } }),
);

const meta = {
  title: 'Devices/DeviceDetailWidget',
  component: DeviceDetailWidget,
  parameters: inFrames(),
  args: { deviceId: 2, backHref: '#list', groupHref: ({ groupId }) => `#group-${groupId}`, session: aProfile() },
  beforeEach: ({ msw, globals }) => {
    const language = storyLanguage(globals);
    msw.use(given.device(exampleDetail(language)), given.groups(exampleGroups(language)), audit, picture, usage);
  },
} satisfies Meta<typeof DeviceDetailWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its state, its specifications, how to connect to it, and what was done with it. */
export const Online: Story = {
  play: async ({ canvas, globals, step }) => {
    const text = await storyTexts('devices', globals);
    const common = await storyTexts('common', globals);
    const language = storyLanguage(globals);
    const { alias } = exampleDetail(language);
    await expect(await canvas.findByRole('heading', { level: 1, name: alias })).toBeVisible();

    const way = within(canvas.getByRole('navigation', { name: common('breadcrumb') }));
    const names = [10, 11].map((pk) => exampleGroups(language).find((group) => group.id === pk)?.name ?? '');
    await step('the groups from the root down to its own [B-DETAIL-02]', async () => {
      await waitFor(() =>
        expect(way.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
          text('allDevices'),
          ...names,
          alias,
        ]),
      );
    });

    await step('what of the machine is used [B-DETAIL-07] [B-DETAIL-08] [B-DETAIL-09]', async () => {
      const card = (name: string) => within(canvas.getByRole('region', { name }));
      await expect(card(text('cpu')).getByText(common('percent', { value: 8 }))).toBeVisible();
      await expect(card(text('memory')).getByText(common('percent', { value: 35 }))).toBeVisible();
      await expect(card(text('memory')).getByText(/16.+5\.6|5\.6.+16/)).toBeVisible();
      await expect(card(text('disk')).getByText(common('percent', { value: 71 }))).toBeVisible();
      await expect(card(text('disk')).getByText(/512.+363\.5|363\.5.+512/)).toBeVisible();
    });

    await step('the system and the network [B-DETAIL-10] [B-DETAIL-11]', async () => {
      const system = within(canvas.getByRole('table', { name: text('system') }));
      await expect(system.getByRole('row', { name: `${text('rowOs')} Windows 11 Pro 24H2` })).toBeVisible();
      await expect(system.getAllByRole('row')).toHaveLength(10);
      const network = within(canvas.getByRole('table', { name: text('network') }));
      await expect(network.getByRole('row', { name: `${text('rowGateway')} 10.0.4.1` })).toBeVisible();
      await expect(network.getAllByRole('row')).toHaveLength(7);
    });

    await step('ten entries of the log in the first of four tabs [B-DETAIL-12] [B-DETAIL-16]', async () => {
      await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
        text('tabAudit'),
        text('tabProcesses'),
        text('tabHardware'),
        text('tabSoftware'),
      ]);
      const log = await canvas.findByRole('table', { name: text('tabAudit') });
      await expect(within(log).getAllByRole('row')).toHaveLength(11);
    });
  },
};

/** Processes, hardware and software behind their tabs, row by row. */
export const Inventory: Story = {
  play: async ({ canvas, globals, step, userEvent }) => {
    const text = await storyTexts('devices', globals);
    const cells = async (name: string) => {
      await userEvent.click(await canvas.findByRole('tab', { name }));
      const rows = within(await canvas.findByRole('table', { name }))
        .getAllByRole('row')
        .slice(1);
      return rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      );
    };
    await step('processes, with what they use [B-DETAIL-13] [B-DETAIL-17]', async () => {
      await expect(await cells(text('tabProcesses'))).toEqual([
        ['kiosk.exe', '3.1', '12.0'],
        ['explorer.exe', '0.4', '2.2'],
        ['agent.exe', '0.2', '0.8'],
      ]);
    });
    await step('hardware [B-DETAIL-14] [B-DETAIL-19]', async () => {
      await expect(await cells(text('tabHardware'))).toEqual([
        ['CPU', 'Intel Core i5-12400'],
        [text('hardware_Memory'), '16 GB DDR4'],
        [text('hardware_Display'), '1080 x 1920'],
      ]);
    });
    await step(
      'software: the name, and a group of four for each [B-DETAIL-15] [B-DETAIL-20] [B-DETAIL-21]',
      async () => {
        await expect(await cells(text('tabSoftware'))).toEqual([
          ['Remote Console Agent', 'Remote Console', '2026-10-02', '5.1.8', 'Agent'],
          ['Kiosk Shell', 'Demo Retail', '2026-08-11', '3.4.0', 'Kiosk'],
        ]);
      },
    );
  },
};

/** Other machines used the identity of the agent: what happened, from where, and what to do. */
export const IdentityConflicts: Story = {
  beforeEach: ({ msw, globals }) =>
    msw.use(
      given.device({
        ...exampleDetail(storyLanguage(globals)),
        identityConflicts: [
          EXAMPLE_CONFLICT,
          {
            kind: 'copied_token',
            firstTime: '2026-11-20T14:00:00.000Z',
            lastTime: '2026-11-20T14:30:00.000Z',
            address: '2001:db8:85a3::8a2e:370:7334',
          },
        ],
      }),
    ),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('devices', globals);
    const start = (key: 'identity_two_agents' | 'identity_copied_token') =>
      text(key, { time: '{{', address: '' }).split('{{')[0] ?? '';
    const [agents, token] = await Promise.all([
      canvas.findByText((words) => words.startsWith(start('identity_two_agents'))),
      canvas.findByText((words) => words.startsWith(start('identity_copied_token'))),
    ]);
    await expect(agents).toHaveTextContent('203.0.113.9');
    await expect(token).toHaveTextContent('2001:db8:85a3::8a2e:370:7334');
  },
};

/** Without data a tab says so. */
export const NoInventory: Story = {
  parameters: { spec: ['B-DETAIL-24'] },
  beforeEach: ({ msw, globals }) =>
    msw.use(
      given.device({
        ...exampleDetail(storyLanguage(globals)),
        processName: 'None',
        hardwareName: '',
        hardwareText: '',
        softwareName: 'None',
        softwareList: 'None',
      }),
    ),
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('devices', globals);
    for (const tab of [text('tabProcesses'), text('tabHardware'), text('tabSoftware')]) {
      await userEvent.click(await canvas.findByRole('tab', { name: tab }));
      await expect(await canvas.findByText(text('noData'))).toBeVisible();
    }
  },
};

/** The back link leads to the list. */
export const Back: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['B-DETAIL-01'] },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('devices', globals);
    await expect(await canvas.findByRole('link', { name: text('back') })).toHaveAttribute('href', '#list');
  },
};

/** Adds one log entry of each of these actions to a device. */
const withActs = (acts: readonly number[]) =>
  http.get('/audit', ({ response }) => {
    const objects = acts.map((act, index) => anAuditEntry({ id: 100 - index, actionCode: act }));
    return response(200).json({ status: 200, meta: { totalCount: acts.length }, objects });
  });

/** The actions of the log's rows, first to last. */
async function loggedActs({ canvas, globals }: Parameters<NonNullable<Story['play']>>[0]) {
  const text = await storyTexts('devices', globals);
  const log = await canvas.findByRole('table', { name: text('tabAudit') });
  const heads = within(log)
    .getAllByRole('columnheader')
    .map((head) => head.textContent);
  return within(log)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[heads.indexOf(text('auditAct'))]?.textContent);
}

/** Sessions in the log, by the numbers in the document. */
export const LoggedSessions: Story = {
  tags: ['no-visual'],
  globals: { language: 'en' },
  parameters: { spec: ['B-AUDIT-08', 'B-AUDIT-09'] },
  beforeEach: ({ msw }) => msw.use(withActs([1, 2])),
  play: async (context) => {
    await waitFor(async () => expect(await loggedActs(context)).toEqual(['Remote control', 'File transfer']));
  },
};

/** Commands and the deletion in the log, by the numbers in the document. */
export const LoggedCommands: Story = {
  tags: ['no-visual'],
  globals: { language: 'en' },
  parameters: { spec: ['B-AUDIT-10', 'B-AUDIT-11', 'B-AUDIT-12'] },
  beforeEach: ({ msw }) => msw.use(withActs([3, 4, 13])),
  play: async (context) => {
    await waitFor(async () => expect(await loggedActs(context)).toEqual(['Reboot', 'Shutdown', 'Device deleted']));
  },
};

/** Refused connections: which kind, and why. */
export const LoggedRefusals: Story = {
  tags: ['no-visual'],
  globals: { language: 'en' },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/audit', ({ response }) => {
        const entry = { actionCode: AUDIT_CODES.connectionRefused.actionCode, oldValue: 'terminal' };
        const objects = [
          anAuditEntry({ id: 3, ...entry, oldValue: 'screen', newValue: 'screen_taken' }),
          anAuditEntry({ id: 2, ...entry, newValue: 'refused_at_device' }),
          anAuditEntry({ id: 1, ...entry, newValue: 'a reason of a newer server' }),
        ];
        return response(200).json({ status: 200, meta: { totalCount: 3 }, objects });
      }),
    ),
  play: async (context) => {
    const refused = 'Connection refused';
    await waitFor(async () => expect(await loggedActs(context)).toEqual([refused, refused, refused]));
    await expect(context.canvas.getByText('Screen: someone else was using the screen')).toBeVisible();
    await expect(context.canvas.getByText('Terminal: refused at the device')).toBeVisible();
    await expect(context.canvas.queryByText('a reason of a newer server')).toBeNull();
  },
};

let timers: HeldTimers;

/** The page's clocks advance every 30 seconds: the uptime changes without another read. */
export const ClockAdvances: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['B-DETAIL-26'] },
  beforeEach: ({ msw, globals }) => {
    msw.use(given.device(exampleDetail(storyLanguage(globals), { runningTime: 277_380 })));
    timers = holdTimers([30_000]);
    return timers.restore;
  },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('devices', globals);
    const system = within(await canvas.findByRole('table', { name: text('system') }));
    const runningTime = () => system.getByRole('row', { name: new RegExp(`^${text('rowRunningTime')}`) }).textContent;
    const before = runningTime();
    timers.pass(30_000);
    timers.pass(30_000);
    await waitFor(() => expect(runningTime()).not.toBe(before));
  },
};

/** The menu contains what the list offers for this device. */
export const Menu: Story = {
  parameters: { spec: ['B-DETAIL-27'] },
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('devices', globals);
    const { alias } = exampleDetail(storyLanguage(globals));
    await userEvent.click(await canvas.findByRole('button', { name: text('actionsOf', { name: alias }) }));
    const items = await screen.findAllByRole('menuitem');
    const keys = [
      'actionRemote',
      'actionFileTransfer',
      'actionLive',
      'actionRename',
      'actionMemo',
      'actionTags',
      'actionUnfavourite',
      'actionMove',
      'actionUpdate',
      'actionRestartAgent',
      'actionReboot',
      'actionShutdown',
      'actionDelete',
    ] as const;
    await expect(items.map((item) => item.textContent)).toEqual(keys.map((key) => text(key)));
  },
};

export const Offline: Story = {
  beforeEach: ({ msw, globals }) =>
    msw.use(
      given.device(
        exampleDetail(storyLanguage(globals), {
          isOnline: false,
          lastConnectedTime: '2026-11-18T01:00:00.000Z',
          cpuTemperature: null,
        }),
      ),
    ),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('devices', globals);
    await expect(await canvas.findByText(text('lastSeen'), { exact: false })).toBeVisible();
    await expect(canvas.getByText(text('columnLastConnected'), { exact: false })).toBeVisible();
  },
};

/**
 * A reboot accepted 14 minutes ago, from which the device has not come back: the page says so to everyone who opens it.
 */
export const NotBack: Story = {
  tags: ['pictured'],
  beforeEach: ({ msw, globals }) =>
    msw.use(
      given.device(
        exampleDetail(storyLanguage(globals), {
          isOnline: false,
          lastConnectedTime: '2026-11-21T01:00:00.000Z',
          lastDisconnectedTime: '2026-11-21T02:46:20.000Z',
          powerCommand: {
            type: 'reboot',
            state: 'acknowledged',
            createdTime: '2026-11-21T02:46:00.000Z',
            finishedTime: '2026-11-21T02:46:02.000Z',
          },
        }),
      ),
    ),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('devices', globals);
    await expect(await canvas.findByText(text('powerNotBack'))).toBeVisible();
    await expect(canvas.getByText(text('powerNotBackNote', { time: '11:46' }))).toBeVisible();
    await expect(canvas.getByRole('button', { name: text('actionMove') })).toBeVisible();
  },
};

/** The preview shows OFFLINE, and actions that need the device respond that it is offline. */
export const OfflineActions: Story = {
  parameters: { spec: ['B-DETAIL-04', 'B-DETAIL-05', 'B-ACTION-50'] },
  tags: ['no-visual'],
  beforeEach: ({ msw, globals }) => msw.use(given.device(exampleDetail(storyLanguage(globals), { isOnline: false }))),
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('devices', globals);
    const commands = await storyTexts('deviceCommands', globals);
    const common = await storyTexts('common', globals);
    const message = await storyMessages(globals);
    const { alias } = exampleDetail(storyLanguage(globals));
    await expect(await canvas.findByText(commands('pictureOffline'))).toBeVisible();
    for (const name of [text('actionRemote'), commands('openPicture')]) {
      await userEvent.click(canvas.getByRole('button', { name }));
      const dialog = await screen.findByRole('dialog', { name: commands('offlineTitle', { name: alias }) });
      await waitFor(() => expect(within(dialog).getByText(message('not_online_warning'))).toBeVisible());
      await userEvent.click(within(dialog).getByRole('button', { name: common('ok') }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  },
};

/** When the device is offline, the preview shows the word OFFLINE and no screenshot. */
export const PreviewOffline: Story = {
  parameters: { spec: ['B-DETAIL-04'] },
  tags: ['pictured'],
  beforeEach: ({ msw, globals }) => msw.use(given.device(exampleDetail(storyLanguage(globals), { isOnline: false }))),
  play: async ({ canvas, globals }) => {
    const commands = await storyTexts('deviceCommands', globals);
    const preview = within(await canvas.findByRole('region', { name: commands('preview') }));
    await expect(preview.getByText('OFFLINE')).toBeVisible();
    await expect(preview.queryByRole('img')).toBeNull();
  },
};

/** The device's screen. */
export const Preview: Story = {
  parameters: { spec: ['B-DETAIL-03'] },
  tags: ['pictured'],
  play: async ({ canvas, globals }) => {
    const commands = await storyTexts('deviceCommands', globals);
    const { alias } = exampleDetail(storyLanguage(globals));
    const preview = within(await canvas.findByRole('region', { name: commands('preview') }));
    await expect(await preview.findByRole('img', { name: commands('pictureOf', { name: alias }) })).toBeVisible();
  },
};

/** A preview that is no longer available is replaced by the placeholder. */
export const PreviewMissing: Story = {
  parameters: { spec: ['B-DETAIL-06'] },
  tags: ['pictured'],
  play: async ({ canvas, globals, msw, userEvent }) => {
    const commands = await storyTexts('deviceCommands', globals);
    const { alias } = exampleDetail(storyLanguage(globals));
    const preview = within(await canvas.findByRole('region', { name: commands('preview') }));
    await expect(await preview.findByRole('img', { name: commands('pictureOf', { name: alias }) })).toBeVisible();
    msw.use(plain.get('/live_view/:devicePk', () => new HttpResponse(null, { status: 404 })));
    const refresh = preview.getByRole('button', { name: commands('pictureRefresh', { name: alias }) });
    await userEvent.click(refresh);
    await expect(await preview.findByText(commands('pictureNone'))).toBeVisible();
    // Whether the focus ring is shown depends on the last input of the browser, mouse or keyboard.
    refresh.blur();
  },
};

/** Without a Corporate license there is no preview, and the page says so. */
export const PreviewNeedsLicense: Story = {
  args: { session: aProfile({ pay: [aLicense({ plan: 'Basic' })] }) },
  play: async ({ canvas, globals }) => {
    const message = await storyMessages(globals);
    await expect(await canvas.findByText(message('need_license'))).toBeVisible();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(given.deviceHangs()) };

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(given.deviceFails(403, 'no_group_access')),
  play: async ({ canvas, globals }) => {
    const message = await storyMessages(globals);
    await expect(await canvas.findByText(message('no_group_access'))).toBeVisible();
    const text = await storyTexts('devices', globals);
    await expect(canvas.getByRole('heading', { level: 1, name: text('deviceTitle') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: text('back') })).toBeVisible();
  },
};

export const Missing: Story = {
  beforeEach: ({ msw }) => msw.use(given.deviceFails(404, 'not_found')),
  play: async ({ canvas, globals }) => {
    const message = await storyMessages(globals);
    await expect(await canvas.findByText(message('not_found'))).toBeVisible();
    const text = await storyTexts('devices', globals);
    await expect(canvas.getByRole('heading', { level: 1, name: text('deviceTitle') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: text('back') })).toBeVisible();
  },
};
