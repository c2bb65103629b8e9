/** The cost of moving a large file through a session, in the console's page, against plain HTTP in the same browser. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { storedSession } from './browser.ts';
import { addressOf, ended, MEGABYTE, residentBytes } from './child.ts';
import { type FilesServer, startFilesServer } from './filesServer.ts';
import { type Finding, median } from './finding.ts';
import { openQuietBrowser, type QuietPage } from './quietBrowser.ts';

const SIZE = Number(process.env['BENCH_FILE_MB'] ?? 1024) * MEGABYTE;
const ROUNDS = 3;
const FILE = 'large.bin';
const SAMPLE_MS = 50;
const LONGEST_MS = 300_000;
/** How the page reports that a file arrived intact. */
const DONE = 'Done · verified';
const GOALS = { plainToOurs: 1 / 0.7, memoryKb: 50 * 1024 } as const;

/** Avoids measuring a disk: files are kept in memory where the system has a place for that. */
const PLACE = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** What is saved is discarded: the place on the disk is the person's, and not part of what is measured. */
const dropDownloads = (page: QuietPage) =>
  page.evaluate(() => {
    const nothing = () => Promise.resolve();
    Object.assign(window, {
      showSaveFilePicker: () =>
        Promise.resolve({ createWritable: () => Promise.resolve({ write: nothing, close: nothing, abort: nothing }) }),
    });
  }, null);

/** Waits until an element with a text appears, and optionally presses it. */
const find = (page: QuietPage, selector: string, words: string, press: 'press' | 'leave' = 'leave') =>
  page.evaluate(
    async ([wanted, said, how, patience]) => {
      const giveUpAt = Date.now() + patience;
      for (;;) {
        const found = [...document.querySelectorAll<HTMLElement>(wanted)].find((element) =>
          element.textContent?.includes(said),
        );
        if (found && how === 'press') found.click();
        if (found) return;
        if (Date.now() > giveUpAt) throw new Error(`There is no ${wanted} that says "${said}".`);
        await new Promise((resume) => setTimeout(resume, 50));
      }
    },
    [selector, words, press, LONGEST_MS] as const,
  );

/** Does something and returns how long it took, in seconds. */
async function secondsOf(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}

/** The peak of additional resident bytes of processes while something is done. */
async function memoryOf(children: readonly ChildProcess[], work: () => Promise<void>): Promise<readonly number[]> {
  const before = children.map(residentBytes);
  const most = [...before];
  const sampling = setInterval(() => {
    for (const [index, child] of children.entries()) most[index] = Math.max(most[index] ?? 0, residentBytes(child));
  }, SAMPLE_MS);
  try {
    await work();
  } finally {
    clearInterval(sampling);
  }
  return most.map((bytes, index) => bytes - (before[index] ?? 0));
}

/** Fetches the file in the page and discards what arrives. */
async function plainDownload(page: QuietPage): Promise<void> {
  const received = await page.evaluate(async (address) => {
    const reader = (await fetch(address)).body?.getReader();
    let bytes = 0;
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) bytes += part.value.length;
    return bytes;
  }, `/download/${FILE}`);
  if (received !== SIZE) throw new Error(`Only ${received} bytes arrived.`);
}

async function plainUpload(page: QuietPage): Promise<void> {
  await page.evaluate(async () => {
    const body = document.querySelector('input')?.files?.[0];
    if (!body || !(await fetch('/file', { method: 'PUT', body })).ok) throw new Error('The file was not taken.');
  }, null);
}

const TRANSFERS = 'section[aria-label="Transfers"]';

const forget = (page: QuietPage, name: string) =>
  find(page, `button[aria-label="Remove ${name} from the list"]`, '', 'press');

async function download(page: QuietPage): Promise<void> {
  await find(page, `button[aria-label="Menu for ${FILE}"]`, '', 'press');
  await find(page, '[role="menuitem"]', 'Download', 'press');
  await find(page, TRANSFERS, DONE);
}

async function upload(page: QuietPage, file: string): Promise<void> {
  await page.chooseFile(file);
  await find(page, TRANSFERS, DONE);
}

/** Signs a person in, in a page that shows nothing yet. */
async function signIn(page: QuietPage, server: FilesServer): Promise<void> {
  await page.goto(`${server.origin}/healthz`);
  await page.evaluate(
    (entries) => {
      for (const { name, value } of entries) localStorage.setItem(name, value);
    },
    await storedSession(server),
  );
}

interface Bench {
  readonly files: FilesServer;
  readonly page: QuietPage;
  readonly plainPage: QuietPage;
  /** The folder that is shared. */
  readonly shared: string;
  /** The file on the browser's side. */
  readonly own: string;
}

interface Round {
  readonly plainDown: number;
  readonly down: number;
  readonly plainUp: number;
  readonly up: number;
  /** Of the server and of the agent, in bytes. */
  readonly memory: readonly number[];
}

async function round({ files, page, plainPage, shared, own }: Bench): Promise<Round> {
  let [down, up] = [0, 0];
  const name = path.basename(own);
  const plainDown = await secondsOf(() => plainDownload(page));
  const plainUp = await secondsOf(() => plainUpload(plainPage));
  const memory = await memoryOf([files.server, files.agent], async () => {
    down = await secondsOf(() => download(page));
    await forget(page, FILE);
    up = await secondsOf(() => upload(page, own));
    await forget(page, name);
  });
  rmSync(path.join(shared, name));
  return { plainDown, down, plainUp, up, memory };
}

function findings(rounds: readonly Round[]): Finding[] {
  const of = (pick: (each: Round) => number) => median(rounds.map(pick));
  const perSecond = (seconds: number) => `${Math.round(SIZE / MEGABYTE / seconds)} MB/s`;
  const megabytes = Math.round(SIZE / MEGABYTE);
  const speed = (what: string, plain: number, ours: number): Finding => ({
    what: `bytes per second of plain HTTP to those of ${what} of ${megabytes} MB in a session`,
    value: ours / plain,
    unit: 'times',
    goal: GOALS.plainToOurs,
    detail: `${perSecond(plain)} to ${perSecond(ours)}`,
  });
  const memory = (what: string, index: number): Finding => {
    const most = Math.max(...rounds.map((each) => each.memory[index] ?? Number.NaN));
    return {
      what: `memory of the ${what} while a file of ${megabytes} MB passes, more than before`,
      value: most / 1024,
      unit: 'KB',
      goal: GOALS.memoryKb,
      detail: `${Math.round(most / MEGABYTE)} MB`,
    };
  };
  return [
    speed(
      'a download',
      of((each) => each.plainDown),
      of((each) => each.down),
    ),
    speed(
      'an upload',
      of((each) => each.plainUp),
      of((each) => each.up),
    ),
    memory('server', 0),
    memory('agent', 1),
  ];
}

export async function remoteFiles(): Promise<Finding[]> {
  const folder = mkdtempSync(path.join(PLACE, 'remote-files-'));
  const shared = path.join(folder, 'shared');
  const own = path.join(folder, 'own.bin');
  const downloads = path.join(folder, 'data', 'downloads');
  for (const made of [shared, downloads]) mkdirSync(made, { recursive: true });
  for (const file of [path.join(shared, FILE), path.join(downloads, FILE), own]) {
    writeFileSync(file, '');
    truncateSync(file, SIZE);
  }
  const plain = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'plainUpload.ts'), path.join(folder, 'plain.bin')],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const files = await startFilesServer(path.join(folder, 'data'), shared);
  const browser = await openQuietBrowser();
  try {
    const page = await browser.newPage();
    await signIn(page, files);
    await page.goto(`${files.origin}/en/remote/${files.deviceId}/files`);
    await find(page, '[role="grid"]', FILE);
    await dropDownloads(page);
    const plainPage = await browser.newPage();
    await plainPage.goto(await addressOf(plain));
    await plainPage.chooseFile(own);
    const bench = { files, page, plainPage, shared, own };
    const rounds: Round[] = [];
    // The first lets hot code be compiled, and buffers reach their size.
    await round(bench);
    while (rounds.length < ROUNDS) rounds.push(await round(bench));
    return findings(rounds);
  } finally {
    await browser.close();
    await files.end();
    await ended(plain);
    rmSync(folder, { recursive: true, force: true });
  }
}
