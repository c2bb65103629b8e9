/**
 * What the device list is compared with: the smallest table that React can make, and a Cloudscape table. Each shows the
 * same devices, with one fetch per page, from a server of its own.
 */
import type { Browser, Page } from '@playwright/test';
import { API_BASE } from '@remote-console/api-client/contract';
import { freshConsole, freshPage, type SignedIn } from './browser.ts';
import { startListServer, type ListServer } from './child.ts';
import { servePage } from './pages.ts';

/** Rows per page. */
export const ROWS = 24;
/** Pages that the other tables can show. */
const PAGES = 16;
/** Where the texts to type are found: in names such as `KIOSK-g1a2b3`, at the end of the word. */
const BEGINNING = 'k-g';
const LETTERS = 4;

/** A page with a list of devices. */
export interface ListSubject {
  readonly origin: string;
  readonly address: string;
  /** Selector of its rows; each has the pk of its device as `data-id`. */
  readonly rows: string;
  /** How many rows to wait for. */
  readonly count: number;
  /** Opens a page in a browser that has loaded nothing of it. */
  readonly open: () => Promise<Page>;
  /** What a request that reads that page contains. */
  readonly readsPage: (page: number) => string;
}

/** The subjects by name, each on its own server. */
export interface ListSubjects {
  readonly door: ListServer;
  readonly floor: ListSubject;
  readonly peer: ListSubject;
  readonly table: ListSubject;
  readonly cards: ListSubject;
  /** What is typed; every letter finds different devices than the one before. */
  readonly typed: string;
  readonly end: () => Promise<void>;
}

type Found = { readonly objects: readonly { readonly pk: number; readonly alias: string }[] };

/** The server's answer for a page of a search, as text. */
async function pageOf({ origin, token }: ListServer, page: number, search: string): Promise<string> {
  const query = new URLSearchParams({ limit: String(ROWS), offset: String(page * ROWS), by: 'alias', order: 'asc' });
  if (search !== '') {
    query.set('search_key', 'alias');
    query.set('search_value', search);
  }
  const answer = await fetch(`${origin}${API_BASE}/devices?${query.toString()}`, { headers: { token } });
  if (!answer.ok) throw new Error(`The list of devices answered ${answer.status}.`);
  return answer.text();
}

const beginningsOf = (text: string) => Array.from(text, (_, index) => text.slice(0, index + 1));

/** A text that somebody types letter by letter, each of which changes the rows. */
export async function typedText(door: ListServer): Promise<string> {
  const { objects } = JSON.parse(await pageOf(door, 0, BEGINNING)) as Found;
  const name = objects[0]?.alias.toLowerCase() ?? '';
  const start = name.indexOf(BEGINNING);
  const text = name.slice(start, start + LETTERS);
  const pages: string[] = [];
  for (const beginning of beginningsOf(text)) {
    const found = JSON.parse(await pageOf(door, 0, beginning)) as Found;
    pages.push(found.objects.map(({ pk }) => pk).join(' '));
  }
  if (new Set(pages).size < LETTERS) throw new Error(`Not every letter of "${text}" changes the rows.`);
  return text;
}

/** The device list itself, in a view. */
export function ours(browser: Browser, door: SignedIn, view: 'table' | 'card'): ListSubject {
  return {
    origin: door.origin,
    address: `${door.origin}/en/device/all?view=${view}`,
    ...(view === 'table' ? { rows: '[role="row"][data-id]', count: ROWS } : { rows: 'main li', count: ROWS / 2 }),
    open: () => freshConsole(browser, door),
    readsPage: (page) => `offset=${page * ROWS}&`,
  };
}

async function other(browser: Browser, name: string, rows: string, answers: ReadonlyMap<string, string>) {
  const served = await servePage(name, answers);
  const subject: ListSubject = {
    origin: served.origin,
    address: `${served.origin}/`,
    rows,
    count: ROWS,
    open: () => freshPage(browser),
    readsPage: (page) => `/rows/${page}?`,
  };
  return { subject, end: served.end };
}

/** Starts the servers of everything that is compared, with the given number of devices. */
export async function startSubjects(browser: Browser, devices: number): Promise<ListSubjects> {
  const door = await startListServer('door', String(devices), '24');
  const typed = await typedText(door);
  const answers = new Map<string, string>();
  for (let page = 0; page < PAGES; page += 1) answers.set(`/rows/${page}?search=`, await pageOf(door, page, ''));
  for (const search of beginningsOf(typed)) answers.set(`/rows/0?search=${search}`, await pageOf(door, 0, search));
  const floor = await other(browser, 'bare-table', 'tr[data-id]', answers);
  const peer = await other(browser, 'cloudscape-table', 'td [data-id]', answers);
  return {
    door,
    typed,
    floor: floor.subject,
    peer: peer.subject,
    table: ours(browser, door, 'table'),
    cards: ours(browser, door, 'card'),
    end: async () => {
      floor.end();
      peer.end();
      await door.end();
    },
  };
}
