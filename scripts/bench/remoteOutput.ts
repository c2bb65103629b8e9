/** A shell of this machine prints 50 MB into the page of a session: does the page stay usable meanwhile? */
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { freshConsole, longestTask, openBrowser } from './browser.ts';
import { MEGABYTE } from './child.ts';
import type { Finding } from './finding.ts';
import { reachDevice } from './reachedDevice.ts';

const OUTPUT_BYTES = 50 * MEGABYTE;
/** A log line, as wide as many terminals are, with a color in it. */
const LINE = String.raw`2026-11-21 12:00:00.000 \033[32mINFO\033[0m  [worker-7] request 4711 was answered with 200 in 12 ms`;
/** A key that no output contains, and how often it is pressed while the shell prints. */
const KEY = '~';
const KEYS = 8;
const KEYS_EVERY_MS = 400;
/** A longer task makes a page count as frozen; people wait that long without losing the thread. */
const GOALS = { task: 100, key: 1000, interrupt: 1000 } as const;
const PATIENCE_MS = 300_000;

/** What the page records about a terminal's connection. */
interface OutputWatch {
  /** How long each key took from its press until its echo was shown, in milliseconds. */
  readonly echoes: number[];
}

declare global {
  interface Window {
    output: OutputWatch;
  }
}

/**
 * Evaluated in the page before anything else runs. What is typed while a shell prints has scrolled far away before
 * anybody sees it, so the echo is looked for in the bytes that arrive, and counts as shown when the page confirms them.
 */
function watchOutput(key: string): void {
  const [CONTROL, DATA] = [1, 2];
  const watch: OutputWatch = { echoes: [] };
  window.output = watch;
  const code = key.charCodeAt(0);
  const pressed: number[] = [];
  const awaited: { readonly offset: number; readonly at: number }[] = [];
  let received = 0;
  window.addEventListener('keydown', (event) => event.key === key && pressed.push(performance.now()), true);

  function hear({ data }: MessageEvent<unknown>): void {
    if (!(data instanceof ArrayBuffer)) return;
    const [lane] = new Uint8Array(data, 0, 1);
    if (lane !== DATA) return;
    const bytes = new Uint8Array(data, 1);
    for (let at = bytes.indexOf(code); at >= 0; at = bytes.indexOf(code, at + 1)) {
      const pressedAt = pressed.shift();
      if (pressedAt !== undefined) awaited.push({ offset: received + at + 1, at: pressedAt });
    }
    received += bytes.length;
  }

  function noteShown(frame: unknown): void {
    if (!(frame instanceof Uint8Array) || frame[0] !== CONTROL) return;
    const [, offset] = /"received","offset":(\d+)/.exec(new TextDecoder().decode(frame.subarray(1))) ?? [];
    while (awaited[0] !== undefined && awaited[0].offset <= Number(offset)) {
      watch.echoes.push(performance.now() - (awaited.shift()?.at ?? Number.NaN));
    }
  }

  window.WebSocket = class extends WebSocket {
    constructor(...words: ConstructorParameters<typeof WebSocket>) {
      super(...words);
      this.addEventListener('message', hear);
    }

    override send(frame: Parameters<WebSocket['send']>[0]): void {
      noteShown(frame);
      super.send(frame);
    }
  };
}

/** Waits until the terminal shows one of some words; when that was, in milliseconds since the navigation. */
function shows(page: Page, ...words: readonly string[]): Promise<number> {
  return page.evaluate(
    (wanted) =>
      window.watch.painted(() => {
        const shown = document.querySelector('.xterm-rows')?.textContent ?? '';
        return wanted.some((word) => shown.includes(word));
      }),
    words,
  );
}

const now = (page: Page) => page.evaluate(() => performance.now());

/** The results of printing, in milliseconds. */
interface Printed {
  readonly all: number;
  readonly longestTask: number;
  readonly slowestEcho: number;
  readonly interrupt: number;
}

async function print(page: Page): Promise<Printed> {
  await shows(page, '$', '#');
  await page.keyboard.type(`PS1='ready> '; line=$(printf '${LINE}'); clear\n`);
  await shows(page, 'ready> ');
  await page.keyboard.type(`yes "$line" | head -c ${OUTPUT_BYTES}; clear; echo all-$((6 * 7))`);
  const startedAt = await now(page);
  await page.keyboard.press('Enter');
  for (let count = 0; count < KEYS; count += 1) {
    await pause(KEYS_EVERY_MS);
    await page.keyboard.press(KEY);
  }
  const all = (await shows(page, 'all-42')) - startedAt;
  const task = await longestTask(page, startedAt);
  const echoes = await page.evaluate(() => window.output.echoes);

  await page.keyboard.press('Control+c');
  await page.keyboard.type('clear; yes "$line"\n');
  await pause(2000);
  const interruptedAt = await now(page);
  await page.keyboard.press('Control+c');
  const interrupt = (await shows(page, 'ready> ')) - interruptedAt;
  // Keys that were never shown count as the slowest.
  const slowestEcho = echoes.length < KEYS ? Number.NaN : Math.max(...echoes);
  return { all, longestTask: task, slowestEcho, interrupt };
}

export async function remoteOutput(): Promise<Finding[]> {
  const device = await reachDevice(['--allow-terminal', '--shell', '/bin/bash']);
  const browser = await openBrowser();
  try {
    const page = await freshConsole(browser, device);
    page.setDefaultTimeout(PATIENCE_MS);
    await page.addInitScript(watchOutput, KEY);
    await page.goto(`${device.origin}/en/remote/${device.deviceId}/terminal`);
    const { all, longestTask: task, slowestEcho, interrupt } = await print(page);
    const rate = `${(OUTPUT_BYTES / MEGABYTE / (all / 1000)).toFixed(1)} MB/s`;
    const what = '50 MB of output of a shell in the page';
    return [
      { what: `${what}, longest task`, value: task, unit: 'ms', goal: GOALS.task, detail: '0 for none over 50 ms' },
      {
        what: `${what}, slowest key to its echo`,
        value: slowestEcho,
        unit: 'ms',
        goal: GOALS.key,
        detail: `the slowest of ${KEYS}, behind what is on its way`,
      },
      {
        what: 'Ctrl+C to the next prompt while a shell prints without end',
        value: interrupt,
        unit: 'ms',
        goal: GOALS.interrupt,
        detail: 'as it is seen in the page',
      },
      { what: `${what}, until all of it is shown`, value: all, unit: 'ms', detail: rate },
    ];
  } finally {
    await browser.close();
    await device.end();
  }
}
