/** Initial JavaScript of the login page, relative to the smallest form that React and MUI can make. */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import sirv from 'sirv';
import { launchOptions } from '../chromium.ts';
import { root } from '../run/server.ts';
import { buildPage } from '../workspace/buildPage.ts';
import type { Finding } from './finding.ts';

/** The goal of the ratio. */
const GOAL = 1.3;

const gzipped = (bytes: Buffer) => gzipSync(bytes, { level: 9 }).length;

async function bareForm(): Promise<number> {
  const outDir = await buildPage(path.join(root, 'tests/bench/bare-login'));
  const assets = path.join(outDir, 'assets');
  const total = readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .reduce((sum, name) => sum + gzipped(readFileSync(path.join(assets, name))), 0);
  rmSync(outDir, { recursive: true });
  return total;
}

/** What the browser really loads until the page is idle. */
async function loginPage(): Promise<number> {
  const files = sirv(path.join(root, 'packages/console/dist'), { dev: false, single: true });
  const server = createServer((request, response) => files(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The bench server has no port.');
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ locale: 'ko-KR' });
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      const type = response.headers()['content-type'] ?? '';
      if (type.includes('javascript')) sizes.push(response.body().then(gzipped));
    });
    await page.goto(`http://127.0.0.1:${address.port}/ko/login`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: '로그인', exact: true }).waitFor();
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

export async function loginSize(): Promise<Finding[]> {
  const floor = await bareForm();
  const page = await loginPage();
  return [
    {
      what: 'login page, initial JavaScript (gzip), to a bare React + MUI form',
      value: page / floor,
      unit: 'times',
      goal: GOAL,
      detail: `${page} to ${floor} bytes`,
    },
  ];
}
