import { listText, type RemoteEndReason } from '@remote-console/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';
import { inFrames } from '../../docs/storyMeta.ts';
import { storyLanguage, storyTexts } from '../../i18n/testing/storyTexts.ts';
import type { SessionPerson } from '../sessionPeople.ts';
import { DeviceScreen, shownScreen, storyDevice, tool } from '../testing/DeviceScreen.tsx';
import { aSession, aTab, LIVE, silentChannel } from '../testing/exampleSessions.tsx';
import { windowArgs } from '../testing/windowArgs.tsx';
import { SessionWindow } from './SessionWindow.tsx';

const NAME = '김서연';
const YOU: SessionPerson = { id: 1, name: '이도윤', own: true, part: 'watches' };
const OTHER: SessionPerson = { id: 2, name: NAME, own: false, part: 'controls' };

const meta = {
  title: 'Remote/SessionWindow/Sharing',
  component: SessionWindow,
  parameters: { ground: 'bare', ...inFrames() },
  args: windowArgs,
} satisfies Meta<typeof SessionWindow>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const textsOf = ({ globals }: PlayContext) => storyTexts('remote', globals);
const ended = (reason: RemoteEndReason, by: string) =>
  aSession(aTab({ kind: 'screen', state: { kind: 'ended', end: { reason, by, detail: '' } } }));

/** Another person controls the screen: the bar and the screen say who, and that the viewer only watches. */
export const Watching: Story = {
  args: {
    state: aSession(aTab({ kind: 'screen', state: { ...LIVE, watching: true } })),
    people: [OTHER, YOU],
    renderView: () => <DeviceScreen isInWindow watching controlledBy={NAME} roundTripMs={3_600_000} />,
  },
  play: async (context) => {
    const text = await textsOf(context);
    await shownScreen(context);
    const bar = within(context.canvas.getByRole('group', { name: text('bar') }));
    await expect(bar.getByText(text('watching'))).toBeVisible();
    await expect(bar.getByText(text('controls', { name: NAME }))).toBeVisible();
    await expect(bar.getByText(text('whyWatching', { name: NAME }))).toBeInTheDocument();
    await expect(context.canvas.getByText(text('watchingOf', { name: NAME }))).toBeVisible();
  },
};

export const WatchingPhone: Story = {
  args: Watching.args ?? {},
  globals: { viewport: { value: 'phone' }, theme: 'dark', language: 'ja' },
};

/** The person in control has left: the viewer takes over, and their keys go to the screen from then on. */
export const NobodyInControl: Story = {
  args: {
    ...Watching.args,
    people: [YOU],
    renderView: () => <DeviceScreen isInWindow watching roundTripMs={3_600_000} />,
  },
  tags: ['pictured'],
  play: async (context) => {
    const text = await textsOf(context);
    await shownScreen(context);
    const { args, canvas, userEvent } = context;
    const button = canvas.getByRole('button', { name: text('takeControl') });
    await expect(canvas.getByText(text('nobodyControls'))).toBeInTheDocument();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onTakeControl).toHaveBeenCalledWith(1);
    await expect(button).not.toHaveFocus();
    await expect(document.activeElement).toContainElement(canvas.getByRole('group', { name: /KIOSK/ }));
  },
};

export const NobodyInControlPhone: Story = {
  args: NobodyInControl.args ?? {},
  tags: ['pictured'],
  globals: { viewport: { value: 'phone' }, theme: 'dark', language: 'ja' },
};

/**
 * While taking control, the current view stays visible until the next connection is there; canceling leads back to it.
 */
export const TakingControl: Story = {
  args: {
    ...NobodyInControl.args,
    state: aSession(
      aTab({ kind: 'screen', channel: silentChannel, watching: true, replacing: true, state: { kind: 'asking' } }),
    ),
  },
  tags: ['no-visual'],
  play: async (context) => {
    const text = await textsOf(context);
    const { args, canvas, userEvent } = context;
    await expect(canvas.queryByRole('button', { name: text('takeControl') })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: text('cancelConnecting') }));
    await expect(args.onCloseTab).toHaveBeenCalledWith(1);
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

/** Control was refused: the viewer continues to watch, or asks once more. */
export const ControlRefused: Story = {
  args: {
    ...NobodyInControl.args,
    state: aSession(
      aTab({
        kind: 'screen',
        channel: silentChannel,
        watching: true,
        replacing: true,
        state: { kind: 'ended', end: { reason: 'refused_at_device', by: '', detail: '' } },
      }),
    ),
  },
  tags: ['pictured'],
  play: async (context) => {
    const text = await textsOf(context);
    await shownScreen(context);
    const { args, canvas, userEvent } = context;
    await expect(await canvas.findByText(text('end_refused_at_device'))).toBeVisible();
    await expect(canvas.getByText(text('stateLive'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('askAgain') }));
    await expect(args.onAgain).toHaveBeenCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: text('keepWatching') }));
    await expect(args.onCloseTab).toHaveBeenCalledWith(1);
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

/** No input of the viewer reaches the device, and every tool says who is in control. */
export const WatchingSendsNothing: Story = {
  args: Watching.args ?? {},
  tags: ['no-visual'],
  play: async (context) => {
    const text = await textsOf(context);
    const { canvas, userEvent } = context;
    const { picture, text: screenText } = await shownScreen(context);
    const refused = tool(canvas, screenText('ctrlAltDelete'));
    await expect(refused).toHaveAccessibleDescription(text('whyWatching', { name: NAME }));
    await userEvent.click(refused);
    picture.focus();
    await userEvent.keyboard('a');
    await fireEvent.mouseDown(picture, { clientX: 300, clientY: 300, buttons: 1 });
    await fireEvent.mouseUp(window, { clientX: 300, clientY: 300, buttons: 0 });
    await expect(canvas.getByRole('switch', { name: screenText('viewOnly') })).toBeDisabled();
    await expect(storyDevice().keys()).toEqual([]);
    await expect(storyDevice().pointers()).toEqual([]);
  },
};

/** In a terminal the viewer can type as usual, so the sign disappears with the screen. */
export const WatchingElsewhere: Story = {
  args: {
    state: {
      ...aSession(aTab({ id: 1 }), aTab({ id: 2, kind: 'screen', state: { ...LIVE, watching: true } })),
      kind: 'terminal',
    },
    people: [OTHER, YOU],
  },
  tags: ['no-visual'],
  play: async (context) => {
    const text = await textsOf(context);
    await expect(await context.canvas.findByText(text('alsoHere', { name: NAME }))).toBeVisible();
    await expect(context.canvas.queryByText(text('watching'))).toBeNull();
  },
};

/** The other side: the person in control sees who is watching. */
export const WatchedByAnother: Story = {
  args: {
    people: [
      { ...YOU, part: 'controls' },
      { ...OTHER, part: 'watches' },
    ],
  },
  play: async (context) => {
    const text = await textsOf(context);
    await expect(await context.canvas.findByText(text('alsoWatches', { name: NAME }))).toBeVisible();
    const names = listText(
      [text('you', { name: YOU.name }), text('watcher', { name: NAME })],
      storyLanguage(context.globals),
    );
    await expect(context.canvas.getByText(text('peopleHere', { names }))).toBeInTheDocument();
    await expect(context.canvas.queryByText(text('watching'))).toBeNull();
  },
};

/** With several people, the hint names each with what they do. */
export const WatchedBySeveral: Story = {
  args: {
    people: [
      { ...YOU, part: 'controls' },
      { ...OTHER, part: 'watches' },
      { id: 3, name: '박준호', own: false, part: null },
    ],
  },
  tags: ['no-visual'],
  play: async (context) => {
    const text = await textsOf(context);
    const words = await context.canvas.findByText(text('alsoHereMore', { name: NAME, count: 1 }));
    const names = listText(
      [text('you', { name: YOU.name }), text('watcher', { name: NAME }), '박준호'],
      storyLanguage(context.globals),
    );
    await expect(words.closest('li')).toHaveAttribute('title', names);
  },
};

/** One person at a time: the page says who is on the screen, and it can be retried later. */
export const ScreenTaken: Story = {
  args: { state: ended('screen_taken', NAME), since: null },
  play: async (context) => {
    const text = await textsOf(context);
    const { args, canvas, userEvent } = context;
    await expect(await canvas.findByText(text('end_screen_taken', { by: NAME }))).toBeVisible();
    await expect(canvas.getByText(text('hint_afterOthers'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('reconnect') }));
    await expect(args.onAgain).toHaveBeenCalledWith(1);
  },
};

/** The policy of the group changed, and what it allowed before has ended. */
export const SharingEnded: Story = {
  args: { state: ended('sharing_ended', ''), since: null },
  play: async (context) => {
    const text = await textsOf(context);
    await expect(await context.canvas.findByText(text('end_sharing_ended'))).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: text('reconnect') })).toBeVisible();
  },
};
