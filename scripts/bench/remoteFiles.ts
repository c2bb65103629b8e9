/** What it costs to move a large file through a session, in the console's page, against plain HTTP in the same browser. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { freshConsole, openBrowser } from './browser.ts';
import { addressOf, ended, MEGABYTE, residentBytes } from './child.ts';
import { type FilesServer, startFilesServer } from './filesServer.ts';
import { type Finding, median } from './finding.ts';

const SIZE = Number(process.env['BENCH_FILE_MB'] ?? 1024) * MEGABYTE;
const ROUNDS = 3;
const FILE = 'large.bin';
const SAMPLE_MS = 50;
const LONGEST_MS = 300_000;
/** How the page says that a file arrived as it was. */
const DONE = /Done · checked/;
const GOALS = { plainToOurs: 1 / 0.7, memoryKb: 50 * 1024 } as const;

/** A disk would be what is measured: files lie in memory where the system has a place for that. */
const PLACE = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** What is saved is dropped: the place on the disk is the person's, and no part of what is measured. */
function dropDownloads(): void {
  const nothing = () => Promise.resolve();
  Object.assign(window, {
    showSaveFilePicker: () =>
      Promise.resolve({ createWritable: () => Promise.resolve({ write: nothing, close: nothing, abort: nothing }) }),
  });
}

/** Does something and answers how long it took, in seconds. */
async function secondsOf(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}

/** The most resident bytes of processes while something is done, more than before. */
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

/** Fetches the file in the page and drops what arrives. */
async function plainDownload(page: Page): Promise<void> {
  const received = await page.evaluate(async (address) => {
    const reader = (await fetch(address)).body?.getReader();
    let bytes = 0;
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) bytes += part.value.length;
    return bytes;
  }, `/download/${FILE}`);
  if (received !== SIZE) throw new Error(`Only ${received} bytes arrived.`);
}

async function plainUpload(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const body = document.querySelector('input')?.files?.[0];
    if (!body || !(await fetch('/file', { method: 'PUT', body })).ok) throw new Error('The file was not taken.');
  });
}

/** Waits until the page says that the transfer is done, and takes it off the list. */
async function untilDone(page: Page): Promise<void> {
  await page.getByText(DONE).first().waitFor({ timeout: LONGEST_MS });
}

const forget = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name} from the list` }).click();

async function download(page: Page): Promise<void> {
  await page.getByRole('button', { name: `Menu of ${FILE}` }).click();
  await page.getByRole('menuitem', { name: 'Download', exact: true }).click();
  await untilDone(page);
}

async function upload(page: Page, file: string): Promise<void> {
  await page.setInputFiles('input[type=file] >> nth=0', file);
  await untilDone(page);
}

interface Bench {
  readonly files: FilesServer;
  readonly page: Page;
  readonly plainPage: Page;
  /** The folder that is shared. */
  readonly shared: string;
  /** The file on the side of the browser. */
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
  const browser = await openBrowser();
  try {
    const page = await freshConsole(browser, files);
    await page.addInitScript(dropDownloads);
    await page.goto(`${files.origin}/en/remote/${files.devicePk}/files`);
    await page.getByRole('grid').getByText(FILE).waitFor();
    const plainPage = await (await browser.newContext()).newPage();
    await plainPage.goto(await addressOf(plain));
    await plainPage.setInputFiles('input', own);
    const bench = { files, page, plainPage, shared, own };
    const rounds: Round[] = [];
    // The first is to compile what runs often, and for buffers to reach their size.
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
