/**
 * A browser that is asked for as little as possible. Playwright has every page report each WebSocket message, as text
 * in base64: where a gigabyte passes, the reports are most of the computer's work. This one speaks the DevTools
 * protocol itself, and asks a page only for the result of a script.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WebSocket } from 'ws';
import { launchOptions } from '../chromium.ts';
import { ended } from './child.ts';

/** A page of the browser. */
export interface QuietPage {
  readonly goto: (address: string) => Promise<void>;
  /** Runs a function in the page, which sees only its argument, and returns what it resolves to. */
  readonly evaluate: <Result, Argument>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ) => Promise<Result>;
  /** Chooses a file in the first file field. */
  readonly chooseFile: (file: string) => Promise<void>;
}

/** A browser of its own, with an empty profile. */
export interface QuietBrowser {
  readonly newPage: () => Promise<QuietPage>;
  readonly close: () => Promise<void>;
}

type Parameters = Readonly<Record<string, unknown>>;
type Answer = Readonly<Record<string, unknown>>;

/** Where a newly started browser listens. */
async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  let said = '';
  for await (const chunk of output) {
    said += String(chunk);
    const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
    if (found !== undefined) return found;
  }
  throw new Error(`The browser did not start: ${said}`);
}

/** Speaks the DevTools protocol over one WebSocket. */
async function connect(address: string) {
  const socket = new WebSocket(address, { perMessageDeflate: false });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const waiting = new Map<number, PromiseWithResolvers<Answer>>();
  socket.on('message', (data: Buffer) => {
    const { id, result, error } = JSON.parse(data.toString()) as {
      readonly id?: number;
      readonly result?: Answer;
      readonly error?: { readonly message: string };
    };
    const call = id === undefined ? undefined : waiting.get(id);
    if (id === undefined || !call) return;
    waiting.delete(id);
    if (error) call.reject(new Error(error.message));
    else call.resolve(result ?? {});
  });
  let lastId = 0;
  return (method: string, params: Parameters = {}, sessionId?: string): Promise<Answer> => {
    lastId += 1;
    const call = Promise.withResolvers<Answer>();
    waiting.set(lastId, call);
    socket.send(JSON.stringify({ id: lastId, method, params, sessionId }));
    return call.promise;
  };
}

const LOOK_EVERY_MS = 50;

function pageOf(call: (method: string, params?: Parameters) => Promise<Answer>): QuietPage {
  const run = async (expression: string, byValue: boolean) => {
    const answer = await call('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: byValue });
    if (answer['exceptionDetails']) throw new Error(JSON.stringify(answer['exceptionDetails']));
    return answer['result'] as { readonly value?: unknown; readonly objectId?: string };
  };
  return {
    goto: async (address) => {
      await call('Page.navigate', { url: address });
      const isThere = `document.readyState === 'complete' && location.href.startsWith(${JSON.stringify(address)})`;
      while ((await run(isThere, true)).value !== true) {
        await new Promise((resume) => setTimeout(resume, LOOK_EVERY_MS));
      }
    },
    evaluate: async <Result, Argument>(
      work: (argument: Argument) => Result | Promise<Result>,
      argument: Argument,
    ): Promise<Result> => (await run(`(${work.toString()})(${JSON.stringify(argument)})`, true)).value as Result,
    chooseFile: async (file) => {
      const { objectId } = await run('document.querySelector("input[type=file]")', false);
      await call('DOM.setFileInputFiles', { objectId, files: [file] });
    },
  };
}

/** Starts the browser that the tests use. */
export async function openQuietBrowser(): Promise<QuietBrowser> {
  const profile = mkdtempSync(path.join(tmpdir(), 'quiet-browser-'));
  const { executablePath, args } = launchOptions();
  const browser = spawn(
    executablePath,
    [...args, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, '--window-size=1440,900'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const call = await connect(await addressIn(browser.stderr));
  return {
    newPage: async () => {
      const { targetId } = await call('Target.createTarget', { url: 'about:blank' });
      const { sessionId } = await call('Target.attachToTarget', { targetId, flatten: true });
      return pageOf((method, params) => call(method, params, String(sessionId)));
    },
    close: async () => {
      await ended(browser);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
