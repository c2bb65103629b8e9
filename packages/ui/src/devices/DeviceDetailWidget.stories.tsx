import { aProfile, given, http } from '@remote-console/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { exampleGroups } from '../groups/exampleGroups.ts';
import { storyLanguage, storyMessages, storyTexts } from '../i18n/storyTexts.ts';
import { DeviceDetailWidget } from './DeviceDetailWidget.tsx';
import { exampleAudit, exampleDetail } from './exampleFleet.ts';

const audit = http.get('/audit', ({ query, response }) => {
  const entries = exampleAudit().slice(0, Number(query.get('limit')));
  return response(200).json({ status: 200, meta: { total_count: 40 }, objects: entries });
});

const meta = {
  title: 'Devices/DeviceDetailWidget',
  component: DeviceDetailWidget,
  args: { devicePk: 2, backHref: '#list', groupHref: ({ groupPk }) => `#group-${groupPk}`, session: aProfile() },
  beforeEach: ({ msw, globals }) => {
    const language = storyLanguage(globals);
    msw.use(given.device(exampleDetail(language)), given.groups(exampleGroups(language)), audit);
  },
} satisfies Meta<typeof DeviceDetailWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

/** How it is, what it is, how it is reached, and what was done with it. */
export const Online: Story = {
  parameters: {
    spec: [
      'B-DETAIL-02',
      'B-DETAIL-07',
      'B-DETAIL-08',
      'B-DETAIL-09',
      'B-DETAIL-10',
      'B-DETAIL-11',
      'B-DETAIL-12',
      'B-DETAIL-16',
    ],
  },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('devices', globals);
    const common = await storyTexts('common', globals);
    const language = storyLanguage(globals);
    const { alias } = exampleDetail(language);
    await expect(await canvas.findByRole('heading', { level: 1, name: alias })).toBeVisible();

    const way = within(canvas.getByRole('navigation', { name: common('breadcrumb') }));
    const names = [10, 11].map((pk) => exampleGroups(language).find((group) => group.pk === pk)?.name ?? '');
    await waitFor(() =>
      expect(way.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
        text('allDevices'),
        ...names,
        alias,
      ]),
    );

    const card = (name: string) => within(canvas.getByRole('region', { name }));
    await expect(card(text('cpu')).getByText(common('percent', { value: 8 }))).toBeVisible();
    await expect(card(text('memory')).getByText(common('percent', { value: 35 }))).toBeVisible();
    await expect(card(text('memory')).getByText(/16.+5\.6|5\.6.+16/)).toBeVisible();
    await expect(card(text('disk')).getByText(common('percent', { value: 71 }))).toBeVisible();
    await expect(card(text('disk')).getByText(/512.+364|364.+512/)).toBeVisible();

    const system = within(canvas.getByRole('table', { name: text('system') }));
    await expect(system.getByRole('row', { name: `${text('rowOs')} Windows 11 Pro 24H2` })).toBeVisible();
    await expect(system.getAllByRole('row')).toHaveLength(10);
    const network = within(canvas.getByRole('table', { name: text('network') }));
    await expect(network.getByRole('row', { name: `${text('rowGateway')} 10.0.4.1` })).toBeVisible();
    await expect(network.getAllByRole('row')).toHaveLength(7);

    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      text('tabAudit'),
      text('tabProcesses'),
      text('tabHardware'),
      text('tabSoftware'),
    ]);
    const log = await canvas.findByRole('table', { name: text('tabAudit') });
    await expect(within(log).getAllByRole('row')).toHaveLength(11);
  },
};

/** Processes, hardware and software behind their tabs, row by row. */
export const Inventory: Story = {
  parameters: {
    spec: ['B-DETAIL-13', 'B-DETAIL-14', 'B-DETAIL-15', 'B-DETAIL-17', 'B-DETAIL-19', 'B-DETAIL-20', 'B-DETAIL-21'],
  },
  play: async ({ canvas, globals, userEvent }) => {
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
    await expect(await cells(text('tabProcesses'))).toEqual([
      ['kiosk.exe', '3.1', '12.0'],
      ['explorer.exe', '0.4', '2.2'],
      ['agent.exe', '0.2', '0.8'],
    ]);
    await expect(await cells(text('tabHardware'))).toEqual([
      ['CPU', 'Intel Core i5-12400'],
      ['Memory', '16 GB DDR4'],
      ['Display', '1080 x 1920'],
    ]);
    await expect(await cells(text('tabSoftware'))).toEqual([
      ['Remote Console Agent', 'Remote Console', '2026-10-02', '5.1.8', 'Agent'],
      ['Kiosk Shell', 'Demo Retail', '2026-08-11', '3.4.0', 'Kiosk'],
    ]);
  },
};

/** Without data a tab says so. */
export const NoInventory: Story = {
  beforeEach: ({ msw, globals }) =>
    msw.use(
      given.device({
        ...exampleDetail(storyLanguage(globals)),
        prcss_name: 'None',
        hardware_name: '',
        hardware_txt: '',
      }),
    ),
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('devices', globals);
    for (const tab of [text('tabProcesses'), text('tabHardware')]) {
      await userEvent.click(await canvas.findByRole('tab', { name: tab }));
      await expect(await canvas.findByText(text('noData'))).toBeVisible();
    }
  },
};

/** The way back leads to the list. */
export const Back: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('devices', globals);
    await expect(await canvas.findByRole('link', { name: text('back') })).toHaveAttribute('href', '#list');
  },
};

/** The menu has what the list offers for this device. */
export const Menu: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('devices', globals);
    const { alias } = exampleDetail(storyLanguage(globals));
    await userEvent.click(await canvas.findByRole('button', { name: text('actionsOf', { name: alias }) }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map((item) => item.textContent)).toEqual([
      text('actionRename'),
      text('actionMemo'),
      text('actionUnfavourite'),
      text('actionMove'),
    ]);
  },
};

export const Offline: Story = {
  beforeEach: ({ msw, globals }) =>
    msw.use(
      given.device(
        exampleDetail(storyLanguage(globals), {
          alive: 0,
          last_connected_time: '2026-11-18T01:00:00.000Z',
          cpu_temp: null,
        }),
      ),
    ),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('devices', globals);
    await expect(await canvas.findByText(text('lastSeen'), { exact: false })).toBeVisible();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(given.deviceHangs()) };

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(given.deviceFails(403, 'no_group_access')),
  play: async ({ canvas, globals }) => {
    const message = await storyMessages(globals);
    await expect(await canvas.findByText(message('no_group_access'))).toBeVisible();
  },
};

export const Missing: Story = {
  beforeEach: ({ msw }) => msw.use(given.deviceFails(404, 'not_found')),
  play: async ({ canvas, globals }) => {
    const message = await storyMessages(globals);
    await expect(await canvas.findByText(message('not_found'))).toBeVisible();
  },
};
