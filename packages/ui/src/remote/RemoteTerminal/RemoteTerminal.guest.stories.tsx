import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import type { TerminalGuest } from '../guestTerminals.ts';
import { OPENED, scriptedTerminal, type ScriptedTerminal } from '../testing/scriptedTerminal.ts';
import { GATEWAY_OUTPUT } from '../testing/terminalScripts.ts';
import { RemoteTerminal } from './RemoteTerminal.tsx';

const NAME = '김서연';
const SIZE = { columns: 90, rows: 18 };

interface ExampleProps {
  readonly guest: TerminalGuest;
  readonly agent: () => ScriptedTerminal;
  readonly onOpenOwn?: () => void;
}

/** The agent of the current story, for its play function. */
let playing: ScriptedTerminal = scriptedTerminal();

function Example({ guest, agent, onOpenOwn }: ExampleProps) {
  const [{ channel }] = useState(() => (playing = agent()));
  return (
    <div style={{ height: 460 }}>
      <RemoteTerminal channel={channel} deviceName="GW-용인-북문" guest={guest} {...(onOpenOwn ? { onOpenOwn } : {})} />
    </div>
  );
}

/** The terminal of somebody else, with a size, which has printed something. */
const shared = (output: string, size = SIZE) =>
  scriptedTerminal({
    onOpen(terminal) {
      terminal.say({ ...OPENED, offset: 700, size });
      terminal.print(output);
    },
    onType: (terminal, text) => terminal.print(text.replaceAll('\r', '\r\n')),
  });

const meta = {
  title: 'Remote/RemoteTerminal/Guest',
  component: RemoteTerminal,
  render: (args) => <Example {...args} />,
  args: { guest: { of: NAME, watching: true }, agent: () => shared(GATEWAY_OUTPUT), onOpenOwn: fn() },
  parameters: { ground: 'bare' },
} satisfies HostedMeta<typeof Example>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Example>>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const rowsOf = (canvasElement: HTMLElement) => canvasElement.querySelector('.xterm-rows')?.textContent ?? '';

/** Waits for a text in the output; returns the texts around it. */
async function shown({ canvasElement, globals }: PlayContext, words = '東京・서울 ✓') {
  await waitFor(() => expect(rowsOf(canvasElement).replaceAll('\u00A0', ' ')).toContain(words));
  return { text: await storyTexts('remoteTerminal', globals), session: await storyTexts('remote', globals) };
}

/** Another person uses the terminal and is named: no input of the viewer reaches it. */
export const Watching: Story = {
  play: async (context) => {
    const { text, session } = await shown(context);
    const { canvas, canvasElement } = context;
    await expect(canvas.getByText(session('watchingOf', { name: NAME }))).toBeVisible();
    await expect(canvas.getByText(text('size', SIZE))).toBeInTheDocument();
    const paste = canvas.getByRole('button', { name: text('paste') });
    await expect(paste).toBeDisabled();
    await expect(paste).toHaveAttribute('title', session('whyWatchingTerminal', { name: NAME }));
    const field = canvasElement.querySelector('textarea') ?? canvasElement;
    await fireEvent.keyDown(field, { key: 'a', code: 'KeyA', keyCode: 65 });
    await fireEvent.keyPress(field, { key: 'a', charCode: 97 });
    await expect(playing.typed()).toBe('');
    await expect(playing.controls).toHaveLength(1);
  },
};

export const WatchingDark: Story = {
  globals: { theme: 'dark', language: 'en' },
  play: async (context) => void (await shown(context)),
};

/** Both type into one shell; responses to its programs come from the terminal of the person who opened it. */
export const Joining: Story = {
  args: { guest: { of: NAME, watching: false }, agent: () => shared(`${GATEWAY_OUTPUT}\u001B[c\u001B[6n`) },
  play: async (context) => {
    const { session } = await shown(context);
    const { canvas, canvasElement, userEvent } = context;
    await expect(canvas.getByText(session('terminalOf', { name: NAME }))).toBeVisible();
    const field = canvasElement.querySelector('textarea');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('uptime{Enter}');
    await shown(context, 'uptime');
    await expect(playing.typed()).toBe('uptime\r');
  },
};

const WIDE = { columns: 220, rows: 44 };
const WIDE_OUTPUT = Array.from(
  { length: WIDE.rows - 1 },
  (_, index) =>
    `${String(index + 1).padStart(2, '0')} ${'·'.repeat(WIDE.columns - 9)} ${String(index + 1).padStart(4, '0')}`,
).join('\r\n');

/** It keeps the size that the other person gave it, and scrolls; the cursor's line stays visible. */
export const LargerThanItsRoom: Story = {
  args: { agent: () => shared(`${WIDE_OUTPUT}\r\n$ `, WIDE) },
  play: async (context) => {
    const { text } = await shown(context, '$');
    await expect(context.canvas.getByText(text('size', WIDE))).toBeInTheDocument();
    const box = context.canvasElement.querySelector('[data-given]');
    if (!box) throw new Error('The terminal has no box.');
    await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
    await waitFor(() => expect(box.scrollTop + box.clientHeight).toBeGreaterThan(box.scrollHeight - 20));
    await expect(box.scrollLeft).toBe(0);
  },
};

/** The person who opened it made it smaller. */
export const Resized: Story = {
  play: async (context) => {
    const { text } = await shown(context);
    playing.say({ type: 'resized', columns: 52, rows: 12 });
    await expect(await context.canvas.findByText(text('size', { columns: 52, rows: 12 }))).toBeInTheDocument();
    await shown(context);
  },
};

/** The page fell behind: all kept output is shown once more, and nothing twice. */
export const ShownAgain: Story = {
  tags: ['no-visual'],
  args: { agent: () => shared('once\r\n') },
  play: async (context) => {
    await shown(context, 'once');
    playing.say({ ...OPENED, offset: 9000, size: SIZE });
    playing.print('again\r\n');
    await shown(context, 'again');
    await expect(rowsOf(context.canvasElement)).not.toContain('once');
  },
};

/** The shell has ended: another one would be the person's own. */
export const Ended: Story = {
  play: async (context) => {
    const { text, session } = await shown(context);
    const { args, canvas, userEvent } = context;
    playing.say({ type: 'exit', code: 0 });
    await expect(await canvas.findByText(text('guestOver', { name: NAME }))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: text('openNew') })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: session('openOwnTerminal') }));
    await expect(args.onOpenOwn).toHaveBeenCalledOnce();
  },
};

/** It had ended before the person joined, and its owner is unknown. */
export const Gone: Story = {
  tags: ['no-visual'],
  args: {
    guest: { of: '', watching: true },
    agent: () =>
      scriptedTerminal({ onOpen: (terminal) => terminal.say({ type: 'refused', because: 'gone', detail: '' }) }),
  },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('remoteTerminal', globals);
    await expect(await canvas.findByText(text('guestOverUnnamed'))).toBeVisible();
    await expect(playing.controls).toHaveLength(1);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'ja' },
  play: async (context) => void (await shown(context)),
};
