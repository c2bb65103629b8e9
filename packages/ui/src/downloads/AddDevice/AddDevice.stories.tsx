import type { AgentSystem, CommandChoice } from '@remote-console/domain';
import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import { storyMessages, storyTexts } from '../../i18n/testing/storyTexts.ts';
import { AddDevice, type AddDeviceProps } from './AddDevice.tsx';
import type { MadeCommand } from './addDeviceStage.ts';

type HostProps = Omit<AddDeviceProps, 'choice' | 'onChoice' | 'system' | 'onSystem'> & {
  readonly choice?: Partial<CommandChoice>;
};

const CHOICE: CommandChoice = { groupId: 11, name: '', days: '1', devices: '1' };

/** Holds the choices, as the widget does. */
function Host({ choice: first, ...props }: HostProps) {
  const [choice, setChoice] = useState({ ...CHOICE, ...first });
  const [system, setSystem] = useState<AgentSystem>(props.detected ?? 'windows');
  return (
    <AddDevice
      {...props}
      choice={choice}
      onChoice={(change) => setChoice((before) => ({ ...before, ...change }))}
      system={system}
      onSystem={(change) => setSystem(change.system)}
    />
  );
}

const COMMAND: MadeCommand = {
  token: 'K7QM4T2X9RNVH3PDK7QM4T2X9RNVH3PD',
  group: '서울 본사 / 7층',
  expiresTime: '2026-11-25T15:00:00.000Z',
  deviceLimit: 1,
  deviceCount: 0,
  state: 'open',
  arrived: [],
};

const ARRIVED = { id: 21, name: 'web-01', system: 2, at: '2026-11-23T07:49:21.000Z' } as const;

const made = (over: Partial<MadeCommand> = {}) => ({ kind: 'made', command: { ...COMMAND, ...over } }) as const;

const meta = {
  title: 'Downloads/AddDevice',
  component: AddDevice,
  render: (args) => <Host {...args} />,
  args: {
    right: 'command',
    stage: { kind: 'choosing', failure: null },
    groups: [
      { id: 11, path: '서울 본사 / 7층' },
      { id: 12, path: '부산' },
    ],
    detected: 'linux',
    agent: { kind: 'ready', bytes: 38.4 * 1024 ** 2, version: '5.2.0' },
    serverUrl: 'https://rc.acme.example',
    deviceHref: ({ deviceId }) => `#device-${deviceId}`,
    revoking: false,
    onCreate: fn(),
    onRevoke: fn(),
    onAgain: fn(),
    onFile: fn(),
  },
} satisfies HostedMeta<typeof Host>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Host>>;

/** What a command is for; the person's own system is marked, the others are one click away. */
export const Choose: Story = {
  tags: ['pictured'],
  play: async ({ args, canvas, globals, userEvent }) => {
    const text = await storyTexts('downloads', globals);
    const linux = await canvas.findByRole('tab', { name: new RegExp(`Linux.*${text('addDetected')}`) });
    await expect(linux).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(linux);
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(canvas.getByRole('tab', { name: 'Windows' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(linux);
    await userEvent.click(canvas.getByRole('button', { name: text('addFile') }));
    await expect(args.onFile).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: text('addCreate') }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};

/** A name that is not allowed is reported at the field, and no input is lost. */
export const NameTooLong: Story = {
  tags: ['no-visual'],
  args: { choice: { name: 'x'.repeat(31) } },
  play: async ({ args, canvas, globals, userEvent }) => {
    const text = await storyTexts('downloads', globals);
    const field = await canvas.findByRole('textbox', { name: text('addName') });
    await expect(field).toHaveAccessibleDescription(text('addNameLong', { most: 30 }));
    await userEvent.type(field, '{Enter}');
    await expect(args.onCreate).not.toHaveBeenCalled();
    await expect(field).toHaveValue('x'.repeat(31));
  },
};

export const Creating: Story = { tags: ['no-visual'], args: { stage: { kind: 'creating' } } };

/** The licenses are full: a link to more of them is next to the message. */
export const LicenseFull: Story = {
  args: { stage: { kind: 'choosing', failure: { words: '…', licenseHref: '#license' } } },
  render: (args, { loaded }) => (
    <Host
      {...args}
      stage={{ kind: 'choosing', failure: { words: String(loaded['words']), licenseHref: '#license' } }}
    />
  ),
  loaders: [async ({ globals }) => ({ words: (await storyMessages(globals))('license_volume_exceeded') })],
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('downloads', globals);
    const message = await storyMessages(globals);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(message('license_volume_exceeded'));
    await expect(canvas.getByRole('link', { name: text('addLicense') })).toHaveAttribute('href', '#license');
    await expect(canvas.getByRole('button', { name: text('addCreate') })).toBeEnabled();
  },
};

/**
 * The command for the selected system with an explanation, ready to copy, and the place where the device will appear.
 */
export const Waiting: Story = {
  tags: ['pictured'],
  args: { stage: made() },
  play: async ({ args, canvas, globals, userEvent }) => {
    const text = await storyTexts('downloads', globals);
    const command = await canvas.findByRole('group', { name: text('addCommand', { system: 'Linux' }) });
    await expect(command).toHaveTextContent(
      `curl -fsSL https://rc.acme.example/download/install.sh | sh -s -- --server https://rc.acme.example --token ${COMMAND.token}`,
    );
    await expect(canvas.getByText(text('addWaiting'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('addRevoke') }));
    await expect(args.onRevoke).toHaveBeenCalledOnce();
  },
};

/** The copied command is confirmed for two seconds, which a screenshot would sometimes show and sometimes miss. */
export const Copied: Story = {
  tags: ['no-visual'],
  args: { stage: made() },
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('downloads', globals);
    const common = await storyTexts('common', globals);
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const name = text('addCommand', { system: 'Linux' });
    const command = await canvas.findByRole('group', { name });
    await userEvent.click(canvas.getByRole('button', { name: text('addCopy') }));
    await expect(write).toHaveBeenCalledWith(command.textContent);
    await waitFor(() => expect(canvas.getByText(common('copied', { label: name }))).toBeInTheDocument());
  },
};

/** When nothing happens: possible causes, and what to do about each. */
export const NothingHappens: Story = {
  tags: ['pictured'],
  args: { stage: made() },
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('downloads', globals);
    await userEvent.click(await canvas.findByText(text('addHelp')));
    for (const key of [
      'addHelpRights',
      'addHelpClock',
      'addHelpProxy',
      'addHelpCertificate',
      'addHelpDisk',
      'addHelpLicense',
    ] as const) {
      await expect(canvas.getByText(text(key))).toBeVisible();
    }
  },
};

/** For many computers the command is a script; one that is good for a single device says so. */
export const ManyComputers: Story = {
  tags: ['no-visual'],
  args: { stage: made(), detected: 'windows' },
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('downloads', globals);
    const shell = await canvas.findByRole('combobox', { name: text('addShell') });
    for (const tool of ['intune', 'groupPolicy'] as const) {
      await userEvent.selectOptions(shell, tool);
      await expect(canvas.getByRole('group', { name: text('addCommand', { system: 'Windows' }) })).toHaveTextContent(
        COMMAND.token,
      );
      await expect(canvas.getByText(text('addOneOnly'))).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('tab', { name: 'Linux' }));
    await expect(shell).toHaveValue('sh');
    await userEvent.selectOptions(shell, 'ansible');
    await expect(canvas.getByRole('group', { name: text('addCommand', { system: 'Linux' }) })).toHaveTextContent(
      'ansible.builtin',
    );
  },
};

/** The device has arrived: its name links to its page. */
export const Arrived: Story = {
  tags: ['pictured'],
  args: { stage: made({ state: 'used_up', deviceCount: 1, arrived: [ARRIVED] }), onShowDevices: fn() },
  play: async ({ args, canvas, globals, userEvent }) => {
    const text = await storyTexts('downloads', globals);
    await expect(await canvas.findByRole('log')).toHaveTextContent(text('addArrived', { name: 'web-01' }));
    await expect(canvas.getByRole('link', { name: text('addOpen', { name: 'web-01' }) })).toHaveAttribute(
      'href',
      '#device-21',
    );
    await userEvent.click(canvas.getByRole('button', { name: text('addAnother') }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
};

/** A command for several devices continues to wait; devices that came without an event are counted. */
export const SomeArrived: Story = {
  args: {
    stage: made({
      deviceLimit: 25,
      deviceCount: 4,
      arrived: [{ ...ARRIVED, id: 22, name: '<b>한국어-이름</b>'.repeat(3), system: 1 }, ARRIVED],
    }),
  },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('downloads', globals);
    await expect(await canvas.findByText(text('addArrivedMore', { count: 2 }))).toBeVisible();
    await expect(canvas.getByText(text('addWaiting'))).toBeVisible();
  },
};

const ended = (state: MadeCommand['state']): Story => ({
  tags: ['no-visual'],
  args: { stage: made({ state }) },
  play: async ({ args, canvas, globals, userEvent }) => {
    const text = await storyTexts('downloads', globals);
    if (state !== 'open') await expect(await canvas.findByText(text(`addEnded_${state}`))).toBeVisible();
    await expect(canvas.queryByText(COMMAND.token, { exact: false })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: text('addRenew') }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
});

/** An expired command can no longer be copied; a new one is offered. */
export const Expired: Story = ended('expired');
export const UsedUp: Story = ended('used_up');
export const Revoked: Story = { ...ended('revoked'), tags: [] };

/** People who may not create a command learn who can, and get a file instead. */
export const FileOnly: Story = {
  args: { right: 'file' },
  play: async ({ args, canvas, globals, userEvent }) => {
    const text = await storyTexts('downloads', globals);
    await expect(await canvas.findByText(text('addForbidden'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('addFile') }));
    await expect(args.onFile).toHaveBeenCalledOnce();
  },
};

/** A temporary account cannot add devices. */
export const Nobody: Story = { tags: ['no-visual'], args: { right: 'none' } };

/** A server without an agent for the system says so. */
export const NoAgent: Story = {
  tags: ['no-visual'],
  args: { agent: { kind: 'missing' } },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('downloads', globals);
    await expect(await canvas.findByText(text('addMissing', { system: 'Linux' }))).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const PhoneWaiting: Story = { args: { stage: made() }, globals: { viewport: { value: 'phone' } } };
