import { REMOTE_END_REASONS, SCREEN_FAILURES } from '@remote-console/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inFrames } from '../../docs/storyMeta.ts';
import { storyMessages, storyTexts } from '../../i18n/testing/storyTexts.ts';
import { aSession, aTab, exampleSessions, LIVE, STORY_NOW } from '../testing/exampleSessions.tsx';
import { windowArgs } from '../testing/windowArgs.tsx';
import { SessionWindow } from './SessionWindow.tsx';

const OPEN = { screen: null, terminal: null, files: null } as const;
const KINDS = ['screen', 'terminal', 'files'] as const;
const kinds = (refused: Partial<Record<(typeof KINDS)[number], 'remote_not_offered' | 'no_permission'>> = {}) =>
  KINDS.map((kind) => ({ kind, refusal: refused[kind] ?? OPEN[kind] }));
/** Ends that name a person have a different text if nobody is named. */
const UNNAMED = { ended_by_person: 'end_ended_by_someone', screen_taken: 'end_screen_taken_unnamed' } as const;
const end = (reason: (typeof REMOTE_END_REASONS)[number], by = '', detail = '') =>
  ({ kind: 'ended', end: { reason, by, detail } }) as const;

const meta = {
  title: 'Remote/SessionWindow',
  component: SessionWindow,
  parameters: { ground: 'bare', ...inFrames() },
  args: windowArgs,
} satisfies Meta<typeof SessionWindow>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** Another person is connected too, the access ends soon, and the session is recorded. */
export const Live: Story = {
  args: {
    people: [...windowArgs.people, { id: 2, name: '김서연', own: false, part: null }],
    endsAt: '2026-11-21T03:42:30.000Z',
    recording: true,
    others: exampleSessions.slice(0, 1),
  },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('remote', globals);
    await expect(await canvas.findByRole('heading', { name: 'KIOSK-로비-01' })).toBeVisible();
    await expect(canvas.getByText(text('alsoHere', { name: '김서연' }))).toBeVisible();
    await expect(canvas.getByText('18:24')).toBeVisible();
    await expect(canvas.getByText(text('minutesLeft', { count: 42 }))).toBeVisible();
    await expect(canvas.getByText(text('recording'))).toBeVisible();
  },
};

export const LiveDark: Story = { args: Live.args ?? {}, globals: { theme: 'dark', language: 'en' } };
export const LivePhone: Story = { args: Live.args ?? {}, globals: { viewport: { value: 'phone' }, language: 'ja' } };

/** Several terminals as tabs: each can be shown and closed, and another one opened. */
export const Terminals: Story = {
  args: { state: aSession(aTab({ id: 4, number: 1 }), aTab({ id: 5, number: 2 })) },
  play: async ({ args, canvas, globals, userEvent }) => {
    const text = await storyTexts('remote', globals);
    const tabs = within(await canvas.findByRole('group', { name: text('terminals') }));
    const second = text('terminalNumber', { number: 2 });
    await expect(tabs.getByRole('button', { name: text('terminalNumber', { number: 1 }) })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(tabs.getByRole('button', { name: second }));
    await expect(args.onShowTerminal).toHaveBeenCalledWith(5);
    await userEvent.click(tabs.getByRole('button', { name: text('closeTerminal', { name: second }) }));
    await expect(args.onCloseTab).toHaveBeenCalledWith(5);
    await userEvent.click(tabs.getByRole('button', { name: text('newTerminal') }));
    await expect(args.onOpenTerminal).toHaveBeenCalled();
  },
};

export const TerminalsPhone: Story = { args: Terminals.args ?? {}, globals: { viewport: { value: 'phone' } } };

/** A demo device says so. */
export const Simulated: Story = {
  args: { device: { id: 1, alias: 'KIOSK-로비-01', osId: 2, simulated: true } },
  tags: ['no-visual'],
  play: async ({ canvas, globals }) => {
    const devices = await storyTexts('devices', globals);
    await expect(await canvas.findByText(devices('simulated'))).toBeVisible();
  },
};

async function says({ canvas }: PlayContext, words: string) {
  await expect(await canvas.findByText(words)).toBeVisible();
}

/** The request to the server is running. */
export const Connecting: Story = {
  args: { state: aSession(aTab({ state: { kind: 'asking' } })), since: null },
  play: async (context) => {
    const { args, canvas, globals, userEvent } = context;
    const text = await storyTexts('remote', globals);
    await says(context, text('asking'));
    await userEvent.click(canvas.getByRole('button', { name: text('cancelConnecting') }));
    await expect(args.onCloseTab).toHaveBeenCalledWith(1);
    await expect(args.onLeave).toHaveBeenCalled();
  },
};

/** The agent is called. */
export const WaitingForDevice: Story = {
  args: { state: aSession(aTab({ state: { kind: 'waiting', for: 'agent', since: STORY_NOW } })), since: null },
  play: async (context) => says(context, (await storyTexts('remote', context.globals))('waitingAgent')),
};

/** The person at the device has 18 seconds left to answer. */
export const WaitingForConsent: Story = {
  args: {
    state: aSession(aTab({ state: { kind: 'waiting', for: 'consent', since: STORY_NOW - 12_000 } })),
    since: null,
  },
  play: async (context) => {
    const text = await storyTexts('remote', context.globals);
    await says(context, text('waitingConsent'));
    await says(context, text('waitingConsentHint', { count: 18 }));
  },
};

/**
 * The session will be recorded: the person learns what is recorded and for how long it is kept, and agrees or leaves.
 */
export const RecordingNotice: Story = {
  args: { state: aSession(aTab({ state: { kind: 'agreeing', days: 30 } })), since: null },
  play: async (context) => {
    const { args, canvas, globals, userEvent } = context;
    const text = await storyTexts('remote', globals);
    await says(context, text('recordingNotice'));
    await expect(canvas.getByText(text('recordingNoticeKept', { count: 30 }), { exact: false })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('recordingAgree') }));
    await expect(args.onAgree).toHaveBeenCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: text('cancelConnecting') }));
    await expect(args.onLeave).toHaveBeenCalled();
  },
};

export const RecordingNoticePhone: Story = {
  args: { state: aSession(aTab({ kind: 'screen', state: { kind: 'agreeing', days: 7 } })), since: null },
  globals: { viewport: { value: 'phone' }, theme: 'dark', language: 'ja' },
};

/** The server does not permit it without an approval, which can be requested here. */
export const RefusedByServer: Story = {
  args: { state: aSession(aTab({ state: { kind: 'refused', status: 403, error: 'approval_required' } })), since: null },
  play: async (context) => {
    const { args, canvas, globals, userEvent } = context;
    const text = await storyTexts('remote', globals);
    const message = await storyMessages(globals);
    await says(context, message('approval_required'));
    await userEvent.click(canvas.getByRole('button', { name: text('requestApproval') }));
    await expect(args.onAskAccess).toHaveBeenCalled();
  },
};

export const RefusedAtDevice: Story = {
  args: { state: aSession(aTab({ state: end('refused_at_device') })), since: null },
  play: async (context) => {
    const text = await storyTexts('remote', context.globals);
    await says(context, text('end_refused_at_device'));
    await says(context, text('hint_askFirst'));
  },
};

/** Outgoing data is delayed. */
export const PoorConnection: Story = {
  args: { poor: true },
  play: async (context) => {
    const text = await storyTexts('remote', context.globals);
    await says(context, text('poor'));
    await says(context, text('statePoor'));
  },
};

/** The view below stays as it was, and accepts no input. */
export const Reconnecting: Story = {
  args: { state: aSession(aTab({ state: { kind: 'reconnecting', attempt: 3, until: STORY_NOW + 41_000 } })) },
  play: async (context) => {
    const { args, canvas, canvasElement, globals, userEvent } = context;
    const text = await storyTexts('remote', globals);
    await says(context, text('reconnectingHint', { count: 41 }));
    await expect(canvasElement.querySelector('code')?.closest('[inert]')).not.toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: text('tryNow') }));
    await expect(args.onTryNow).toHaveBeenCalledWith(1);
  },
};

export const ReconnectingPhone: Story = {
  args: Reconnecting.args ?? {},
  globals: { viewport: { value: 'phone' }, theme: 'dark', language: 'en' },
};

/** Another person ended it and is named; it can be opened again. */
export const EndedByPerson: Story = {
  args: { state: aSession(aTab({ state: end('ended_by_person', '김서연'), channel: LIVE.channel })) },
  play: async (context) => {
    const { args, canvas, globals, userEvent } = context;
    const text = await storyTexts('remote', globals);
    await says(context, text('end_ended_by_person', { by: '김서연' }));
    await userEvent.click(canvas.getByRole('button', { name: text('reconnect') }));
    await expect(args.onAgain).toHaveBeenCalledWith(1);
  },
};

/** Another browser opened the connection instead. */
export const TakenOver: Story = {
  args: { state: aSession(aTab({ state: end('token_refused'), channel: LIVE.channel })) },
  play: async (context) => says(context, (await storyTexts('remote', context.globals))('end_token_refused')),
};

/** The agent's description of a failure is text, whatever it contains. */
export const Failed: Story = {
  args: { state: aSession(aTab({ state: end('failed', '', 'No VNC server answers on <b>127.0.0.1:5900</b>') })) },
  play: async (context) => {
    const text = await storyTexts('remote', context.globals);
    await says(context, text('deviceMessage', { detail: 'No VNC server answers on <b>127.0.0.1:5900</b>' }));
  },
};

/** The reason for a missing screen is given in the person's language, and not as the agent's code. */
export const ScreenFailed: Story = {
  args: {
    state: aSession(
      ...SCREEN_FAILURES.map((failure, index) =>
        aTab({ id: index + 1, kind: 'screen', state: end('failed', '', failure) }),
      ),
    ),
  },
  tags: ['no-visual'],
  play: async ({ canvasElement, globals }) => {
    const text = await storyTexts('remote', globals);
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('section [role="alert"]')).toHaveLength(SCREEN_FAILURES.length),
    );
    const alerts = [...canvasElement.querySelectorAll('section [role="alert"]')];
    for (const [index, failure] of SCREEN_FAILURES.entries()) {
      await expect(alerts[index]).toHaveTextContent(text(`failed_${failure}`));
      await expect(alerts[index]).not.toHaveTextContent(failure);
      await expect(alerts[index]?.querySelector('button')).not.toBeNull();
    }
  },
};

/** Every way in which a connection can end has its own sentence and a next step. */
export const EveryEnd: Story = {
  args: {
    state: aSession(
      ...REMOTE_END_REASONS.map((reason, index) => aTab({ id: index + 1, kind: 'screen', state: end(reason) })),
    ),
  },
  tags: ['no-visual'],
  play: async ({ canvasElement, globals }) => {
    const text = await storyTexts('remote', globals);
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('section [role="alert"]')).toHaveLength(REMOTE_END_REASONS.length),
    );
    const alerts = [...canvasElement.querySelectorAll('section [role="alert"]')];
    await expect(new Set(alerts.map((alert) => alert.querySelector('p')?.textContent)).size).toBe(alerts.length);
    for (const [index, reason] of REMOTE_END_REASONS.entries()) {
      const isNaming = reason === 'ended_by_person' || reason === 'screen_taken';
      const words = text(isNaming ? UNNAMED[reason] : `end_${reason}`);
      await expect(alerts[index]).toHaveTextContent(words);
      await expect(alerts[index]?.querySelector('button')).not.toBeNull();
    }
  },
};

/** An option that is not offered or not permitted is dimmed, and says why before and after it is clicked. */
export const NotOffered: Story = {
  args: {
    kinds: kinds({ screen: 'remote_not_offered', files: 'no_permission' }),
    state: { ...aSession(), kind: 'screen' },
    since: null,
  },
  play: async (context) => {
    const { args, canvas, globals, userEvent } = context;
    const text = await storyTexts('remote', globals);
    const message = await storyMessages(globals);
    await says(context, text('kindUnavailable', { kind: text('screen') }));
    await says(context, message('remote_not_offered'));
    const files = canvas.getByRole('button', { name: text('files') });
    await expect(files).toHaveAttribute('aria-description', message('no_permission'));
    await userEvent.click(files);
    await expect(args.onShow).toHaveBeenCalledWith({ kind: 'files', refusal: 'no_permission' });
  },
};

/** The last terminal was closed. */
export const NothingOpen: Story = {
  args: { state: aSession() },
  play: async ({ args, canvas, globals, userEvent }) => {
    const text = await storyTexts('remote', globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('openTerminal') }));
    await expect(args.onShow).toHaveBeenCalledWith({ kind: 'terminal', refusal: null });
  },
};

/** The access ends within minutes, with a countdown. */
export const EndsSoon: Story = {
  args: { endsAt: '2026-11-21T03:04:05.000Z' },
  play: async (context) => says(context, (await storyTexts('remote', context.globals))('endsSoon', { time: '04:05' })),
};

/** The bar can be hidden, and a handle brings it back; with the keyboard as well. */
export const HiddenBar: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('remote', globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('more') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: text('hideBar') }));
    const handle = await canvas.findByRole('button', { name: text('showBar') });
    await expect(canvas.queryByRole('heading')).toBeNull();
    await userEvent.click(handle);
    await expect(await canvas.findByRole('heading', { name: 'KIOSK-로비-01' })).toBeVisible();
    await userEvent.keyboard('{Control>}{Alt>}{Shift>}{b}{/Shift}{/Alt}{/Control}');
    await expect(await canvas.findByRole('button', { name: text('showBar') })).toBeVisible();
  },
};

/** The person's other sessions are one click away. */
export const OtherSessions: Story = {
  args: { others: exampleSessions.slice(0, 1) },
  play: async ({ args, canvas, globals, userEvent }) => {
    const text = await storyTexts('remote', globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('otherSessionsCount', { count: 1 }) }));
    const entry = await screen.findByRole('menuitem', { name: /GW-용인-북문/ });
    await waitFor(() => expect(entry).toBeVisible());
    await userEvent.click(entry);
    await expect(args.onOpenSession).toHaveBeenCalledWith({ deviceId: 4, kind: 'terminal' });
  },
};

/** The keyboard shortcuts of the window, and the switch that turns them off. */
export const Shortcuts: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const text = await storyTexts('remote', globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('more') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: text('shortcuts') }));
    const dialog = within(await screen.findByRole('dialog', { name: text('shortcuts') }));
    await userEvent.click(dialog.getByRole('switch', { name: text('shortcutsOn') }));
    await expect(args.onShortcutsChange).toHaveBeenCalledWith({ on: false });
  },
};

/** While they are off, the keys go to the device. */
export const ShortcutsOff: Story = {
  args: { shortcutsOn: false },
  tags: ['no-visual'],
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'KIOSK-로비-01' });
    await userEvent.keyboard('{Control>}{Alt>}{Shift>}{2}{e}{/Shift}{/Alt}{/Control}');
    await expect(args.onShow).not.toHaveBeenCalled();
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};

/** A transfer would be interrupted, so ending is confirmed; without a transfer it is not. */
export const EndWhileBusy: Story = {
  args: { busy: true, state: aSession(aTab({ kind: 'files' })) },
  play: async ({ args, canvas, globals, userEvent }) => {
    const text = await storyTexts('remote', globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('endSession') }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(args.onEnd).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: text('endSession') }));
    await waitFor(() => expect(args.onEnd).toHaveBeenCalled());
  },
};

/** Nothing is running, so the session ends right away. */
export const EndAtOnce: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas, globals, userEvent }) => {
    const text = await storyTexts('remote', globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('endSession') }));
    await waitFor(() => expect(args.onEnd).toHaveBeenCalled());
  },
};
