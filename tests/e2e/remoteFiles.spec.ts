import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './kit/agentTest.ts';
import { openNarrowLine } from './kit/narrowLine.ts';
import { openAs } from './kit/openAs.ts';
import { anotherPage } from './kit/person.ts';
import { reachComputer, sessionPath } from './kit/remote.ts';
import { label } from './kit/texts.ts';

test.describe.configure({ timeout: 600_000 });

const PATIENCE = { timeout: 90_000 };
const MIB = 2 ** 20;
const MANY = 5000;
/** More bytes than fit into 32 bits. */
const LARGE = 4096 * MIB + 12_345;
/** The most bytes of a download that the page writes to the disk in one go: it holds no more of a file of any size. */
const LARGEST_WRITE = 8 * MIB;

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A mostly empty file with something in every fourth block, and the digests of its blocks. */
async function writeLargeFile(file: string): Promise<readonly string[]> {
  const handle = await open(file, 'w+');
  try {
    await handle.truncate(LARGE);
    for (let at = 0; at < LARGE; at += 4 * MIB)
      await handle.write(randomBytes(1000), 0, 1000, Math.min(at, LARGE - 1000));
    const digests: string[] = [];
    // One buffer for all: fresh memory for 4 GB takes the processor longer than the digests.
    const block = Buffer.alloc(MIB);
    for (let at = 0; at < LARGE; at += MIB) {
      const { bytesRead } = await handle.read(block, 0, MIB, at);
      digests.push(digestOf(block.subarray(0, bytesRead)));
    }
    return digests;
  } finally {
    await handle.close();
  }
}

interface Saved {
  /** Of each block of what was saved, in hexadecimal digits. */
  readonly digests: string[];
  /** The most bytes written in one go. */
  largestWrite: number;
  isClosed: boolean;
}

declare global {
  interface Window {
    saved: Saved;
  }
}

/** Replaces the save dialog, which only a person can answer; keeps the digests of what is written. */
function saveDigests(): void {
  const blockBytes = 2 ** 20;
  // The digest copies what it reads, so the next block can use the same memory.
  const block = new Uint8Array(blockBytes);
  let filled = 0;
  const saved: Saved = { digests: [], largestWrite: 0, isClosed: false };
  window.saved = saved;
  const close = async () => {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', block.subarray(0, filled)));
    saved.digests.push([...digest].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
    filled = 0;
  };
  const writable = {
    async write(data: Uint8Array | Blob): Promise<void> {
      const bytes = data instanceof Blob ? new Uint8Array(await data.arrayBuffer()) : data;
      saved.largestWrite = Math.max(saved.largestWrite, bytes.length);
      for (let from = 0; from < bytes.length;) {
        const part = bytes.subarray(from, from + blockBytes - filled);
        block.set(part, filled);
        filled += part.length;
        from += part.length;
        if (filled === blockBytes) await close();
      }
    },
    async close(): Promise<void> {
      if (filled > 0) await close();
      saved.isClosed = true;
    },
    abort: () => Promise.resolve(),
  };
  Object.assign(window, { showSaveFilePicker: async () => ({ createWritable: async () => writable }) });
}

const firstName = (page: Page): Locator => page.getByRole('grid').locator('[data-rowindex="0"] [data-field="name"]');

async function downloadOf(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: label('remoteFiles', 'menuOf', { name }) }).click();
  await page.getByRole('menuitem', { name: label('remoteFiles', 'download'), exact: true }).click();
}

test.describe('the files of a folder of this machine', () => {
  let folder = '';
  let own = '';

  test.beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'remote-files-'));
    own = await mkdtemp(path.join(tmpdir(), 'own-files-'));
    await writeFile(path.join(folder, 'report.txt'), 'as it was\n');
  });

  /** Chooses a file of one's own. It is on the disk, as a person's is: its bytes need not pass through the test. */
  async function choose(page: Page, name: string, bytes: Buffer): Promise<void> {
    const file = path.join(own, name);
    await writeFile(file, bytes);
    await page.setInputFiles('input[type=file] >> nth=0', file);
  }

  test.afterEach(async () => {
    for (const made of [folder, own]) await rm(made, { recursive: true, force: true });
  });

  test('are listed and sorted, 5,000 of them, and a large one is downloaded whole while little of it is kept', async ({
    page,
    place,
  }) => {
    await mkdir(path.join(folder, 'many'));
    const names = Array.from({ length: MANY }, (_, index) => `file-${String(index).padStart(4, '0')}.txt`);
    for (const [index, name] of names.entries())
      await writeFile(path.join(folder, 'many', name), 'x'.repeat(index % 97));
    const digests = await writeLargeFile(path.join(folder, 'large.bin'));
    const { company, pk } = await reachComputer(place, 'folder', ['--allow-files', folder]);
    await openAs(page, company.manager, sessionPath(pk, 'files'));
    const grid = page.getByRole('grid');
    await expect(grid.getByText('report.txt')).toBeVisible(PATIENCE);

    await page.evaluate(saveDigests);
    const ownRequest = page.waitForRequest(/\/remote\/bytes\?transfer=\d+$/, PATIENCE);
    await downloadOf(page, 'large.bin');
    await ownRequest;
    await expect.poll(() => page.evaluate(() => window.saved.isClosed), { timeout: 480_000 }).toBe(true);
    const saved = await page.evaluate(() => window.saved);
    expect(saved.digests).toEqual(digests);
    expect(saved.largestWrite).toBeLessThanOrEqual(LARGEST_WRITE);

    await grid.getByText('many', { exact: true }).dblclick();
    await expect(page.getByText(label('remoteFiles', 'itemCount', { count: MANY })).first()).toBeVisible(PATIENCE);
    await expect(firstName(page)).toHaveText('file-0000.txt');
    await grid.getByRole('columnheader', { name: label('remoteFiles', 'name') }).click();
    await expect(firstName(page)).toHaveText('file-4999.txt');
    await grid.getByRole('columnheader', { name: label('remoteFiles', 'size') }).click();
    await expect(firstName(page)).toHaveText('file-0000.txt');
  });

  test('are replaced only when somebody says so, and appear under their names only when they are complete', async ({
    page,
    place,
    browser,
  }) => {
    const { company, pk } = await reachComputer(place, 'changes', ['--allow-files', folder]);
    await openAs(page, company.manager, sessionPath(pk, 'files'));
    const grid = page.getByRole('grid');
    await expect(grid.getByText('report.txt')).toBeVisible(PATIENCE);
    const onDisk = (name: string) => readFile(path.join(folder, name));

    const downloading = page.waitForEvent('download');
    await downloadOf(page, 'report.txt');
    expect(await readFile(await (await downloading).path(), 'utf8')).toBe('as it was\n');

    await choose(page, 'report.txt', Buffer.from('another one\n'));
    const question = page.getByRole('region', { name: label('remoteFiles', 'conflictTitle', { name: 'report.txt' }) });
    await expect(question).toBeVisible();
    expect(String(await onDisk('report.txt'))).toBe('as it was\n');
    await question.getByRole('button', { name: label('remoteFiles', 'replace') }).click();
    await expect.poll(async () => String(await onDisk('report.txt')), PATIENCE).toBe('another one\n');

    await mkdir(path.join(own, 'menus', 'winter'), { recursive: true });
    await writeFile(path.join(own, 'menus', 'winter', 'lunch.txt'), 'soup\n');
    await page.setInputFiles('input[type=file] >> nth=1', path.join(own, 'menus'));
    await expect(grid.getByText('menus', { exact: true })).toBeVisible(PATIENCE);
    const lunch = path.join('menus', 'winter', 'lunch.txt');
    await expect.poll(async () => String(await onDisk(lunch).catch(() => '')), PATIENCE).toBe('soup\n');

    const bytes = randomBytes(24 * MIB);
    const line = await openNarrowLine(2 * MIB);
    const slow = await anotherPage(browser, line.options);
    await openAs(slow, company.manager, sessionPath(pk, 'files'));
    await expect(slow.getByRole('grid').getByText('report.txt')).toBeVisible(PATIENCE);
    await choose(slow, 'update.bin', bytes);
    const partial = async () => {
      const name = (await readdir(folder)).find((each) => each.endsWith('.partial'));
      return name === undefined ? 0 : (await stat(path.join(folder, name))).size;
    };
    await expect.poll(partial, PATIENCE).toBeGreaterThan(4 * MIB);
    await slow.close();
    await line.close();
    expect(await readdir(folder)).not.toContain('update.bin');

    const other = await anotherPage(browser);
    await openAs(other, company.manager, sessionPath(pk, 'files'));
    await expect(other.getByRole('grid').getByText('report.txt')).toBeVisible(PATIENCE);
    await expect(other.getByRole('grid').getByText('update.bin')).toHaveCount(0);
    await choose(other, 'update.bin', bytes);
    await expect(other.getByRole('grid').getByText('update.bin')).toBeVisible(PATIENCE);
    expect(digestOf(await onDisk('update.bin'))).toBe(digestOf(bytes));
    expect((await readdir(folder)).toSorted()).toEqual(['menus', 'report.txt', 'update.bin']);
  });

  test('go on in messages where a proxy lets no requests of theirs through', async ({ page, place }) => {
    const bytes = randomBytes(6 * MIB);
    await writeFile(path.join(folder, 'backup.bin'), bytes);
    const { company, pk } = await reachComputer(place, 'proxy', ['--allow-files', folder]);
    const refused: string[] = [];
    await page.route(/\/remote\/bytes/, async (route) => {
      refused.push(route.request().method());
      await route.abort();
    });
    await openAs(page, company.manager, sessionPath(pk, 'files'));
    await expect(page.getByRole('grid').getByText('backup.bin')).toBeVisible(PATIENCE);
    const downloading = page.waitForEvent('download');
    await downloadOf(page, 'backup.bin');
    expect(digestOf(await readFile(await (await downloading).path()))).toBe(digestOf(bytes));
    await choose(page, 'update.bin', bytes);
    await expect(page.getByRole('grid').getByText('update.bin')).toBeVisible(PATIENCE);
    expect(digestOf(await readFile(path.join(folder, 'update.bin')))).toBe(digestOf(bytes));
    expect(refused).toEqual(['GET']);
  });
});
