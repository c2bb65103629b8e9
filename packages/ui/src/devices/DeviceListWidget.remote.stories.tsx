import type { RemoteSession, RemoteSessionState } from '@remote-console/api-client';
import { aProfile, http, problem } from '@remote-console/api-client/testing';
import type { StoryObj } from '@storybook/react-vite';
import { http as plain, HttpResponse } from 'msw';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { HIDDEN_FRAME_NAME } from '../dialogs/index.ts';
import { type Hosted, type HostedMeta, inFrames } from '../docs/storyMeta.ts';
import { storyLanguage, storyMessages, storyTexts } from '../i18n/testing/storyTexts.ts';
import { DeviceListWidget } from './DeviceListWidget.tsx';
import { exampleFleet } from './testing/exampleFleet.ts';
import {
  AT_ANDROID,
  AT_WINDOWS,
  fleetOf,
  ListExample,
  listServer,
  rowOf,
  sent,
  sitAt,
} from './testing/listStories.tsx';

const SESSION: RemoteSession = {
  kmsAddress: 'relay.example',
  kmsPort: 4410,
  mayControl: true,
  mayTransferFiles: true,
  inputLock: true,
  isAdministrator: true,
  userName: '이도윤',
  relayServer: '',
  relayPort: 0,
  apiAddress: '',
  apiPort: 0,
  deviceName: 'KIOSK',
  launchToken: 'launch-token-of-the-story-0123456789',
  expiresTime: '2026-11-21T03:01:00.000Z',
};

const opening = http.get('/devices/{devicePk}/session', ({ query, response }) => {
  sent('session', query.get('fileTransfer'));
  return response(200).json({ status: 200, meta: {}, objects: [SESSION] });
});
const reported = (state: RemoteSessionState) =>
  http.get('/remote-sessions', ({ response }) => response(200).json({ status: 200, meta: {}, objects: [{ state }] }));

const meta = {
  title: 'Devices/DeviceListWidget/Remote',
  component: DeviceListWidget,
  render: (args) => <ListExample {...args} />,
  parameters: inFrames(),
  tags: ['no-visual'],
  args: { groupId: 'all', session: aProfile(), onViewChange: fn(), start: { view: 'card' } },
  beforeEach: ({ msw, globals }) => {
    sent.mockClear();
    msw.use(opening, reported('waiting'), ...listServer(storyLanguage(globals)).handlers);
    return sitAt(AT_WINDOWS);
  },
} satisfies HostedMeta<typeof ListExample>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof ListExample>>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const frame = () => document.querySelector(`iframe[name="${HIDDEN_FRAME_NAME}"]`);
/** The address in the frame, or `null`. */
const calledAddress = () => frame()?.getAttribute('src') ?? null;
const nameOf = (context: PlayContext, index: number) => fleetOf(context)[index]?.alias ?? '';

/** Clicks remote control of the n-th device. */
async function begin(context: PlayContext, index: number) {
  const names = await storyTexts('devices', context.globals);
  const row = await rowOf(context, index);
  await context.userEvent.click(row.getByRole('button', { name: names('actionRemote') }));
  return storyTexts('deviceCommands', context.globals);
}

/** The session is requested, the launcher called in the hidden frame, and it counts as open once the viewer says so. */
export const Opened: Story = {
  parameters: { spec: ['B-REMOTE-07', 'B-REMOTE-11'] },
  play: async (context) => {
    const text = await begin(context, 1);
    const name = nameOf(context, 1);
    await screen.findByText(text('launchOpening', { name }));
    await waitFor(() =>
      expect(frame()?.getAttribute('src')).toMatch(/^remoteconsole:\/\/launch\?kms_addr=relay\.example/),
    );
    await expect(sent).toHaveBeenCalledWith('session', '0');
    await expect(screen.queryByText(text('launchOpened', { name }))).toBeNull();
    context.msw.use(reported('begun'));
    const words = await screen.findByText(text('launchOpened', { name }));
    await waitFor(() => expect(words).toBeVisible());
  },
};

/** People who do not agree to the pledge are not connected. */
export const Pledge: Story = {
  parameters: { spec: ['B-REMOTE-22', 'A-DIALOG-09'] },
  beforeEach: ({ msw, globals }) => {
    const devices = exampleFleet(storyLanguage(globals)).map((device) => ({
      ...device,
      securityAgreement: true,
    }));
    msw.use(...listServer(storyLanguage(globals), { devices }).handlers);
  },
  play: async (context) => {
    const dialogs = await storyTexts('dialogs', context.globals);
    const common = await storyTexts('common', context.globals);
    const title = dialogs('pledgeTitle', { name: nameOf(context, 1) });
    await begin(context, 1);
    const asked = within(await screen.findByRole('dialog', { name: title }));
    await context.userEvent.click(asked.getByRole('button', { name: common('cancel') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent).not.toHaveBeenCalled();
    const text = await begin(context, 1);
    const again = within(await screen.findByRole('dialog', { name: title }));
    await context.userEvent.click(again.getByRole('button', { name: dialogs('pledgeAgree') }));
    await screen.findByText(text('launchOpening', { name: nameOf(context, 1) }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  },
};

/** Without a session no launcher starts, and the failure is logged. */
export const Refused: Story = {
  parameters: { spec: ['B-REMOTE-09', 'B-REMOTE-10'] },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/devices/{devicePk}/session', ({ response }) => response(403).json(problem(403, 'no_permission'))),
    );
    const log = spyOn(console, 'error').mockImplementation(() => undefined);
    return () => log.mockRestore();
  },
  play: async (context) => {
    const message = await storyMessages(context.globals);
    const before = calledAddress();
    const text = await begin(context, 1);
    await screen.findByText(text('launchFailed', { name: nameOf(context, 1) }));
    await waitFor(() => expect(screen.getByText(message('no_permission'))).toBeVisible());
    await expect(console.error).toHaveBeenCalledWith('activex_error', expect.anything());
    await expect(calledAddress()).toBe(before);
  },
};

/** The device went offline meanwhile: the dialog says so, and nothing starts. */
export const WentOffline: Story = {
  parameters: { spec: ['B-REMOTE-03', 'B-ACTION-50'] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/devices/{devicePk}/session', ({ response }) => response(409).json(problem(409, 'not_online_warning'))),
    ),
  play: async (context) => {
    const message = await storyMessages(context.globals);
    const before = calledAddress();
    const text = await begin(context, 1);
    const title = text('offlineTitle', { name: nameOf(context, 1) });
    const dialog = await screen.findByRole('dialog', { name: title });
    await waitFor(() => expect(within(dialog).getByText(message('not_online_warning'))).toBeVisible());
    await expect(calledAddress()).toBe(before);
  },
};

/** The viewer never responded: its installer is offered, and another start. */
export const Unanswered: Story = {
  parameters: { spec: ['B-REMOTE-09'] },
  beforeEach: ({ msw }) => {
    msw.use(reported('expired'));
    const log = spyOn(console, 'error').mockImplementation(() => undefined);
    return () => log.mockRestore();
  },
  play: async (context) => {
    const text = await begin(context, 1);
    await screen.findByText(text('launchUnanswered'));
    await expect(screen.getByRole('button', { name: text('downloadLauncher') })).toBeVisible();
    await expect(console.error).toHaveBeenCalledWith('activex_error', expect.anything());
  },
};

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0)';
const noViewerToFetch = plain.get('/launcher/api/v1.0/version', () =>
  HttpResponse.json({
    status: 200,
    meta: {},
    objects: [{ version: '1.0.0', file_name: 'ManualLauncher.exe', address: null }],
  }),
);

/** Where no viewer runs, the buttons say so before they are clicked, also to keyboard users, and are less prominent. */
export const WithoutViewer: Story = {
  args: { start: { view: 'table' } },
  beforeEach: () => sitAt(MAC),
  play: async (context) => {
    const names = await storyTexts('devices', context.globals);
    const row = await rowOf(context, 1);
    for (const label of ['actionRemoteShort', 'actionFileTransferShort'] as const) {
      const button = row.getByRole('button', { name: names(label) });
      await expect(button).toHaveAccessibleDescription(names('viewerOtherSystem'));
    }
    row.getByRole('button', { name: names('actionsOf', { name: nameOf(context, 1) }) }).focus();
    const remote = row.getByRole('button', { name: names('actionRemoteShort') });
    for (let presses = 0; presses < 10 && document.activeElement !== remote; presses += 1)
      await context.userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(names('viewerOtherSystem'));
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

/** Where it runs and the server offers one, remote control is the main button of a card. */
export const WithViewer: Story = {
  play: async (context) => {
    const names = await storyTexts('devices', context.globals);
    const button = (await rowOf(context, 1)).getByRole('button', { name: names('actionRemote') });
    await expect(button).toHaveClass('rc-Button-soft');
    await expect(button).not.toHaveAttribute('aria-description');
  },
};

/** A server without a viewer says so beforehand, and does not offer a download: the start can still be tried. */
export const NoViewerOffered: Story = {
  beforeEach: ({ msw }) => {
    msw.use(noViewerToFetch, reported('expired'));
    const log = spyOn(console, 'error').mockImplementation(() => undefined);
    return () => log.mockRestore();
  },
  play: async (context) => {
    const names = await storyTexts('devices', context.globals);
    const button = (await rowOf(context, 1)).getByRole('button', { name: names('actionRemote') });
    await waitFor(() => expect(button).toHaveAccessibleDescription(names('viewerNotOffered')));
    await expect(button).not.toHaveClass('rc-Button-soft');
    const text = await begin(context, 1);
    await screen.findByText(text('launchNoInstaller'));
    await expect(screen.queryByRole('button', { name: text('downloadLauncher') })).toBeNull();
  },
};

/** Systems other than Windows have no viewer. */
export const Unsupported: Story = {
  parameters: { spec: ['B-REMOTE-19', 'B-ACTION-62'] },
  beforeEach: () => sitAt(MAC),
  play: async (context) => {
    const message = await storyMessages(context.globals);
    await begin(context, 1);
    const words = await screen.findByText(message('not_supported_os'), { exact: false });
    await waitFor(() => expect(words).toBeVisible());
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** A phone's browser links to the store and starts nothing; no view offers files there. */
export const PhoneBrowser: Story = {
  args: { mobile: true },
  parameters: { spec: ['A-ROLE-25', 'B-REMOTE-06', 'B-REMOTE-17'] },
  beforeEach: () => sitAt(AT_ANDROID),
  play: async (context) => {
    const names = await storyTexts('devices', context.globals);
    const message = await storyMessages(context.globals);
    const main = (await rowOf(context, 1)).getByRole('button', { name: names('actionRemote') });
    await expect(main).toHaveAccessibleDescription(names('viewerAppNeeded'));
    await expect((await rowOf(context, 1)).getByText(names('viewerAppNeeded'))).toBeVisible();
    const text = await begin(context, 1);
    const words = await screen.findByText(message('mobile_store'));
    await waitFor(() => expect(words).toBeVisible());
    await expect(screen.getByRole('link', { name: text('openPlayStore') })).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const row = await rowOf(context, 1);
    await context.userEvent.click(row.getByRole('button', { name: names('actionsOf', { name: nameOf(context, 1) }) }));
    await screen.findByRole('menu');
    await expect(screen.queryByRole('menuitem', { name: names('actionFileTransfer') })).toBeNull();
  },
};

/** The application gets a message over its bridge, and no mention of a store. */
export const Application: Story = {
  args: { mobile: true, environment: 'mobile-app' },
  parameters: { spec: ['A-ROLE-24', 'B-REMOTE-13', 'B-REMOTE-18'] },
  beforeEach: () => {
    const bridge = { postMessage: fn() };
    Object.assign(window, { RemoteConsoleBridge: bridge });
    const leave = sitAt(AT_ANDROID);
    return () => {
      leave();
      Reflect.deleteProperty(window, 'RemoteConsoleBridge');
    };
  },
  play: async (context) => {
    const message = await storyMessages(context.globals);
    await begin(context, 1);
    const { postMessage } = Reflect.get(window, 'RemoteConsoleBridge') as { postMessage: ReturnType<typeof fn> };
    await waitFor(() => expect(postMessage).toHaveBeenCalledOnce());
    await expect(JSON.parse(String(postMessage.mock.lastCall?.[0]))).toMatchObject({
      type: 'launch',
      launch_token: SESSION.launchToken,
    });
    await expect(screen.queryByText(message('mobile_store'))).toBeNull();
  },
};

/** The standalone shell reads the title of the page. */
export const Standalone: Story = {
  args: { environment: 'standalone' },
  parameters: { spec: ['B-REMOTE-12'] },
  beforeEach: () => {
    const { title } = document;
    return () => void (document.title = title);
  },
  play: async (context) => {
    await begin(context, 1);
    await waitFor(() => expect(document.title).toMatch(/^remoteconsole:launch\?/));
  },
};
