import Box from '@mui/material/Box';
import type { Device, Profile } from '@remote-console/api-client';
import { aDevice } from '@remote-console/api-client/testing';
import { DEVICE_ACTIONS, type DeviceAction } from '@remote-console/domain';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import { storyMessages, storyTexts } from '../../i18n/testing/storyTexts.ts';
import type { DeviceChoice, RefusedAction } from '../actions.ts';
import { actor, MANAGER, MEMBER, RIGHTS } from '../testing/exampleFleet.ts';
import { handlersFor, OWN_ACTIONS } from '../testing/storyHandlers.ts';
import { actionPresentation } from './actionPresentation.ts';
import { useSignTools } from '../DeviceBadges/useSignTools.ts';
import { deviceActionsButton } from './deviceActionsButton.tsx';
import { DeviceActionsMenu } from './DeviceActionsMenu.tsx';
import { useDeviceMenu } from './useDeviceMenu.tsx';

interface ExampleProps {
  readonly device: Device;
  readonly who?: 'manager' | 'member';
  /** A particular person, instead of `who`. */
  readonly profile?: Profile;
  readonly corporate?: boolean;
  /** Whether the host has a window for sessions. */
  readonly opensSessions?: boolean;
  /** What the host handles: everything, or what the widgets handle themselves. */
  readonly host?: 'full' | 'slice';
  readonly onAction: (action: DeviceAction, choice: DeviceChoice) => void;
  readonly onRefused: (refusal: RefusedAction) => void;
}

function Example(props: ExampleProps) {
  const {
    device,
    who = 'manager',
    profile,
    corporate = true,
    opensSessions = false,
    host = 'full',
    onAction,
    onRefused,
  } = props;
  const signs = useSignTools();
  const menu = useDeviceMenu({
    devices: [device],
    context: { ...actor(profile ?? (who === 'manager' ? MANAGER : MEMBER), corporate), opensSessions },
    handlers: handlersFor(onAction, host === 'slice' ? OWN_ACTIONS : undefined),
    onRefused,
  });
  return (
    <Box sx={{ p: 4 }} onContextMenu={(event) => menu.openAtPointer(event, device)}>
      {deviceActionsButton({ device, expanded: menu.openId !== null, onOpen: menu.open }, signs)}
      {menu.menu}
    </Box>
  );
}

const approved = aDevice({ alias: 'KIOSK-01', agentVersion: '5.1.8' });
const pending = aDevice({ alias: 'KIOSK-01', approval: 0, agentVersion: '5.1.8' });
const offline = aDevice({ alias: 'KIOSK-01', isOnline: false });

const meta = {
  title: 'Devices/DeviceActionsMenu',
  component: DeviceActionsMenu,
  render: (args) => <Example {...args} />,
  args: { device: approved, onAction: fn(), onRefused: fn() },
} satisfies HostedMeta<typeof Example>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Example>>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** Opens the menu and returns the offered actions. */
async function offered({ args, canvas, globals, userEvent }: PlayContext): Promise<readonly DeviceAction[]> {
  const text = await storyTexts('devices', globals);
  await userEvent.click(await canvas.findByRole('button'));
  const items = await screen.findAllByRole('menuitem');
  return DEVICE_ACTIONS.filter((action) => {
    const words = text(actionPresentation(action, args.device).label);
    return items.some((item) => item.textContent?.startsWith(words));
  });
}

const offers = (actions: readonly DeviceAction[], ...wanted: readonly DeviceAction[]) =>
  expect(actions).toEqual(expect.arrayContaining([...wanted]));

const offersNone = (actions: readonly DeviceAction[], ...unwanted: readonly DeviceAction[]) =>
  expect(actions.filter((action) => unwanted.includes(action))).toEqual([]);

/** Online and approved, for a person with all permissions. */
export const OnlineApproved: Story = {
  play: async (context) => {
    const { step } = context;
    const actions = await offered(context);
    await step('live, and the update and restart of the agent [B-ACTION-03] [B-ACTION-04] [B-ACTION-07]', async () => {
      await offers(actions, 'live', 'update', 'restartAgent');
    });
    await step('what the console knows of it [B-ACTION-10] [B-ACTION-13] [B-ACTION-14] [B-ACTION-16]', async () => {
      await offers(actions, 'rename', 'favourite', 'move', 'detail');
    });
    await step('neither a request nor waking [B-ACTION-15] [B-ACTION-17]', async () => {
      await offersNone(actions, 'requestApproval', 'wake');
    });
    const others: readonly DeviceAction[] = ['requestApproval', 'wake', 'terminal', 'viewer'];
    await expect(actions).toEqual(DEVICE_ACTIONS.filter((action) => !others.includes(action)));
  },
};

/** The agent offers sessions, and the host has a window for them: the viewer is the second option. */
export const AgentOffersSessions: Story = {
  args: {
    device: aDevice({ alias: 'KIOSK-01', remoteKinds: ['screen', 'terminal', 'files'] }),
    opensSessions: true,
  },
  play: async (context) => {
    const actions = await offered(context);
    await offers(actions, 'remote', 'terminal', 'fileTransfer', 'viewer');
  },
};

/** The agent is up to date: there is no update. */
export const NewestAgent: Story = {
  args: { device: aDevice({ alias: 'KIOSK-01' }) },
  parameters: { spec: ['B-ACTION-05'] },
  tags: ['no-visual'],
  play: async (context) => {
    await expect(await offered(context)).not.toContain('update');
  },
};

/** Agents are updated on Windows only. */
export const OldAgentOnLinux: Story = {
  args: { device: aDevice({ alias: 'KIOSK-01', agentVersion: '5.1.8', osId: 2 }) },
  parameters: { spec: ['B-ACTION-06'] },
  tags: ['no-visual'],
  play: async (context) => {
    await expect(await offered(context)).not.toContain('update');
  },
};

/** Online and approved, for a person without permissions. */
export const WithoutRights: Story = {
  args: { who: 'member' },
  play: async (context) => {
    await expect(await offered(context)).toEqual([
      'detail',
      'live',
      'rename',
      'favourite',
      'move',
      'update',
      'restartAgent',
    ]);
  },
};

/** Online and pending: request, details and name. */
export const OnlinePending: Story = {
  args: { device: pending },
  play: async (context) => {
    const { step } = context;
    const actions = await offered(context);
    await step('the details and the name [B-ACTION-19] [B-ACTION-20]', async () => {
      await offers(actions, 'detail', 'rename');
    });
    await step('no session [B-ACTION-21] [B-ACTION-22] [B-ACTION-23]', async () => {
      await offersNone(actions, 'remote', 'fileTransfer', 'live');
    });
    await step('no command [B-ACTION-24] [B-ACTION-25] [B-ACTION-26] [B-ACTION-27]', async () => {
      await offersNone(actions, 'update', 'restartAgent', 'reboot', 'shutdown');
    });
    await step('no memo, favourite or group [B-ACTION-28] [B-ACTION-30] [B-ACTION-31]', async () => {
      await offersNone(actions, 'memo', 'favourite', 'move');
    });
    await step('neither deleting nor waking [B-ACTION-29] [B-ACTION-32]', async () => {
      await offersNone(actions, 'delete', 'wake');
    });
    await expect(actions).toEqual(['detail', 'requestApproval', 'rename', 'tags']);
  },
};

/** Offline: details, name, waking and deleting. */
export const Offline: Story = {
  args: { device: offline },
  play: async (context) => {
    const { step } = context;
    const actions = await offered(context);
    await step('the details, the name and deleting [B-ACTION-33] [B-ACTION-34] [B-ACTION-35]', async () => {
      await offers(actions, 'detail', 'rename', 'delete');
    });
    await step('no session [B-ACTION-38] [B-ACTION-39] [B-ACTION-40]', async () => {
      await offersNone(actions, 'remote', 'fileTransfer', 'live');
    });
    await step('no command [B-ACTION-41] [B-ACTION-42] [B-ACTION-43] [B-ACTION-44]', async () => {
      await offersNone(actions, 'update', 'restartAgent', 'reboot', 'shutdown');
    });
    await step(
      'no request, memo, favourite or group [B-ACTION-45] [B-ACTION-46] [B-ACTION-47] [B-ACTION-48]',
      async () => {
        await offersNone(actions, 'requestApproval', 'memo', 'favourite', 'move');
      },
    );
    await expect(actions).toEqual(['detail', 'rename', 'tags', 'wake', 'delete']);
  },
};

/** Offline, for a person without permissions: no deleting. */
export const OfflineWithoutRights: Story = {
  args: { device: offline, who: 'member' },
  parameters: { spec: ['B-ACTION-36'] },
  tags: ['no-visual'],
  play: async (context) => {
    await expect(await offered(context)).toEqual(['detail', 'rename']);
  },
};

/** Offline, without a Corporate license: no waking. */
export const OfflineOnBasic: Story = {
  args: { device: offline, corporate: false },
  parameters: { spec: ['B-WOL-01'] },
  tags: ['no-visual'],
  play: async (context) => {
    await expect(await offered(context)).toEqual(['detail', 'rename', 'tags', 'delete']);
  },
};

/** Offline, without the permission to use functions: neither waking nor deleting. */
export const OfflineWithoutFunctions: Story = {
  args: { device: offline, profile: RIGHTS.withoutFunctions },
  parameters: { spec: ['B-WOL-02'] },
  tags: ['no-visual'],
  play: async (context) => {
    await expect(await offered(context)).toEqual(['detail', 'rename', 'tags']);
  },
};

const MENUS = [
  { title: 'everything', device: approved, who: RIGHTS.all },
  { title: 'no remote control', device: approved, who: RIGHTS.withoutRemote },
  { title: 'no file transfer', device: approved, who: RIGHTS.withoutFiles },
  { title: 'file transfer off', device: { ...approved, isFileTransferDisabled: true }, who: RIGHTS.all },
  { title: 'no functions', device: approved, who: RIGHTS.withoutFunctions },
  { title: 'no information', device: approved, who: RIGHTS.withoutInformation },
  { title: 'pending', device: pending, who: RIGHTS.all },
  { title: 'pending, no remote control', device: pending, who: RIGHTS.withoutRemote },
  { title: 'offline', device: offline, who: RIGHTS.all },
  { title: 'offline, no functions', device: offline, who: RIGHTS.withoutFunctions },
  { title: 'offline, basic', device: offline, who: RIGHTS.all, corporate: false },
] as const;

/** Each action that requires a permission appears with it, and only with it. */
export const OneRightEach: Story = {
  tags: ['no-visual'],
  render: (args) => (
    <>
      {MENUS.map(({ title, device, who, ...rest }) => (
        <Example key={title} {...args} {...rest} device={{ ...device, alias: title }} profile={who} />
      ))}
    </>
  ),
  play: async ({ canvas, globals, step, userEvent }) => {
    const text = await storyTexts('devices', globals);
    const read = async (title: (typeof MENUS)[number]['title']) => {
      await userEvent.click(await canvas.findByRole('button', { name: text('actionsOf', { name: title }) }));
      const items = await screen.findAllByRole('menuitem');
      const words = items.map((item) => item.textContent);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      return words;
    };
    const everything = await read('everything');
    const remote = text('actionRemote');
    const files = text('actionFileTransfer');
    const powered = [text('actionReboot'), text('actionShutdown'), text('actionDelete')];
    const memo = text('actionMemo');
    await step('remote control [B-ACTION-01]', async () => {
      await expect(everything).toContain(remote);
      await expect(await read('no remote control')).toEqual(everything.filter((words) => words !== remote));
    });
    await step('the transfer of files, unless the device forbids it [B-ACTION-02]', async () => {
      await expect(everything).toContain(files);
      await expect(await read('no file transfer')).toEqual(everything.filter((words) => words !== files));
      await expect(await read('file transfer off')).toEqual(everything.filter((words) => words !== files));
    });
    await step('reboot, shutdown and deletion [B-ACTION-08] [B-ACTION-09] [B-ACTION-12]', async () => {
      await expect(everything).toEqual(expect.arrayContaining(powered));
      await expect(await read('no functions')).toEqual(everything.filter((words) => !powered.includes(words ?? '')));
    });
    await step('the memo, and the tags with it [B-ACTION-11]', async () => {
      const edited = [memo, text('actionTags')];
      await expect(everything).toEqual(expect.arrayContaining(edited));
      await expect(await read('no information')).toEqual(everything.filter((words) => !edited.includes(words ?? '')));
    });
    await step('the request where an approval is missing [B-ACTION-18]', async () => {
      await expect(await read('pending')).toContain(text('actionRequestApproval'));
      await expect(await read('pending, no remote control')).not.toContain(text('actionRequestApproval'));
    });
    await step('waking what is offline, on a Corporate plan [B-ACTION-37]', async () => {
      await expect(await read('offline')).toContain(text('actionWake'));
      await expect(await read('offline, no functions')).not.toContain(text('actionWake'));
      await expect(await read('offline, basic')).not.toContain(text('actionWake'));
    });
  },
};

/** An entry that will be refused says why; selecting it shows a message and runs nothing. */
export const RefusedEntries: Story = {
  args: { device: aDevice({ alias: 'KIOSK-01', osId: 5 }), corporate: false },
  play: async (context) => {
    const { args, globals, userEvent } = context;
    const text = await storyTexts('devices', globals);
    const message = await storyMessages(globals);
    await offered(context);
    const remote = screen.getByRole('menuitem', { name: new RegExp(`^${text('actionRemote')}`) });
    await expect(remote).toHaveTextContent(message('not_supported_os'));
    await expect(screen.getByRole('menuitem', { name: new RegExp(`^${text('actionLive')}`) })).toHaveTextContent(
      message('need_license'),
    );
    await userEvent.click(remote);
    await expect(args.onRefused).toHaveBeenCalledWith(
      expect.objectContaining({ action: 'remote', because: 'not_supported_os' }),
    );
    await expect(args.onAction).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await offered(context);
  },
};

/** Actions without a handler from the host are not shown. */
export const FewHandlers: Story = {
  args: { host: 'slice' },
  play: async (context) => {
    await expect(await offered(context)).toEqual(['detail', 'rename', 'memo', 'favourite', 'move']);
  },
};
