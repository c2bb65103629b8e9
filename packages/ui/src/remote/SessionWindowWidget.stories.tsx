import { aDeviceDetail, aProfile, given, http, remoteSocket, type DeviceEnd } from '@remote-console/api-client/testing';
import type { RemoteFrame } from '@remote-console/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inFrames } from '../docs/storyMeta.ts';
import { storyMessages, storyTexts } from '../i18n/testing/storyTexts.ts';
import type { RemoteViewProps } from './remoteViews.ts';
import { SessionWindowWidget } from './SessionWindowWidget.tsx';
import { EchoView } from './testing/EchoView.tsx';
import { exampleSessions, sharedSessions, watchedSessions } from './testing/exampleSessions.tsx';

const heard = fn<(frame: RemoteFrame) => void>();
const connections: DeviceEnd[] = [];

/** How the other end starts: live immediately, unless a story overrides it. */
const begins = fn<(end: DeviceEnd) => void>();
const device = remoteSocket((end) => {
  connections.push(end);
  end.listen(heard);
  begins(end);
});

const KIOSK = aDeviceDetail({ id: 1, alias: 'KIOSK-01', remoteKinds: ['screen', 'terminal', 'files'] });
const VIEWS = { screen: EchoView, terminal: EchoView, files: EchoView };

const meta = {
  title: 'Remote/SessionWindowWidget',
  component: SessionWindowWidget,
  parameters: { ground: 'bare', ...inFrames() },
  args: {
    deviceId: 1,
    kind: 'terminal',
    session: aProfile(),
    views: VIEWS,
    onKindChange: fn(),
    onLeave: fn(),
    onOpenSession: fn(),
    onOpenList: fn(),
    onAskAccess: fn(),
  },
  beforeEach: ({ msw }) => {
    heard.mockClear();
    begins.mockImplementation((end) => end.say({ type: 'live', session: 31 }));
    connections.length = 0;
    msw.use(given.device(KIOSK), given.runningSessions([...exampleSessions]), given.remoteConnection(), device);
  },
} satisfies Meta<typeof SessionWindowWidget>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function isLive({ canvas, globals }: PlayContext) {
  const text = await storyTexts('remote', globals);
  await expect(await canvas.findByText(text('stateLive'))).toBeVisible();
  return text;
}

/** The number of the connection, once it exists. */
async function connection(count: number): Promise<DeviceEnd> {
  await waitFor(() => expect(connections).toHaveLength(count));
  const found = connections[count - 1];
  if (!found) throw new Error('There is no such connection.');
  return found;
}

/** Permission, WebSocket, hello, live; then both ends communicate. */
export const Live: Story = {
  play: async (context) => {
    await isLive(context);
    const { canvas } = context;
    const end = await connection(1);
    await expect(heard).toHaveBeenCalledWith({
      lane: 'server',
      message: { type: 'hello', token: 'token-of-one-connection' },
    });
    await waitFor(() => expect(heard).toHaveBeenCalledWith({ lane: 'control', message: { hello: 'KIOSK-01' } }));
    end.sendControl({ from: 'device' });
    await expect(await canvas.findByText('{"from":"device"}')).toBeVisible();
    end.sendData(new TextEncoder().encode('bash · /srv'));
    await expect(await canvas.findByRole('button', { name: 'bash · /srv' })).toBeVisible();
  },
};

/** After a loss of connection it reconnects automatically with a new channel, and the view keeps its contents. */
export const ComesBack: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    await isLive(context);
    const { canvas } = context;
    const first = await connection(1);
    first.sendControl({ line: 1 });
    await canvas.findByText('{"line":1}');
    first.lose();
    const second = await connection(2);
    second.sendControl({ line: 2 });
    await expect(await canvas.findByText('{"line":2}')).toBeVisible();
    await expect(canvas.getByText('{"line":1}')).toBeVisible();
  },
};

/** The person at the device is asked, and refuses. */
export const RefusedAtDevice: Story = {
  tags: ['no-visual'],
  beforeEach: () => void begins.mockImplementation((end) => end.say({ type: 'waiting', for: 'consent' })),
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('remote', globals);
    await expect(await canvas.findByText(text('waitingConsent'))).toBeVisible();
    (await connection(1)).say({ type: 'ended', reason: 'refused_at_device', by: '', detail: '' });
    await expect(await canvas.findByText(text('end_refused_at_device'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('reconnect') }));
    await connection(2);
  },
};

/** Nothing begins before the person has agreed to the recording; another terminal in the session does not ask again. */
export const Recorded: Story = {
  tags: ['no-visual'],
  beforeEach: () =>
    void begins.mockImplementation((end) => {
      end.say({ type: 'waiting', for: 'recording', days: 30 });
      end.listen((frame) => {
        const isAgreed = frame.lane === 'server' && JSON.stringify(frame.message) === '{"type":"agreed"}';
        if (isAgreed) end.say({ type: 'live', session: 31, recording: true });
      });
    }),
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const text = await storyTexts('remote', globals);
    await expect(await canvas.findByText(text('recordingNotice'))).toBeVisible();
    await expect(canvas.queryByText(text('recording'))).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: text('recordingAgree') }));
    await isLive(context);
    await expect(await canvas.findByText(text('recording'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('newTerminal') }));
    await connection(2);
    await isLive(context);
    await expect(canvas.queryByText(text('recordingNotice'))).toBeNull();
  },
};

/** Replaces a screen: what the window says about the person's role in it. */
function PartView({ watching, controlledBy }: RemoteViewProps) {
  return <p>{watching ? `${controlledBy} controls it` : 'nobody else controls it'}</p>;
}

/**
 * Another person controls the screen, so the viewer only watches; after that person has left, connecting again gives
 * control.
 */
export const Watching: Story = {
  tags: ['no-visual'],
  args: { kind: 'screen', views: { ...VIEWS, screen: PartView } },
  beforeEach: ({ msw }) => {
    begins.mockImplementation((end) => end.say({ type: 'live', session: 44, watching: connections.length === 1 }));
    msw.use(given.runningSessions([...watchedSessions]));
  },
  play: async (context) => {
    const text = await isLive(context);
    const { canvas } = context;
    await expect(await canvas.findByText('김서연 controls it')).toBeVisible();
    await expect(canvas.getByText(text('watching'))).toBeVisible();
    await expect(canvas.getByText(text('controls', { name: '김서연' }))).toBeVisible();
    (await connection(1)).lose();
    await connection(2);
    await expect(await canvas.findByText('nobody else controls it')).toBeVisible();
    await expect(canvas.queryByText(text('watching'))).toBeNull();
  },
};

/** The person in control has left, so the viewer takes over. */
export const TakesControl: Story = {
  tags: ['no-visual'],
  args: Watching.args ?? {},
  beforeEach: ({ msw }) => {
    begins.mockImplementation((end) => end.say({ type: 'live', session: 44, watching: connections.length === 1 }));
    msw.use(given.runningSessions(watchedSessions.filter(({ own }) => own)));
  },
  play: async (context) => {
    const text = await isLive(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: text('takeControl') }));
    await connection(2);
    await expect(await canvas.findByText('nobody else controls it')).toBeVisible();
    await expect(canvas.queryByText(text('watching'))).toBeNull();
    await expect(canvas.queryByRole('button', { name: text('takeControl') })).toBeNull();
  },
};

/** Replaces a terminal: what the window says about its owner. */
function GuestView({ guest, onOpenOwn }: RemoteViewProps) {
  if (!guest) return <p>own</p>;
  return (
    <button type="button" onClick={onOpenOwn}>
      {guest.watching ? `watches that of ${guest.of}` : `joins ${guest.of}`}
    </button>
  );
}

const asked = fn<(body: unknown) => void>();

/** The address names another person's terminal: it is opened first, and has their name while the server knows it. */
export const Beside: Story = {
  tags: ['no-visual'],
  args: { beside: 81, views: { ...VIEWS, terminal: GuestView } },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    begins.mockImplementation((end) => end.say({ type: 'live', session: 31, watching: connections.length === 1 }));
    msw.use(
      http.post('/remote/connections', async ({ request, response }) => {
        asked(await request.json());
        const connection = { connectionToken: 'token-of-one-connection', expiresTime: '2026-11-21T03:01:00.000Z' };
        return response(200).json({ status: 200, meta: {}, objects: [connection] });
      }),
      given.runningSessions([...sharedSessions]),
    );
  },
  play: async (context) => {
    const text = await isLive(context);
    const { canvas, userEvent } = context;
    await expect(asked).toHaveBeenCalledWith({ deviceId: 1, kind: 'terminal', besideId: 81 });
    const view = await canvas.findByRole('button', { name: 'watches that of 김서연' });
    const name = text('guestTabNumber', { name: '김서연', number: 2 });
    await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: text('offeredTerminals') }));
    const menu = within(await screen.findByRole('menu', { name: text('offeredTerminals') }));
    await expect(menu.getAllByRole('menuitem')).toHaveLength(2);
    await userEvent.click(
      menu.getByRole('menuitem', { name: text('watchTerminalOfNumber', { name: '김서연', number: 2 }) }),
    );
    await expect(connections).toHaveLength(1);
    await userEvent.click(view);
    await connection(2);
    await expect(asked).toHaveBeenLastCalledWith({ deviceId: 1, kind: 'terminal', sessionId: 31 });
    await expect(await canvas.findByText('own')).toBeVisible();
  },
};

/** One person at a time: the person is refused, and connects once the other has left. */
export const ScreenTaken: Story = {
  tags: ['no-visual'],
  args: { kind: 'screen' },
  beforeEach: () =>
    void begins.mockImplementation((end) =>
      end.say(
        connections.length === 1
          ? { type: 'ended', reason: 'screen_taken', by: '김서연', detail: '' }
          : { type: 'live', session: 31 },
      ),
    ),
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const text = await storyTexts('remote', globals);
    await expect(await canvas.findByText(text('end_screen_taken', { by: '김서연' }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('reconnect') }));
    await connection(2);
    await isLive(context);
  },
};

/** The server refuses, with its message. */
export const RefusedByServer: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(given.remoteConnectionFails(409, 'not_online_warning')),
  play: async ({ canvas, globals }) => {
    const message = await storyMessages(globals);
    await expect(await canvas.findByText(message('not_online_warning'))).toBeVisible();
    await expect(connections).toEqual([]);
  },
};

/** A second way to connect becomes a tab of the same session; the host keeps the address. */
export const SecondKind: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const text = await isLive(context);
    const { args, canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: text('files') }));
    await connection(2);
    await expect(args.onKindChange).toHaveBeenCalledWith({ kind: 'files' });
    await isLive(context);
  },
};

/** Its transfer would be interrupted, so ending is confirmed; then the host leads back to the device. */
export const EndWhileBusy: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const text = await isLive(context);
    const { args, canvas, userEvent } = context;
    (await connection(1)).sendControl({ is: 'busy' });
    await canvas.findByText('{"is":"busy"}');
    await userEvent.click(canvas.getByRole('button', { name: text('endSession') }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(args.onLeave).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: text('endSession') }));
    await waitFor(() => expect(args.onLeave).toHaveBeenCalled());
  },
};

/** The agent offers files only, and a terminal was requested: nothing is opened, and it says why. */
export const NotOffered: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(given.device({ ...KIOSK, remoteKinds: ['files'] })),
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('remote', globals);
    const message = await storyMessages(globals);
    await expect(await canvas.findByText(message('remote_not_offered'))).toBeVisible();
    await expect(connections).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: text('files') }));
    await connection(1);
  },
};

/** The device requires a pledge first; without it there is no connection. */
export const Pledge: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(given.device({ ...KIOSK, securityAgreement: true })),
  play: async ({ args, globals, userEvent }) => {
    const common = await storyTexts('common', globals);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: common('cancel') }));
    await waitFor(() => expect(args.onLeave).toHaveBeenCalled());
    await expect(connections).toEqual([]);
  },
};

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(given.deviceHangs()) };

/** The person has no access to the device. */
export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(given.deviceFails(403, 'no_group_access')),
  play: async ({ args, canvas, globals, userEvent }) => {
    const text = await storyTexts('remote', globals);
    const message = await storyMessages(globals);
    await expect(await canvas.findByText(message('no_group_access'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('backToDevice') }));
    await expect(args.onLeave).toHaveBeenCalled();
  },
};
