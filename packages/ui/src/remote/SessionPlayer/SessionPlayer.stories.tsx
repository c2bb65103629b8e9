import type { StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';
import { STORY_DESKTOP } from '../testing/paintScreen.ts';
import {
  asciicast,
  BROKEN_SCREEN,
  RECORDED_NOTE,
  RECORDED_SCREEN,
  RECORDED_TERMINAL,
  RECORDED_TERMINAL_MS,
} from '../testing/recordedSessions.ts';
import { SessionPlayer, type SessionPlayerProps } from './SessionPlayer.tsx';

function Example(props: SessionPlayerProps) {
  return (
    <div style={{ height: 520 }}>
      <SessionPlayer {...props} />
    </div>
  );
}

const meta = {
  title: 'Remote/SessionPlayer',
  component: SessionPlayer,
  render: (args) => <Example {...args} />,
  args: { kind: 'terminal', content: RECORDED_TERMINAL, deviceName: 'GW-용인-북문', onDownload: fn() },
} satisfies HostedMeta<typeof Example>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Example>>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const textsOf = (globals: Readonly<Record<string, unknown>>) => storyTexts('remoteRecordings', globals);
const rowsOf = (canvasElement: HTMLElement) =>
  (canvasElement.querySelector('.xterm-rows')?.textContent ?? '').replaceAll('\u00A0', ' ');
const shows = (canvasElement: HTMLElement, words: string) =>
  waitFor(() => expect(rowsOf(canvasElement)).toContain(words));

/** Moves the slider, and waits until the content of that position is shown. */
async function seek({ canvas, globals }: Pick<Context, 'canvas' | 'globals'>, position: number) {
  const text = await textsOf(globals);
  const slider = await canvas.findByRole('slider', { name: text('position') });
  await waitFor(() => expect(canvas.getByRole('button', { name: text('play') })).toBeEnabled());
  await fireEvent.change(slider, { target: { value: String(position) } });
  await waitFor(() => expect(slider.closest('section')).toHaveAttribute('aria-busy', 'false'));
  await waitFor(() => expect(slider).toHaveValue(String(position)));
}

/** A terminal in the middle of its recording: it contains what was shown up to then, and nothing else. */
export const Terminal: Story = {
  play: async (context) => {
    await seek(context, 13_000);
    await shows(context.canvasElement, '인증서');
    await expect(rowsOf(context.canvasElement)).not.toContain('연결-점검');
  },
};

export const Dark: Story = { ...Terminal, globals: { theme: 'dark', language: 'en' } };
export const Phone: Story = { ...Terminal, globals: { viewport: { value: 'phone' }, language: 'ja' } };

/** After going back, later output is gone. */
export const GoesBack: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    await seek(context, RECORDED_TERMINAL_MS - 1);
    await shows(context.canvasElement, '東京・서울 ✓');
    await seek(context, 4000);
    await waitFor(() => expect(rowsOf(context.canvasElement)).not.toContain('東京'));
    await shows(context.canvasElement, '16:39:47');
  },
};

/** At the end it can be played again. */
export const AtEnd: Story = {
  play: async (context) => {
    const { canvas, canvasElement, globals } = context;
    const text = await textsOf(globals);
    await seek(context, RECORDED_TERMINAL_MS);
    await shows(canvasElement, '東京・서울 ✓');
    await expect(await canvas.findByRole('button', { name: text('again') })).toBeVisible();
  },
};

const SHORT = asciicast([
  [0, 'o', 'one\r\n'],
  [0.2, 'o', 'two\r\n'],
  [60, 'o', 'three\r\n'],
  [60.2, 'o', 'four\r\n'],
]);

/** It plays automatically, faster, and skips the minute in which nothing happened. */
export const Plays: Story = {
  args: { content: SHORT, startsPlaying: true },
  tags: ['no-visual'],
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const text = await textsOf(globals);
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: text('speed') }), '8');
    await userEvent.click(canvas.getByRole('button', { name: text('skipIdle') }));
    await waitFor(() => expect(rowsOf(canvasElement)).toContain('four'));
    await expect(await canvas.findByRole('button', { name: text('again') })).toBeVisible();
    await expect(rowsOf(canvasElement)).toContain('one');
  },
};

/** Space plays and pauses, the arrow keys go five seconds back and forward. */
export const Keyboard: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const text = await textsOf(globals);
    await seek(context, 10_000);
    const slider = canvas.getByRole('slider', { name: text('position') });
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(slider).toHaveValue('15000'));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(slider).toHaveValue('5000'));
    await userEvent.keyboard(' ');
    await expect(await canvas.findByRole('button', { name: text('pause') })).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByRole('button', { name: text('play') })).toBeVisible();
  },
};

/** A result leads to the time when the words appeared, and marks them; by keyboard alone. */
export const Searched: Story = {
  tags: ['pictured'],
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const text = await textsOf(globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('find') }));
    const field = await canvas.findByRole('textbox', { name: text('findWords') });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('연결');
    await expect(await canvas.findByText(text('findCount', { count: 5 }))).toBeVisible();
    const results = within(canvas.getByRole('list', { name: text('results') }));
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(results.getAllByRole('button')[1]).toHaveAttribute('aria-current', 'true'));
    const slider = canvas.getByRole('slider', { name: text('position') });
    await waitFor(() => expect(slider).toHaveValue('16000'));
    await shows(canvasElement, './연결-점검.sh --전체');
    await expect(rowsOf(canvasElement)).not.toContain('16:40:51');
    await waitFor(() =>
      expect(canvasElement.querySelector('.xterm-decoration-top, .xterm-selection div')).toBeTruthy(),
    );
  },
};

export const SearchedPhone: Story = { ...Searched, globals: { viewport: { value: 'phone' } } };

/** Words that were never shown; Escape closes the search. */
export const FindsNothing: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, globals, userEvent }) => {
    const text = await textsOf(globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('find') }));
    await userEvent.type(await canvas.findByRole('textbox', { name: text('findWords') }), 'nowhere');
    await expect(await canvas.findByText(text('findNothing', { search: 'nowhere' }))).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('search')).toBeNull());
  },
};

/** The color in the center of a visible part of the screen, as 0xRRGGBB. */
function colorOf(canvasElement: HTMLElement, { x, y, width, height }: typeof RECORDED_NOTE): number {
  const shown = [...canvasElement.querySelectorAll('canvas')].find((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );
  const pixel = shown?.getContext('2d')?.getImageData(x + width / 2, y + height / 2, 1, 1).data ?? [];
  const [red = 0, green = 0, blue = 0] = pixel;
  return (red << 16) | (green << 8) | blue;
}

const band = STORY_DESKTOP.findLast(
  ({ x, y, width, height }) =>
    x <= 510 && 510 < x + width && y <= RECORDED_NOTE.y + 60 && RECORDED_NOTE.y + 60 < y + height,
);

const seesNote = (canvasElement: HTMLElement, isThere: boolean) =>
  waitFor(() => expect(colorOf(canvasElement, RECORDED_NOTE)).toBe(isThere ? RECORDED_NOTE.color : band?.color));

/** A screen: forward to what appeared later, and back to before it. */
export const Screen: Story = {
  tags: ['pictured'],
  args: { kind: 'screen', content: RECORDED_SCREEN, deviceName: 'KIOSK-01' },
  play: async (context) => {
    const { canvas, canvasElement, globals } = context;
    const text = await textsOf(globals);
    await seek(context, 3000);
    await seesNote(canvasElement, true);
    await seek(context, 1000);
    await seesNote(canvasElement, false);
    await seek(context, 2500);
    await seesNote(canvasElement, true);
    await expect(canvas.getByRole('img', { name: text('picture', { device: 'KIOSK-01' }) })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: text('find') })).toBeNull();
  },
};

export const ScreenPhone: Story = {
  ...Screen,
  globals: { viewport: { value: 'phone' }, theme: 'dark', language: 'en' },
};

/** A screen that cannot be drawn from some point on says so, and the part before it can be viewed. */
export const ScreenBroken: Story = {
  tags: ['pictured'],
  args: { kind: 'screen', content: BROKEN_SCREEN, deviceName: 'KIOSK-01' },
  play: async (context) => {
    const { args, canvas, globals, userEvent } = context;
    const text = await textsOf(globals);
    await seek(context, 500);
    await expect(canvas.queryByText(text('fault_broken'))).toBeNull();
    await fireEvent.change(canvas.getByRole('slider', { name: text('position') }), { target: { value: '1000' } });
    await expect(await canvas.findByText(text('fault_broken'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('download') }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

/** A recording that was cut off plays up to that point, and says so. */
export const Cut: Story = {
  args: { content: RECORDED_TERMINAL.subarray(0, RECORDED_TERMINAL.length - 20) },
  play: async (context) => {
    const text = await textsOf(context.globals);
    await seek(context, RECORDED_TERMINAL_MS - 2000);
    await expect(await context.canvas.findByText(text('cut'))).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['pictured'],
  args: { content: null, progress: { arrived: 3_145_728, size: 12_582_912 } },
};

const says =
  (fault: 'empty' | 'unreadable' | 'unsupported'): NonNullable<Story['play']> =>
  async ({ canvas, globals }) => {
    const text = await textsOf(globals);
    await expect(await canvas.findByText(text(`fault_${fault}`))).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
  };

const bytesOf = (text: string) => new TextEncoder().encode(text);

export const Unreadable: Story = { args: { content: bytesOf('no recording') }, play: says('unreadable') };
export const Empty: Story = { args: { content: asciicast([]) }, play: says('empty') };
export const Unsupported: Story = {
  tags: ['no-visual'],
  args: { content: bytesOf('{"version":3,"width":80,"height":24}\n') },
  play: says('unsupported'),
};
