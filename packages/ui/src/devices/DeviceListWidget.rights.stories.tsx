import type { Device } from '@remote-console/api-client';
import { aDevice } from '@remote-console/api-client/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { type Hosted, type HostedMeta, inFrames } from '../docs/storyMeta.ts';
import { AdministratorProvider } from '../i18n/index.ts';
import { storyLanguage, storyMessages, storyTexts } from '../i18n/testing/storyTexts.ts';
import { DeviceListWidget } from './DeviceListWidget.tsx';
import { PARTNER, RIGHTS } from './testing/exampleFleet.ts';
import { ListExample, listServer } from './testing/listStories.tsx';

/** One device that allows everything, one waiting for an approval, and one without file transfer. */
const DEVICES: readonly Device[] = [
  aDevice({ id: 1, alias: 'OPEN' }),
  aDevice({ id: 2, alias: 'PENDING', approval: 0 }),
  aDevice({ id: 3, alias: 'CLOSED', isFileTransferDisabled: true }),
];

const meta = {
  title: 'Devices/DeviceListWidget/Rights',
  component: DeviceListWidget,
  render: (args) => <ListExample {...args} />,
  parameters: inFrames(),
  tags: ['no-visual'],
  args: { groupId: 'all', session: RIGHTS.all, onViewChange: fn(), onAskAccess: fn() },
  beforeEach: ({ msw, globals }) => msw.use(...listServer(storyLanguage(globals), { devices: [...DEVICES] }).handlers),
} satisfies HostedMeta<typeof ListExample>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof ListExample>>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

type Button = 'actionRemoteShort' | 'actionFileTransferShort' | 'actionRequestApproval';

/** A button of the connect column. */
async function buttonOf({ canvas, globals }: PlayContext, device: string, button: Button): Promise<HTMLElement> {
  const text = await storyTexts('devices', globals);
  const row = within(await canvas.findByRole('row', { name: new RegExp(`\\b${device}\\b`) }));
  return row.getByRole('button', { name: text(button) });
}

/** A disabled button remains in the tab order, so that everybody can learn why it is disabled. */
async function expectClosed(button: HTMLElement, why: string) {
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAccessibleDescription(why);
}

const expectOpen = (button: HTMLElement) => expect(button).not.toHaveAttribute('aria-disabled');

/** Without permission for remote control, neither the session nor the request for it can be started. */
export const WithoutRemoteControl: Story = {
  args: { session: RIGHTS.withoutRemote },
  parameters: { spec: ['B-REMOTE-01', 'B-REMOTE-02'] },
  play: async (context) => {
    const message = await storyMessages(context.globals);
    const remote = await buttonOf(context, 'OPEN', 'actionRemoteShort');
    await expectClosed(remote, message('no_permission'));
    await expectClosed(await buttonOf(context, 'PENDING', 'actionRequestApproval'), message('no_permission'));
    await expectOpen(await buttonOf(context, 'OPEN', 'actionFileTransferShort'));
  },
};

/** If it is known who can change that, the button names the person. */
export const NamesWhoCanHelp: Story = {
  tags: ['no-visual'],
  args: { session: RIGHTS.withoutRemote },
  decorators: [(Story) => <AdministratorProvider value="김민수">{Story()}</AdministratorProvider>],
  play: async (context) => {
    const named = (await storyTexts('common', context.globals))('administratorNamed', { name: '김민수' });
    const remote = await buttonOf(context, 'OPEN', 'actionRemoteShort');
    await expectClosed(remote, (await storyMessages(context.globals))('no_permission', { administrator: named }));
    await expect(remote).toHaveAccessibleDescription(expect.stringContaining('김민수'));
  },
};

/** Files are unavailable for a device whose file transfer is off, and for a person without the permission. */
export const WithoutFileTransfer: Story = {
  parameters: { spec: ['B-REMOTE-04'] },
  play: async (context) => {
    const message = await storyMessages(context.globals);
    const files = await buttonOf(context, 'CLOSED', 'actionFileTransferShort');
    await expectClosed(files, message('file_transfer_disabled'));
    await expectOpen(await buttonOf(context, 'OPEN', 'actionFileTransferShort'));
  },
};

/** Without permission for files no device offers them. */
export const WithoutFileManager: Story = {
  args: { session: RIGHTS.withoutFiles },
  parameters: { spec: ['B-REMOTE-05'] },
  play: async (context) => {
    const message = await storyMessages(context.globals);
    await expectClosed(await buttonOf(context, 'OPEN', 'actionFileTransferShort'), message('no_permission'));
    await expectOpen(await buttonOf(context, 'OPEN', 'actionRemoteShort'));
  },
};

/** A partner at work starts a session, or a file exchange, from the row of the device. */
export const Partner: Story = {
  args: { session: PARTNER },
  play: async (context) => {
    const text = await storyTexts('devices', context.globals);
    await expectOpen(await buttonOf(context, 'OPEN', 'actionRemoteShort'));
    await expectOpen(await buttonOf(context, 'OPEN', 'actionFileTransferShort'));
    await expect(context.canvas.queryByText(text('approved'))).toBeNull();
  },
};

/** A shortcut that the rules refuse shows the same reason as the disabled button. */
export const ShortcutWithoutRight: Story = {
  args: { session: RIGHTS.withoutRemote },
  parameters: { spec: ['B-REMOTE-01'] },
  play: async (context) => {
    const message = await storyMessages(context.globals);
    const button = await buttonOf(context, 'OPEN', 'actionRemoteShort');
    await expectClosed(button, message('no_permission'));
    // Not the button itself, whose hint has the same text.
    button.closest<HTMLElement>('[role="gridcell"]')?.focus();
    await context.userEvent.keyboard('r');
    const words = await screen.findByText(message('no_permission'));
    await waitFor(() => expect(words).toBeVisible());
    await expect(words.closest('output')).not.toBeNull();
  },
};
