import type { RemoteChannel } from '@remote-console/domain';
import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';
import { Button } from '../../primitives/index.ts';
import { OPENED, scriptedTerminal, type ScriptedTerminal } from '../testing/scriptedTerminal.ts';
import { COLOR_OUTPUT, echoingTerminal, GATEWAY_OUTPUT } from '../testing/terminalScripts.ts';
import { RemoteTerminal } from './RemoteTerminal.tsx';

type Agents = readonly [ScriptedTerminal, ...ScriptedTerminal[]];

interface ExampleProps {
  /** Creates the agents that the terminal connects to, one after the other. */
  readonly agents: () => Agents;
  readonly onTitle?: (title: string) => void;
}

/** The agents of the current story, for its play function. */
let playing: readonly ScriptedTerminal[] = [];
const agent = (index = 0): ScriptedTerminal => {
  const found = playing[index];
  if (!found) throw new Error('The story has no such agent.');
  return found;
};

function Example({ agents, onTitle }: ExampleProps) {
  const [all] = useState(() => {
    const made = agents();
    playing = made;
    return made;
  });
  const [channel, setChannel] = useState<RemoteChannel>(all[0].channel);
  const next = all[all.findIndex((one) => one.channel === channel) + 1];
  return (
    <div style={{ display: 'grid', gridTemplateRows: next ? 'auto 1fr' : '1fr', height: 460 }}>
      {next && <Button onClick={() => setChannel(next.channel)}>Connect again</Button>}
      <RemoteTerminal channel={channel} deviceName="GW-용인-북문" {...(onTitle ? { onTitle } : {})} />
    </div>
  );
}

const meta = {
  title: 'Remote/RemoteTerminal',
  component: RemoteTerminal,
  render: (args) => <Example {...args} />,
  args: { agents: (): Agents => [echoingTerminal(GATEWAY_OUTPUT)] },
  parameters: { ground: 'bare' },
} satisfies HostedMeta<typeof Example>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Example>>;

const rowsOf = (canvasElement: HTMLElement) => canvasElement.querySelector('.xterm-rows')?.textContent ?? '';
const shows = (canvasElement: HTMLElement, words: string) =>
  waitFor(() => expect(rowsOf(canvasElement).replaceAll('\u00A0', ' ')).toContain(words));
const textsOf = (globals: Readonly<Record<string, unknown>>) => storyTexts('remoteTerminal', globals);

/** A shell with colors, wide characters and a link. */
export const Live: Story = {
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '東京・서울 ✓');
    const { color } = getComputedStyle(
      [...canvasElement.querySelectorAll('.xterm-rows span')].find(({ textContent }) => textContent === '정상') ??
        canvasElement,
    );
    await expect(color).not.toBe(getComputedStyle(canvasElement).color);
    // A custom color, which has no class.
    const own = [...canvasElement.querySelectorAll<HTMLElement>('.xterm-rows span')].find(({ style }) => style.color);
    await expect(own).toHaveTextContent('주의');
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: ({ canvasElement }) => shows(canvasElement, '東京・서울 ✓'),
};

export const Colors: Story = {
  args: { agents: () => [echoingTerminal(COLOR_OUTPUT)] },
  play: ({ canvasElement }) => shows(canvasElement, 'cyan'),
};

export const ColorsDark: Story = { ...Colors, globals: { theme: 'dark' } };

/**
 * Letters and lines are monospaced whatever the system has, so that frames are closed and a line with a single style is
 * drawn in one piece.
 */
export const OneWidth: Story = {
  args: {
    agents: () => [
      echoingTerminal('il1| WMm@ \u00C0\u03A9\u0416 \u2500\u2502\u2514\u2588\u2192\r\n\u001B[1mil1| WMm@\u001B[0m'),
    ],
  },
  tags: ['no-visual'],
  play: async ({ canvasElement }) => {
    // Rows are cleared and rendered again when the font is measured again.
    await waitFor(async () => {
      const [plain, bold] = [...canvasElement.querySelectorAll('.xterm-rows > div')].map((row) =>
        [...row.querySelectorAll('span')].map(({ textContent }) => textContent.trimEnd()),
      );
      await expect(plain).toEqual(['il1| WMm@ ÀΩЖ ─│└█→']);
      await expect(bold?.[0]).toBe('il1| WMm@');
    });
  },
};

/** A demo device says that it is simulated. */
export const Simulated: Story = {
  args: { agents: () => [echoingTerminal('demo@KIOSK-03:~$ ', { simulated: true })] },
  play: async ({ canvas, canvasElement, globals }) => {
    const text = await textsOf(globals);
    await shows(canvasElement, 'demo@KIOSK-03');
    await expect(await canvas.findByText(text('simulated'))).toBeVisible();
  },
};

export const Opening: Story = {
  args: { agents: () => [scriptedTerminal()] },
  play: async ({ canvas, globals }) => {
    const text = await textsOf(globals);
    await expect(await canvas.findByText(text('opening'))).toBeVisible();
    await expect(await canvas.findByRole('button', { name: text('paste') })).toBeDisabled();
  },
};

/** Typed text goes to the shell, including composed syllables. */
export const Types: Story = {
  args: { agents: () => [echoingTerminal('$ ')] },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const text = await textsOf(globals);
    await shows(canvasElement, '$');
    const field = await canvas.findByRole('textbox', { name: text('label', { device: 'GW-용인-북문' }) });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('uptime{Enter}');
    await shows(canvasElement, 'uptime');
    await expect(agent().typed()).toBe('uptime\r');
    // Tab belongs to the shell; the displayed keys move the focus out.
    await fireEvent.keyDown(field, { key: 'Tab', code: 'Tab', keyCode: 9 });
    await expect(agent().typed()).toBe('uptime\r\t');
    await userEvent.keyboard('{Control>}{Shift>}[KeyX]{/Shift}{/Control}');
    await expect(canvas.getByRole('button', { name: text('find') })).toHaveFocus();
  },
};

/** The terminal continues with its shell, and confirms what it has shown. */
export const Reconnects: Story = {
  args: {
    agents: () => [
      echoingTerminal('before\r\n'),
      scriptedTerminal({
        onOpen(terminal, { received = 0 }) {
          terminal.say({ ...OPENED, offset: received });
          terminal.print('after\r\n');
        },
      }),
    ],
  },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const text = await textsOf(globals);
    await shows(canvasElement, 'before');
    await waitFor(() => expect(agent().controls.at(-1)).toEqual({ type: 'received', offset: 8 }));
    agent().end('connection_lost');
    await expect(await canvas.findByText(text('away'))).toBeVisible();
    await userEvent.keyboard('lost');
    await userEvent.click(canvas.getByRole('button', { name: 'Connect again' }));
    await expect(await canvas.findByText(text('back'))).toBeVisible();
    await shows(canvasElement, 'after');
    await expect(rowsOf(canvasElement)).toContain('before');
    await expect(agent(1).controls[0]).toMatchObject({ terminal: 'one', received: 8 });
    await expect(agent().typed() + agent(1).typed()).toBe('');
  },
};

/** The connection is lost for a moment: the output stays readable, and typed input is not sent. */
export const Away: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const text = await textsOf(globals);
    await shows(canvasElement, '東京・서울 ✓');
    agent().end('connection_lost');
    await expect(await canvas.findByText(text('away'))).toBeVisible();
  },
};

export const Over: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const text = await textsOf(globals);
    await shows(canvasElement, '東京・서울 ✓');
    agent().end('approval_ended');
    await expect(await canvas.findByText(text('over'))).toBeVisible();
  },
};

/** A shell that has ended offers another over the same connection. */
export const Exited: Story = {
  args: { agents: () => [echoingTerminal('$ exit\r\nlogout\r\n')] },
  play: async ({ canvas, canvasElement, globals, step, userEvent }) => {
    const text = await textsOf(globals);
    await shows(canvasElement, 'logout');
    agent().say({ type: 'exit', code: 130 });
    await expect(await canvas.findByText(text('exited', { code: 130 }))).toBeVisible();
    await step('another', async () => {
      await userEvent.click(canvas.getByRole('button', { name: text('openNew') }));
      await waitFor(() => expect(canvas.queryByRole('button', { name: text('openNew') })).toBeNull());
      await expect(agent().controls.filter((said) => Object(said).type === 'open')).toHaveLength(2);
    });
    agent().say({ type: 'exit', code: 130 });
    await canvas.findByText(text('exited', { code: 130 }));
  },
};

const refusing = (refusal: object) => () =>
  [scriptedTerminal({ onOpen: (terminal) => terminal.say({ type: 'refused', detail: '', ...refusal }) })] as const;

export const TooMany: Story = {
  args: { agents: refusing({ because: 'too_many' }) },
  play: async ({ canvas, globals }) => {
    const text = await textsOf(globals);
    await expect(await canvas.findByText(text('tooMany', { most: 20 }))).toBeVisible();
  },
};

export const Failed: Story = {
  args: { agents: refusing({ because: 'failed', detail: 'The shell /usr/local/bin/fish is not there.' }) },
  play: async ({ canvas, globals }) => {
    const text = await textsOf(globals);
    await expect(await canvas.findByText(text('failed'))).toBeVisible();
    await expect(canvas.getByText(/fish is not there/)).toBeVisible();
  },
};

export const Gone: Story = {
  args: { agents: refusing({ because: 'gone' }) },
  play: async ({ canvas, globals }) => {
    const text = await textsOf(globals);
    await expect(await canvas.findByText(text('gone'))).toBeVisible();
  },
};

/** Matches are counted and marked; a Korean word, by keyboard alone. */
export const Finds: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const text = await textsOf(globals);
    await shows(canvasElement, '東京・서울 ✓');
    await waitFor(() => expect(canvasElement.querySelector('textarea')).toHaveFocus());
    await userEvent.keyboard('{Control>}{Shift>}[KeyF]{/Shift}{/Control}');
    const field = await canvas.findByRole('textbox', { name: text('findWords') });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('연결');
    await expect(await canvas.findByText(text('findCount', { index: 1, count: 5 }))).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(text('findCount', { index: 2, count: 5 }))).toBeVisible();
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(await canvas.findByText(text('findCount', { index: 1, count: 5 }))).toBeVisible();
  },
};

/** An incomplete pattern finds nothing, and Escape closes the search. */
export const FindsNothing: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const text = await textsOf(globals);
    await shows(canvasElement, '東京・서울 ✓');
    await userEvent.click(await canvas.findByRole('button', { name: text('find') }));
    await userEvent.click(canvas.getByRole('button', { name: text('findPattern') }));
    await userEvent.type(canvas.getByRole('textbox', { name: text('findWords') }), '(');
    await expect(await canvas.findByText(text('findNothing'))).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('search')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: text('find') }));
    await userEvent.type(canvas.getByRole('textbox', { name: text('findWords') }), 'nowhere');
    await expect(await canvas.findByText(text('findNothing'))).toBeVisible();
  },
};

const LINES = 20_000;

/** Ten thousand lines are kept; all output is confirmed. */
export const LongOutput: Story = {
  args: {
    agents: () => [
      scriptedTerminal({
        onOpen(terminal) {
          terminal.say(OPENED);
          for (let line = 0; line < LINES; line += 100) {
            terminal.print(Array.from({ length: 100 }, (_, index) => `line ${line + index + 1}\r\n`).join(''));
          }
        },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, `line ${LINES}`);
    const bytes = Array.from({ length: LINES }, (_, index) => `line ${index + 1}\r\n`).join('').length;
    await waitFor(() => expect(agent().controls.at(-1)).toEqual({ type: 'received', offset: bytes }));
  },
};

const ESC = '\u001B';
const HOSTILE = [
  `${ESC}]0;vim <b>gate</b>\u0007`,
  `${ESC}]52;c;${btoa('stolen')}\u0007`,
  `${ESC}]8;;javascript:alert(1)\u0007click me${ESC}]8;;\u0007`,
  `${ESC}]8;;https://evil.example/\u0007https://bank.example/${ESC}]8;;\u0007`,
  '<img src=x onerror=alert(1)>',
].join('\r\n');

/** Titles are text for the host, the clipboard cannot be accessed, and a link shows its target before it is opened. */
export const HostileOutput: Story = {
  args: { agents: () => [echoingTerminal(HOSTILE)], onTitle: fn() },
  tags: ['no-visual'],
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const written = fn();
    const clipboard = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = async (words) => written(words);
    await shows(canvasElement, '<img src=x');
    await expect(args.onTitle).toHaveBeenCalledWith('vim <b>gate</b>');
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(written).not.toHaveBeenCalled();
    navigator.clipboard.writeText = clipboard;
    const rowOf = (words: string) =>
      [...canvasElement.querySelectorAll('.xterm-rows > div')].find((row) => row.textContent?.includes(words)) ??
      canvasElement;
    const target = canvasElement.querySelector('.xterm-screen') ?? canvasElement;
    const placeOf = (words: string) => {
      const { left, top, height } = rowOf(words).getBoundingClientRect();
      return { target, coords: { clientX: left + 12, clientY: top + height / 2 } };
    };
    const press = async (words: string) => {
      const place = placeOf(words);
      await userEvent.keyboard('{Control>}');
      await userEvent.pointer([
        { keys: '[MouseLeft>]', ...place },
        { keys: '[/MouseLeft]', ...place },
      ]);
      await userEvent.keyboard('{/Control}');
    };
    await userEvent.pointer(placeOf('click me'));
    await press('click me');
    await waitFor(async () => {
      await userEvent.pointer(placeOf('img src'));
      await userEvent.pointer(placeOf('bank.example'));
      await expect(canvas.getByText(/^evil\.example/)).toBeVisible();
    });
    await press('bank.example');
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getByText('https://evil.example/')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: /취소|Cancel|キャンセル/ }));
  },
};

export const ScreenReader: Story = {
  args: { agents: () => [echoingTerminal('Welcome\r\n$ ')] },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const text = await textsOf(globals);
    await shows(canvasElement, 'Welcome');
    await userEvent.click(await canvas.findByRole('button', { name: text('screenReader') }));
    await waitFor(() => expect(canvasElement.querySelector('.xterm-accessibility')).toHaveTextContent('Welcome'));
  },
};

/** Larger text means fewer columns, and the shell gets the new size. */
export const LargerText: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const text = await textsOf(globals);
    await shows(canvasElement, '東京・서울 ✓');
    const sizes = () => agent().controls.filter((said) => Object(said).type === 'resize');
    const before = sizes().length;
    for (let times = 0; times < 5; times += 1) {
      await userEvent.click(await canvas.findByRole('button', { name: text('larger') }));
    }
    await waitFor(() => expect(sizes().length).toBeGreaterThan(before));
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: ({ canvasElement }) => shows(canvasElement, '東京・서울 ✓'),
};

export const English: Story = { ...Exited, globals: { language: 'en' } };
export const Japanese: Story = { ...TooMany, globals: { language: 'ja', viewport: { value: 'phone' } } };
