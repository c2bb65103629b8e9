import { aProfile, http } from '@remote-console/api-client/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { type Hosted, type HostedMeta, inFrames } from '../docs/storyMeta.ts';
import { storyLanguage, storyTexts } from '../i18n/testing/storyTexts.ts';
import { DeviceListWidget } from './DeviceListWidget.tsx';
import { act, fleetOf, ListExample, listServer, sent } from './testing/listStories.tsx';

const PERSON = aProfile();

const meta = {
  title: 'Devices/DeviceListWidget/Requests',
  component: DeviceListWidget,
  render: (args) => <ListExample {...args} />,
  parameters: inFrames(),
  tags: ['no-visual'],
  args: { groupId: 'all', session: PERSON, onViewChange: fn() },
  beforeEach: ({ msw, globals }) => {
    sent.mockClear();
    msw.use(
      http.put('/devices/{devicePk}', async ({ params, request }) => {
        sent(params.devicePk, await request.clone().json());
        return undefined;
      }),
      ...listServer(storyLanguage(globals)).handlers,
    );
  },
} satisfies HostedMeta<typeof ListExample>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof ListExample>>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

type Action = 'Update' | 'RestartAgent' | 'Reboot' | 'Shutdown';
const CONFIRM = {
  Update: 'updateConfirm',
  RestartAgent: 'restartAgentConfirm',
  Reboot: 'rebootConfirm',
  Shutdown: 'shutdownConfirm',
} as const satisfies Record<Action, string>;

/** Runs an action of a device and confirms; expects exactly one request, with the guid of the device. */
async function sends(context: PlayContext, index: number, action: Action, body: object): Promise<void> {
  const names = await storyTexts('devices', context.globals);
  const text = await storyTexts('deviceCommands', context.globals);
  await act(context, index, names(`action${action}`));
  await context.userEvent.click(await screen.findByRole('button', { name: text(CONFIRM[action]) }));
  const guid = fleetOf(context)[index]?.guid;
  await waitFor(() => expect(sent.mock.calls).toEqual([[guid, expect.objectContaining(body)]]));
}

/** Updating the agent. */
export const Updating: Story = {
  parameters: { spec: ['B-ACTION-51'] },
  play: (context) => sends(context, 2, 'Update', { type: 'update' }),
};

/** Restarting the agent. */
export const RestartingTheAgent: Story = {
  parameters: { spec: ['B-ACTION-52'] },
  play: (context) => sends(context, 1, 'RestartAgent', { type: 'agent_restart' }),
};

/** Rebooting, with the person who requested it and what the audit log records. */
export const Rebooting: Story = {
  parameters: { spec: ['B-ACTION-53'] },
  play: (context) =>
    sends(context, 1, 'Reboot', {
      type: 'reboot',
      deviceId: 2,
      personId: PERSON.id,
      actionCode: 3,
      actionArea: 1,
    }),
};

/** Shutting down, with the person who requested it and what the audit log records. */
export const ShuttingDown: Story = {
  parameters: { spec: ['B-ACTION-54'] },
  play: (context) =>
    sends(context, 1, 'Shutdown', {
      type: 'shutdown',
      deviceId: 2,
      personId: PERSON.id,
      actionCode: 4,
      actionArea: 1,
    }),
};
