import { aProfile, http, problem } from '@remote-console/api-client/testing';
import { parseGroupDetailView, REMOTE_SHARINGS, type GroupDetailView } from '@remote-console/domain';
import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { type Hosted, type HostedMeta, inFrames } from '../docs/storyMeta.ts';
import { storyLanguage, storyMessages, storyTexts } from '../i18n/testing/storyTexts.ts';
import { exampleGroups } from './testing/exampleGroups.ts';
import { GroupDetailWidget, type GroupDetailWidgetProps } from './GroupDetailWidget.tsx';
import { groupBackend } from './testing/storyBackend.ts';

let backend = groupBackend('ko');

function Page({ view: initial, onViewChange, ...props }: GroupDetailWidgetProps) {
  const [view, setView] = useState(initial);
  const change = (next: GroupDetailView) => {
    setView(next);
    onViewChange(next);
  };
  return <GroupDetailWidget {...props} view={view} onViewChange={change} />;
}

const meta = {
  title: 'Groups/GroupDetailWidget',
  component: GroupDetailWidget,
  render: (args) => <Page {...args} />,
  parameters: inFrames(),
  args: {
    groupId: 11,
    view: parseGroupDetailView({}),
    onViewChange: fn(),
    groupHref: ({ groupId }) => `#groups/${groupId ?? ''}`,
    devicesHref: ({ groupId }) => `#devices/${groupId}`,
    onDeleted: fn(),
    session: aProfile(),
  },
  beforeEach: ({ msw, globals }) => {
    backend = groupBackend(storyLanguage(globals));
    msw.use(...backend.handlers);
  },
} satisfies HostedMeta<typeof Page>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Page>>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const named = ({ globals }: PlayContext, pk: number) =>
  exampleGroups(storyLanguage(globals)).find((group) => group.id === pk)?.name ?? '';

/** A list of the page, by its title. */
async function list(
  { canvas, globals }: PlayContext,
  key: 'groupUsers' | 'devicesInGroup' | 'allDevicesList' | 'thresholds',
) {
  const text = await storyTexts('groupPages', globals);
  return within(await canvas.findByRole('region', { name: text(key) }));
}

/** The rows of a list, without the header. */
async function rowsOf(region: Awaited<ReturnType<typeof list>>): Promise<HTMLElement[]> {
  const rows = await region.findAllByRole('row');
  return rows.filter((row) => within(row).queryAllByRole('gridcell').length > 0);
}

/** A group as an administrator sees it. */
export const Administrator: Story = {};

/** The group's properties, each with its name. */
export const Information: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-GDETAIL-01'] },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('groupPages', globals);
    const treeText = await storyTexts('groups', globals);
    const fact = (key: Parameters<typeof text>[0], value: string) =>
      expect(canvas.getByRole('group', { name: text(key as 'email') })).toHaveTextContent(value);
    await canvas.findByRole('group', { name: text('managerName') });
    await fact('managerName', '이도윤');
    await fact('managerEmail', 'doyun@example.com');
    await fact('managerPhone', '02-555-0100');
    await fact('email', text('notSet'));
    await fact('phone', text('notSet'));
    await fact('updated', '2026/11/20 10:00');
    await fact('columnDevices', treeText('deviceCount', { count: 6 }));
  },
};

/** A field is sent alone, and a toast confirms it. */
export const EditsAField: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-GDETAIL-03', 'B-MSG-10'] },
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const text = await storyTexts('groups', globals);
    const common = await storyTexts('common', globals);
    const message = await storyMessages(globals);
    const label = text('groupName');
    await userEvent.click(
      await canvas.findByRole('button', { name: new RegExp(`${common('edit', { name: label })}$`) }),
    );
    const field = canvas.getByRole('textbox', { name: label });
    await userEvent.clear(field);
    await userEvent.type(field, `${named(context, 12)}{Enter}`);
    await expect(await canvas.findByText(message('duplication_group_name'))).toBeVisible();
    await userEvent.clear(field);
    await userEvent.paste('가'.repeat(41));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: common('save') })).toBeDisabled();
    await expect(backend.writes).toEqual([]);
    await userEvent.clear(field);
    await userEvent.type(field, 'Lobby 2{Enter}');
    await expect(await screen.findByText(message('changed_group_info'))).toBeVisible();
    await expect(backend.writes).toEqual([{ call: 'PUT /groups/11', body: { name: 'Lobby 2' } }]);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Lobby 2' })).toBeVisible();
  },
};

/** A switch sets whether devices need an approval. */
export const ChangesApproval: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-GDETAIL-06'] },
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('groupPages', globals);
    const flag = await canvas.findByLabelText(text('confirmDevices'));
    await expect(flag).not.toBeChecked();
    await userEvent.click(flag);
    await waitFor(() => expect(backend.writes).toEqual([{ call: 'PUT /groups/11', body: { flag_confirm: 1 } }]));
    await waitFor(() => expect(flag).toBeChecked());
  },
};

/**
 * Who is asked at the device before a session begins; the setting of the group above applies until the group has its
 * own.
 */
export const ChangesConsent: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('groupPages', globals);
    const consent = await canvas.findByLabelText(text('remoteConsent'));
    await expect(consent).toHaveDisplayValue(text('remoteConsentInherited', { consent: text('remoteConsent_notify') }));
    await userEvent.selectOptions(consent, text('remoteConsent_ask'));
    await waitFor(() => expect(backend.writes).toEqual([{ call: 'PUT /groups/11', body: { remote_consent: 'ask' } }]));
    await waitFor(() => expect(consent).toHaveDisplayValue(text('remoteConsent_ask')));
  },
};

/** A second person's access to a screen is one of three choices, or the setting of the group above. */
export const ChangesSharing: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('groupPages', globals);
    const sharing = await canvas.findByLabelText(text('remoteSharing'));
    const inherited = text('remoteSharingInherited', { sharing: text('remoteSharing_alone') });
    await expect(sharing).toHaveDisplayValue(inherited);
    const options = within(sharing).getAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      inherited,
      ...REMOTE_SHARINGS.map((value) => text(`remoteSharing_${value}`)),
    ]);
    for (const value of REMOTE_SHARINGS) {
      await userEvent.selectOptions(sharing, text(`remoteSharing_${value}`));
      await waitFor(() => expect(sharing).toHaveDisplayValue(text(`remoteSharing_${value}`)));
    }
    await userEvent.selectOptions(sharing, inherited);
    await waitFor(() => expect(sharing).toHaveDisplayValue(inherited));
    await expect(backend.writes).toEqual(
      [...REMOTE_SHARINGS, null].map((value) => ({ call: 'PUT /groups/11', body: { remote_sharing: value } })),
    );
  },
};

/** What is recorded, and how long it is kept; an invalid value is reported at the field. */
export const ChangesRecording: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('groupPages', globals);
    const common = await storyTexts('common', globals);
    const recording = await canvas.findByLabelText(text('remoteRecording'));
    await expect(recording).toHaveDisplayValue(
      text('remoteRecordingInherited', { recording: text('remoteRecording_off') }),
    );
    await userEvent.selectOptions(recording, text('remoteRecording_everything'));
    await waitFor(() =>
      expect(backend.writes).toEqual([{ call: 'PUT /groups/11', body: { remote_recording: 'everything' } }]),
    );
    await waitFor(() => expect(recording).toHaveDisplayValue(text('remoteRecording_everything')));

    const label = text('recordingDays');
    await userEvent.click(
      await canvas.findByRole('button', { name: new RegExp(`${common('edit', { name: label })}$`) }),
    );
    const days = canvas.getByRole('textbox', { name: label });
    await userEvent.type(days, '400{Enter}');
    await expect(await canvas.findByText(text('recordingDaysWrong', { least: 1, most: 365 }))).toBeVisible();
    await userEvent.clear(days);
    await userEvent.type(days, '90{Enter}');
    await waitFor(() =>
      expect(backend.writes).toContainEqual({ call: 'PUT /groups/11', body: { remote_recording_days: 90 } }),
    );
    await expect(await canvas.findByText(text('recordingDaysOwn', { count: 90 }))).toBeVisible();
  },
};

/** The users of the group, filtered, 10 per page, each with the name of the role. */
export const Users: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-GDETAIL-07', 'C-GDETAIL-08', 'C-GDETAIL-17'] },
  beforeEach: () => {
    backend.state.users = backend.state.users.map((user) =>
      user.id === 101 ? { ...user, memberType: 2, userType: 2 } : user,
    );
    backend.state.links = backend.state.users.map(({ id }) => ({ id, groupId: 11, memberId: id }));
  },
  play: async (context) => {
    const { globals, userEvent } = context;
    const text = await storyTexts('groupPages', globals);
    const common = await storyTexts('common', globals);
    const users = await list(context, 'groupUsers');
    await waitFor(async () => expect(await rowsOf(users)).toHaveLength(10));
    const rankOf = async (name: string, rank: 'rankHead' | 'rankMaster' | 'rankMember' | 'rankPartner') => {
      const row = (await rowsOf(users)).find(({ textContent }) => textContent?.includes(name));
      await expect(within(row ?? document.body).getByText(text(rank))).toBeVisible();
    };
    await rankOf('김서연', 'rankHead');
    await rankOf('박준호', 'rankMaster');
    await rankOf('Emily Parker', 'rankMember');
    await rankOf('최민서', 'rankPartner');
    await expect(users.getAllByText(text('rankMember'))).toHaveLength(7);
    await userEvent.click(users.getByRole('button', { name: common('nextPage') }));
    await waitFor(async () => expect(await rowsOf(users)).toHaveLength(2));
    await userEvent.type(users.getByRole('textbox'), 'emily');
    await waitFor(async () => expect(await rowsOf(users)).toHaveLength(1));
    await expect(users.getByText('Emily Parker')).toBeVisible();
  },
};

async function openUsers(context: PlayContext) {
  const { globals, userEvent } = context;
  const text = await storyTexts('groupPages', globals);
  const users = await list(context, 'groupUsers');
  await userEvent.click(users.getByRole('button', { name: text('userSettings') }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Emily Parker');
  return dialog;
}

/**
 * The switch grants a user access; missing permissions on groups above are confirmed first, and access can be removed
 * again.
 */
export const ConnectsUsers: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { globals, msw, step, userEvent } = context;
    const text = await storyTexts('groupPages', globals);
    const message = await storyMessages(globals);
    const dialog = await openUsers(context);
    const askedForGroups = fn();
    // Returns nothing, so that the next handler answers.
    msw.use(http.get('/groups', () => askedForGroups()));
    const emily = () => dialog.getByLabelText(/Emily Parker/);
    await step('every user has a switch, which is on where they are connected [C-GDETAIL-09]', async () => {
      await expect(dialog.getAllByRole('switch')).toHaveLength(10);
      await expect(dialog.getByLabelText(/김서연/)).toBeChecked();
      await expect(emily()).not.toBeChecked();
    });
    await step('rights above are asked for first [C-GDETAIL-14]', async () => {
      await userEvent.click(emily());
      const consent = await screen.findByRole('dialog', { name: text('grantParentsTitle') });
      await expect(consent).toHaveTextContent(named(context, 10));
      await expect(askedForGroups).not.toHaveBeenCalled();
      await userEvent.click(within(consent).getByRole('button', { name: text('grantAll') }));
    });
    await step('the groups are fetched again [B-GROUP-23]', async () => {
      await waitFor(() => expect(askedForGroups).toHaveBeenCalled());
    });
    await step('a toast tells of the new connection [C-GDETAIL-12] [B-MSG-07]', async () => {
      await expect(await screen.findByText(message('user_in_group_add_success'))).toBeVisible();
    });
    await step('the connection is sent with name, user and group [B-GROUP-22]', async () => {
      const body = { name: 'user03@demo.example', member_fk: 102, device_group_fk: 11 };
      await expect(backend.writes).toEqual([
        { call: 'POST /groups/users', body: { ...body, confirm: 0 } },
        { call: 'POST /groups/users', body: { ...body, confirm: 1 } },
      ]);
      await waitFor(() => expect(emily()).toBeChecked());
    });
    await step('what is on is taken off again, and a toast tells of it [C-GDETAIL-13]', async () => {
      await userEvent.click(emily());
      await expect(await screen.findByText(message('user_in_group_remove_success'))).toBeVisible();
      await expect(backend.writes.at(-1)?.call).toMatch(/^DELETE \/groups\/users\/\d+$/);
      await waitFor(() => expect(emily()).not.toBeChecked());
    });
  },
};

/** Permissions on a group are removed together with those below it, after confirmation. */
export const ReleasesSubgroups: Story = {
  tags: ['no-visual'],
  args: { groupId: 10 },
  parameters: { spec: ['C-GDETAIL-14'] },
  play: async (context) => {
    const { globals, userEvent } = context;
    const text = await storyTexts('groupPages', globals);
    const dialog = await openUsers(context);
    await userEvent.click(dialog.getByLabelText(/김서연/));
    const consent = await screen.findByRole('dialog', { name: text('releaseSubgroupsTitle') });
    await expect(consent).toHaveTextContent(named(context, 11));
    await userEvent.click(within(consent).getByRole('button', { name: text('releaseAll') }));
    await waitFor(() => expect(backend.state.links).toEqual([]));
  },
};

/** A user is added by ID; an empty, unknown or already present one is refused at the field. */
export const AddsById: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { globals, step, userEvent } = context;
    const text = await storyTexts('groupPages', globals);
    const message = await storyMessages(globals);
    const dialog = await openUsers(context);
    const field = dialog.getByLabelText(text('addById'));
    const add = dialog.getByRole('button', { name: text('addUser') });
    await step('an empty ID is refused and not sent [B-GROUP-19]', async () => {
      await userEvent.click(add);
      await expect(await dialog.findByText(message('no_input_data'))).toBeVisible();
      await expect(backend.writes).toEqual([]);
    });
    await step('an unknown ID is refused in words [B-GROUP-20] [C-GDETAIL-16]', async () => {
      await userEvent.type(field, 'nobody@demo.example');
      await userEvent.click(add);
      await expect(await dialog.findByText(message('user_not_found'))).toBeVisible();
    });
    await step('a user of the group is refused in words [B-GROUP-21] [C-GDETAIL-15]', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'user01@demo.example');
      await userEvent.click(add);
      await expect(await dialog.findByText(message('user_already_in_group'))).toBeVisible();
      await expect(field).toHaveValue('user01@demo.example');
    });
  },
};

/** Both lists of devices: filter, 10 per page, name, system, state and group; moving in and out. */
export const MovesDevices: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { globals, step, userEvent } = context;
    const text = await storyTexts('groupPages', globals);
    const treeText = await storyTexts('groups', globals);
    const common = await storyTexts('common', globals);
    const message = await storyMessages(globals);
    const inside = await list(context, 'devicesInGroup');
    const all = await list(context, 'allDevicesList');
    const turnTo = async (region: typeof inside, rows: number) => {
      await userEvent.click(region.getByRole('button', { name: common('nextPage') }));
      await waitFor(async () => expect(await rowsOf(region)).toHaveLength(rows));
    };
    await waitFor(async () => expect(await rowsOf(inside)).toHaveLength(10));
    await step('a row shows name, system, state and group [C-GDETAIL-22]', async () => {
      const [first] = await rowsOf(inside);
      for (const part of ['KIOSK-01', 'Windows', common('offline'), named(context, 11)]) {
        await expect(first).toHaveTextContent(part);
      }
    });
    await step('the 13 devices of the group are on pages of ten [C-GDETAIL-19]', async () => turnTo(inside, 3));
    await step('all 26 devices are on pages of ten [C-GDETAIL-21]', async () => {
      await waitFor(async () => expect(await rowsOf(all)).toHaveLength(10));
      await userEvent.click(all.getByRole('button', { name: common('page', { page: 2 }) }));
      await waitFor(() => expect(all.queryByText('KIOSK-01')).toBeNull());
      await waitFor(async () => expect(await rowsOf(all)).toHaveLength(10));
      await turnTo(all, 6);
    });
    await step('all devices can be filtered [C-GDETAIL-20]', async () => {
      await userEvent.type(all.getByRole('textbox'), 'KIOSK-15');
      await waitFor(async () => expect(await rowsOf(all)).toHaveLength(1));
    });
    await step('who gains access is asked about before anything is sent', async () => {
      await userEvent.click(
        all.getByRole('button', { name: text('putInOf', { name: 'KIOSK-15', label: text('putIn') }) }),
      );
      const question = within(
        await screen.findByRole('dialog', {
          name: treeText('moveDeviceQuestion', { name: 'KIOSK-15', target: named(context, 11) }),
        }),
      );
      const gains = treeText('moveGains', { count: 1, names: backend.state.users[0]?.name ?? '' });
      await waitFor(() => expect(question.getByText(gains)).toBeVisible());
      await expect(backend.writes).toEqual([]);
      await userEvent.click(question.getByRole('button', { name: treeText('move') }));
    });
    await step('a toast tells of the device that was added [C-GDETAIL-24] [B-MSG-05]', async () => {
      await expect(await screen.findByText(message('added_device_in_group'))).toBeVisible();
      await waitFor(() => expect(all.getByText(text('insideAlready'))).toBeVisible());
    });
    await step('the devices of the group can be filtered [C-GDETAIL-18]', async () => {
      await userEvent.type(inside.getByRole('textbox'), 'KIOSK-02');
      await waitFor(async () => expect(await rowsOf(inside)).toHaveLength(1));
    });
    await step('who loses access is asked about', async () => {
      await userEvent.click(
        inside.getByRole('button', { name: text('takeOutOf', { name: 'KIOSK-02', label: text('takeOut') }) }),
      );
      const question = within(
        await screen.findByRole('dialog', {
          name: treeText('moveDeviceQuestion', { name: 'KIOSK-02', target: treeText('defaultGroup') }),
        }),
      );
      const loses = treeText('moveLoses', { count: 1, names: backend.state.users[0]?.name ?? '' });
      await waitFor(() => expect(question.getByText(loses)).toBeVisible());
      await userEvent.click(question.getByRole('button', { name: treeText('move') }));
    });
    await step('a toast tells of the device that was taken out [C-GDETAIL-26] [B-MSG-06]', async () => {
      await expect(await screen.findByText(message('removed_device_in_group'))).toBeVisible();
      await expect(backend.writes).toEqual([
        { call: 'POST /devices', body: { device_pk: 15, new_device_group_fk: 11, old_device_group_fk: 30 } },
        { call: 'DELETE /groups/devices', body: { device_pk: 2, old_device_group_fk: 11 } },
      ]);
    });
    await step('what was taken out can be put back for ten seconds', async () => {
      await waitFor(async () => expect(inside.queryAllByRole('gridcell')).toHaveLength(0));
      await userEvent.click(screen.getByRole('button', { name: treeText('undo') }));
      await waitFor(async () => expect(await rowsOf(inside)).toHaveLength(1));
      await expect(backend.writes.at(-1)).toEqual({
        call: 'POST /devices',
        body: { device_pk: 2, new_device_group_fk: 11, old_device_group_fk: 2 },
      });
    });
  },
};

/** A full group accepts no more devices, and a message says why. */
export const Full: Story = {
  tags: ['no-visual'],
  beforeEach: () => {
    backend.state.groups = backend.state.groups.map((group) =>
      group.id === 11 ? { ...group, deviceQuota: 6 } : group,
    );
  },
  play: async (context) => {
    const { globals, userEvent } = context;
    const text = await storyTexts('groupPages', globals);
    const message = await storyMessages(globals);
    const all = await list(context, 'allDevicesList');
    await userEvent.type(all.getByRole('textbox'), 'KIOSK-15');
    const put = { name: text('putInOf', { name: 'KIOSK-15', label: text('putIn') }) };
    await waitFor(async () => expect(await rowsOf(all)).toHaveLength(1));
    await userEvent.click(all.getByRole('button', put));
    await expect(await screen.findByText(message('group_device_limit'))).toBeVisible();
    await expect(backend.writes).toEqual([]);
  },
};

/** The alerts with a value, in the order of their numbers, with the units of the values. */
const VALUE_ALERTS = [
  ['alertCpuUsage', '%'],
  ['alertMemoryUsage', '%'],
  ['alertDiskUsage', '%'],
  ['alertCpuTemperature', '°C'],
  ['alertDiskTemperature', '°C'],
  ['alertFanSpeed', 'rpm'],
] as const;

/** Thresholds are added, with missing values reported at their fields, changed, and removed after confirmation. */
export const Thresholds: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas, globals, step, userEvent } = context;
    const text = await storyTexts('groupPages', globals);
    const common = await storyTexts('common', globals);
    const message = await storyMessages(globals);
    const thresholds = await list(context, 'thresholds');
    await step('a threshold is listed with device type, alert type and value [C-THRESH-01]', async () => {
      const [row] = await rowsOf(thresholds);
      for (const part of [text('alertCpuUsage'), 'Windows', '90%']) await expect(row).toHaveTextContent(part);
    });
    await userEvent.click(canvas.getByRole('button', { name: text('addThreshold') }));
    const dialog = within(await screen.findByRole('dialog'));
    const add = dialog.getByRole('button', { name: text('add') });
    const optionsOf = (label: string) =>
      within(dialog.getByLabelText(label))
        .getAllByRole('option')
        .map((option) => option.textContent)
        .filter((words) => words !== text('choose'));
    const type = dialog.getByLabelText(text('alertType'));
    const amount = (what: 'alertTime' | 'alertValue', unit: string) =>
      dialog.getByLabelText(text('amountLabel', { what: text(what), unit }));
    await step('Windows, and the seven types of alerts are offered [C-THRESH-02] [C-THRESH-03]', async () => {
      await expect(optionsOf(text('deviceType'))).toEqual(['Windows']);
      await expect(optionsOf(text('alertType'))).toEqual([
        text('alertDisconnected'),
        ...VALUE_ALERTS.map(([key]) => text(key)),
      ]);
    });
    await step('a missing choice is named at its field [C-THRESH-08] [C-THRESH-09]', async () => {
      await userEvent.click(add);
      await expect(await dialog.findByText(message('please_select_device_type'))).toBeVisible();
      await userEvent.selectOptions(dialog.getByLabelText(text('deviceType')), 'Windows');
      await userEvent.click(add);
      await expect(await dialog.findByText(message('please_select_alert_type'))).toBeVisible();
    });
    await step('a lost connection asks for a time [C-THRESH-05] [C-THRESH-10]', async () => {
      await userEvent.selectOptions(type, text('alertDisconnected'));
      await userEvent.click(add);
      await expect(await dialog.findByText(message('please_input_alert_time'))).toBeVisible();
      await expect(amount('alertTime', text('unitMinutes'))).toBeVisible();
    });
    await step('the others ask for a value in their unit [C-THRESH-06] [C-THRESH-07] [C-THRESH-11]', async () => {
      for (const [key, unit] of VALUE_ALERTS) {
        await userEvent.selectOptions(type, text(key));
        await userEvent.click(add);
        await expect(await dialog.findByText(message('please_input_alert_value'))).toBeVisible();
        await expect(amount('alertValue', unit)).toBeVisible();
      }
      await expect(backend.writes).toEqual([]);
    });
    await userEvent.selectOptions(type, text('alertMemoryUsage'));
    await step('a percentage is a number from 0 to 100', async () => {
      for (const wrong of ['101', '-1', 'high']) {
        await userEvent.clear(amount('alertValue', '%'));
        await userEvent.type(amount('alertValue', '%'), `${wrong}{Enter}`);
        await expect(await dialog.findByText(message('invalid_data'))).toBeVisible();
      }
      await expect(backend.writes).toEqual([]);
      await userEvent.clear(amount('alertValue', '%'));
      await userEvent.type(amount('alertValue', '%'), '85{Enter}');
      await waitFor(async () => expect(await rowsOf(thresholds)).toHaveLength(2));
    });
    await step('a threshold is removed after a question', async () => {
      await userEvent.click(
        thresholds.getByRole('button', { name: text('removeOf', { name: text('alertCpuUsage') }) }),
      );
      const question = within(await screen.findByRole('dialog', { name: /CPU/ }));
      await userEvent.click(question.getByRole('button', { name: text('remove') }));
      await waitFor(async () => expect(await rowsOf(thresholds)).toHaveLength(1));
    });
    await step('a threshold is changed in the same dialog', async () => {
      await userEvent.click(
        thresholds.getByRole('button', { name: text('changeOf', { name: text('alertMemoryUsage') }) }),
      );
      const change = within(await screen.findByRole('dialog', { name: text('changeThreshold') }));
      const field = change.getByRole('textbox');
      await expect(field).toHaveValue('85');
      await userEvent.clear(field);
      await userEvent.type(field, '70');
      await userEvent.click(change.getByRole('button', { name: common('save') }));
      await waitFor(() =>
        expect(backend.writes).toEqual([
          { call: 'PUT /groups/11', body: { update_key: 'alert', alert_code: 'IW3', alert_th_value: 85 } },
          { call: 'PUT /groups/11', body: { delete_key: 1 } },
          { call: 'PUT /groups/11', body: { update_key: 'alert', alert_code: 'IW3', alert_th_value: 70 } },
        ]),
      );
    });
  },
};

/** A person who may open the group but is not an administrator sees it and changes nothing. */
export const ReadOnly: Story = {
  args: { session: aProfile({ type: 'User', userType: 1, memberType: 1 }) },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('groupPages', globals);
    const treeText = await storyTexts('groups', globals);
    const common = await storyTexts('common', globals);
    await expect(await canvas.findByRole('group', { name: text('managerName') })).toHaveTextContent('이도윤');
    await expect(canvas.queryByRole('button', { name: text('userSettings') })).toBeNull();
    await expect(canvas.queryByRole('button', { name: text('addThreshold') })).toBeNull();
    await expect(canvas.queryByRole('button', { name: treeText('deleteGroup') })).toBeNull();
    await expect(canvas.queryByRole('region', { name: text('allDevicesList') })).toBeNull();
    await expect(
      canvas.queryByRole('button', { name: new RegExp(common('edit', { name: treeText('groupName') })) }),
    ).toBeNull();
  },
};

/** A person who may not open the group gets a message that says so, and sees none of its data. */
export const NoAccess: Story = {
  args: { session: aProfile({ type: 'User', userType: 1, memberType: 1 }) },
  parameters: { spec: ['C-GDETAIL-30', 'C-PERM-21'] },
  beforeEach: ({ msw }) =>
    msw.use(http.get('/groups/{groupPk}', ({ response }) => response(403).json(problem(403, 'no_group_access')))),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('groupPages', globals);
    const message = await storyMessages(globals);
    await expect(await canvas.findByText(message('no_group_access'))).toBeVisible();
    await expect(canvas.queryByRole('region', { name: text('information') })).toBeNull();
  },
};

export const DefaultGroup: Story = { args: { groupId: 2 } };
export const Root: Story = { args: { groupId: 1 } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Unreachable: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('/groups/{groupPk}', () => Response.error())),
  play: async ({ canvas, globals }) => {
    const common = await storyTexts('common', globals);
    await expect(await canvas.findByRole('button', { name: common('retry') })).toBeVisible();
  },
};
