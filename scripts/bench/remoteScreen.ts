/** The screen of a device in the console, against noVNC on the same VNC server over plain forwarding. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { missingScreenPrograms, openXScreen } from '../run/xScreen.ts';
import { freshConsole, freshPage, openBrowser } from './browser.ts';
import { addressOf, ended } from './child.ts';
import { countVnc, type CountedVnc, type VncCount } from './countedVnc.ts';
import { type Finding, median } from './finding.ts';
import { servePage } from './pages.ts';
import { reachDevice } from './reachedDevice.ts';

const ROUNDS = 3;
const MEASURED_MS = 5000;
/** Nobody sees less than nine tenths of what plain forwarding delivers. */
const GOAL = 1 / 0.9;
/** Output that fills the screen again and again, faster than it can be shown. */
const BUSY = 'while :; do head -c 4000 /dev/urandom | od -An -tx1; sleep 0.02; done';

/** What a page has drawn each second. */
async function rateOf(page: Page, vnc: CountedVnc): Promise<VncCount> {
  const before = vnc.count();
  const startedAt = performance.now();
  await page.waitForTimeout(MEASURED_MS);
  const seconds = (performance.now() - startedAt) / 1000;
  const after = vnc.count();
  return { frames: (after.frames - before.frames) / seconds, bytes: (after.bytes - before.bytes) / seconds };
}

/** Opens a page, waits until pictures arrive, measures, and leaves it. */
async function rateAt(page: Page, address: string, vnc: CountedVnc): Promise<VncCount> {
  const { frames } = vnc.count();
  await page.goto(address);
  const deadline = performance.now() + 60_000;
  while (vnc.count().frames < frames + 20) {
    if (performance.now() > deadline) throw new Error('No pictures came.');
    await page.waitForTimeout(100);
  }
  const rate = await rateOf(page, vnc);
  await page.goto('about:blank');
  return rate;
}

export async function remoteScreen(): Promise<Finding[]> {
  if (missingScreenPrograms.length > 0) {
    console.log(`remoteScreen is skipped: ${missingScreenPrograms.join(', ')} is not on this machine.`);
    return [];
  }
  const screen = await openXScreen({ width: 1280, height: 800 });
  screen.terminal(BUSY, '-geometry', '200x60+0+0');
  const vnc = await countVnc((await screen.serve(['-nopw'])).port);
  const plain = spawn(process.execPath, [path.join(import.meta.dirname, 'plainVnc.ts'), String(vnc.port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const served = await servePage('plain-screen');
  const device = await reachDevice(['--allow-screen', '--vnc-port', String(vnc.port)]);
  const browser = await openBrowser();
  try {
    const place = encodeURIComponent((await addressOf(plain)).replace('http', 'ws'));
    const ways = {
      plain: { page: await freshPage(browser), address: `${served.origin}/?vnc=${place}`, rates: [] as VncCount[] },
      console: {
        page: await freshConsole(browser, device),
        address: `${device.origin}/en/remote/${device.deviceId}/screen`,
        rates: [] as VncCount[],
      },
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { page, address, rates } of Object.values(ways)) rates.push(await rateAt(page, address, vnc));
    }
    const middle = (way: keyof typeof ways, what: keyof VncCount) => median(ways[way].rates.map((rate) => rate[what]));
    const finding = (what: keyof VncCount, unit: number, word: string): Finding => ({
      what: `${what} per second of a screen by noVNC over plain forwarding, to those in the console`,
      value: middle('plain', what) / middle('console', what),
      unit: 'times',
      goal: GOAL,
      detail: `${(middle('plain', what) / unit).toFixed(1)} to ${(middle('console', what) / unit).toFixed(1)} ${word}`,
    });
    return [finding('frames', 1, 'a second'), finding('bytes', 1024, 'KB a second')];
  } finally {
    await browser.close();
    await device.end();
    served.end();
    await ended(plain);
    vnc.end();
    await screen.end();
  }
}
