import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { inFrames } from '../../docs/storyMeta.ts';
import { storyMessages, storyTexts } from '../../i18n/testing/storyTexts.ts';
import type { SessionPerson } from '../sessionPeople.ts';
import { aSession, aTab, LIVE } from '../testing/exampleSessions.tsx';
import { windowArgs } from '../testing/windowArgs.tsx';
import { SessionWindow } from './SessionWindow.tsx';

const NAME = '김서연';
const YOU: SessionPerson = { id: 1, name: '이도윤', own: true, part: 'watches' };
const OTHER: SessionPerson = { id: 2, name: NAME, own: false, part: null };

const meta = {
  title: 'Remote/SessionWindow/Sharing terminals',
  component: SessionWindow,
  parameters: { ground: 'bare', ...inFrames() },
  args: windowArgs,
} satisfies Meta<typeof SessionWindow>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const textsOf = ({ globals }: PlayContext) => storyTexts('remote', globals);

const GUEST = { connection: 81, name: NAME, number: null };
const OWN_TAB = aTab({ id: 1 });
const WATCHED_TAB = aTab({ id: 2, number: 0, beside: GUEST, state: { ...LIVE, watching: true } });

/** Other people's terminals are in a menu, with a number if somebody has several. */
export const TerminalsOfOthers: Story = {
  args: {
    state: aSession(OWN_TAB),
    people: [{ ...YOU, part: null }, OTHER, { id: 3, name: '박준호', own: false, part: null }],
    offered: [
      { ...GUEST, part: 'watch' },
      { connection: 83, name: '박준호', number: 1, part: 'join' },
      { connection: 84, name: '박준호', number: 2, part: 'join' },
    ],
  },
  play: async (context) => {
    const text = await textsOf(context);
    const { args, canvas, userEvent } = context;
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: text('offeredTerminals') }));
      return within(await screen.findByRole('menu', { name: text('offeredTerminals') }));
    };
    const menu = await open();
    await expect(menu.getByRole('menuitem', { name: text('watchTerminalOf', { name: NAME }) })).toBeInTheDocument();
    await userEvent.click(
      menu.getByRole('menuitem', { name: text('joinTerminalOfNumber', { name: '박준호', number: 2 }) }),
    );
    await expect(args.onOpenTerminal).toHaveBeenLastCalledWith(expect.objectContaining({ connection: 84 }));
    await userEvent.click(canvas.getByRole('button', { name: text('newTerminal') }));
    await expect(args.onOpenTerminal).toHaveBeenLastCalledWith();
    await open();
  },
};

export const TerminalsOfOthersPhone: Story = {
  ...TerminalsOfOthers,
  globals: { viewport: { value: 'phone' }, theme: 'dark', language: 'en' },
};

/** Another person's terminal that the viewer only watches: their tab and the bar say whose it is. */
export const WatchedTerminal: Story = {
  args: {
    state: aSession(WATCHED_TAB, OWN_TAB),
    people: [OTHER, { id: 3, name: '박준호', own: false, part: 'controls' }, YOU],
  },
  play: async (context) => {
    const text = await textsOf(context);
    const { canvas } = context;
    const tab = await canvas.findByRole('button', { name: NAME });
    await expect(tab).toHaveAttribute('title', text('terminalOf', { name: NAME }));
    await expect(canvas.getByRole('button', { name: text('terminalNumber', { number: 1 }) })).toBeVisible();
    const bar = within(canvas.getByRole('group', { name: text('bar') }));
    await expect(bar.getByText(text('watching'))).toBeVisible();
    await expect(bar.getByText(text('whyWatchingTerminal', { name: NAME }))).toBeInTheDocument();
  },
};

export const WatchedTerminalPhone: Story = {
  ...WatchedTerminal,
  args: { ...WatchedTerminal.args, people: [OTHER, YOU] },
  globals: { viewport: { value: 'phone' }, language: 'ja' },
};

/** Both use the terminal, so nothing says that the person only watches. */
export const JoinedTerminal: Story = {
  args: { state: aSession(aTab({ id: 2, number: 0, beside: { ...GUEST, number: 2 } })), people: [OTHER, YOU] },
  tags: ['no-visual'],
  play: async (context) => {
    const text = await textsOf(context);
    const { canvas } = context;
    await canvas.findByRole('button', { name: text('guestTabNumber', { name: NAME, number: 2 }) });
    await expect(
      canvas.getByRole('group', { name: text('terminalOfNumber', { name: NAME, number: 2 }) }),
    ).toBeVisible();
    await expect(canvas.queryByText(text('watching'))).toBeNull();
  },
};

/** The terminal had ended before the person joined, or may no longer be shared: opening one's own is still possible. */
export const TerminalOver: Story = {
  args: {
    state: aSession(
      aTab({ beside: GUEST, number: 0, state: { kind: 'refused', status: 409, error: 'terminal_over' } }),
    ),
    since: null,
  },
  play: async (context) => {
    const text = await textsOf(context);
    const message = await storyMessages(context.globals);
    const { args, canvas, userEvent } = context;
    await expect(await canvas.findByText(message('terminal_over'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('openOwnTerminal') }));
    await expect(args.onOpenTerminal).toHaveBeenLastCalledWith();
  },
};

export const TerminalSharingEnded: Story = {
  args: {
    state: aSession(
      aTab({
        beside: GUEST,
        number: 0,
        state: { kind: 'ended', end: { reason: 'sharing_ended', by: '', detail: '' } },
      }),
    ),
    since: null,
  },
  tags: ['no-visual'],
  play: async (context) => {
    const text = await textsOf(context);
    const { canvas } = context;
    await expect(await canvas.findByText(text('end_sharing_ended'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: text('openOwnTerminal') })).toBeVisible();
    await expect(canvas.queryByText(text('hint_reconnect'))).toBeNull();
  },
};
