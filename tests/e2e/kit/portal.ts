import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { buildPage } from '../../../scripts/workspace/buildPage.ts';
import { consoleUrl } from './person.ts';

/** Only the portal's own files: no styles without a file, and no nonce that would allow one. */
const POLICY = "default-src 'self'; style-src 'self'; img-src 'self' data: blob:";

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** A built portal. */
export interface BuiltPortal {
  /** Serves it to a page next to the console, with a policy that allows only its own files, and opens it. */
  readonly open: (page: Page) => Promise<void>;
  readonly remove: () => void;
}

/** Builds the portal of `tests/e2e/portal` with the packages as they are published. */
export async function buildPortal(): Promise<BuiltPortal> {
  const outDir = await buildPage(path.join(import.meta.dirname, '../portal'), '/portal/');
  return {
    open: async (page) => {
      await page.route('**/portal/**', async (route) => {
        const name = new URL(route.request().url()).pathname.replace('/portal/', '') || 'index.html';
        await route.fulfill({
          body: readFileSync(path.join(outDir, name)),
          headers: {
            'content-type': TYPES[path.extname(name)] ?? 'application/octet-stream',
            'content-security-policy': POLICY,
          },
        });
      });
      await page.goto(consoleUrl('/portal/'));
    },
    remove: () => rmSync(outDir, { recursive: true }),
  };
}
