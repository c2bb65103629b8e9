/** How soon a browser shows the rows: on this computer, over a slow connection, and with a slow processor. */
import type { Page } from '@playwright/test';
import { shownRows } from './browser.ts';
import { median, type Finding } from './finding.ts';
import type { ListSubject, ListSubjects } from './listSubjects.ts';

const ROUNDS = 5;
const SLOW_ROUNDS = 3;
/** Relative to the plain table, and to that of Cloudscape. */
const GOALS = { floor: { cold: 2.2, second: 2 }, peer: 0.8 } as const;
const MEGABIT_BYTES = 125_000;

/** Slows a page down. */
type Hindrance = (page: Page) => Promise<void>;

const slowConnection: Hindrance = async (page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const throughput = 10 * MEGABIT_BYTES;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 50,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
};

const slowProcessor: Hindrance = async (page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
};

interface Visit {
  readonly cold: number;
  readonly second: number;
  /** Whether the second visit showed rows before the server had answered, from what the first one stored. */
  readonly kept: boolean;
}

/** A page that has loaded nothing, of a browser whose process for this origin is running. */
async function readyPage({ open, origin }: ListSubject): Promise<Page> {
  const page = await open();
  await page.goto(`${origin}/healthz`);
  return page;
}

/** A first visit with an empty cache, and a second one. */
async function visits(subject: ListSubject): Promise<Visit> {
  const { address, rows, count, readsPage } = subject;
  const page = await readyPage(subject);
  const cold = await shownRows(page, address, rows, count);
  await page.waitForTimeout(500);
  const second = await shownRows(page, address, rows, count);
  const kept = await page.evaluate(
    ([asked, at]) =>
      !performance
        .getEntriesByType('resource')
        .some((entry) => entry.name.includes(asked) && 'responseEnd' in entry && Number(entry.responseEnd) < at),
    [readsPage(0), second] as const,
  );
  await page.context().close();
  return { cold, second, kept };
}

async function hinderedVisit(subject: ListSubject, hinder: Hindrance): Promise<number> {
  const page = await readyPage(subject);
  await hinder(page);
  const cold = await shownRows(page, subject.address, subject.rows, subject.count);
  await page.context().close();
  return cold;
}

const NAMES = ['floor', 'peer', 'table', 'cards'] as const;
type Name = (typeof NAMES)[number];
const OTHERS = { floor: 'a plain React table', peer: 'a Cloudscape table' } as const;

/** Measures every subject in turn, so that other load on the machine affects all of them. */
async function inTurn<Figure>(
  rounds: number,
  measure: (name: Name) => Promise<Figure>,
): Promise<Record<Name, Figure[]>> {
  const found: Record<Name, Figure[]> = { floor: [], peer: [], table: [], cards: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const name of NAMES) found[name].push(await measure(name));
  }
  return found;
}

const SUBJECTS = {
  table: 'device list in table view',
  cards: 'device list in card view',
  peer: OTHERS.peer,
} as const;

interface Goals {
  readonly floor?: number;
  readonly peer: number;
}

/** The list relative to each of the others, and for orientation Cloudscape relative to the plain table. */
function compared(
  what: string,
  times: Record<Name, readonly number[]>,
  goals: Goals,
  note: (name: Name) => string = () => '',
): Finding[] {
  const finding = (name: keyof typeof SUBJECTS, other: keyof typeof OTHERS, goal?: number): Finding => {
    const [one, two] = [median(times[name]), median(times[other])];
    return {
      what: `${SUBJECTS[name]}, ${what}, to ${OTHERS[other]}`,
      value: one / two,
      unit: 'times',
      ...(goal === undefined ? {} : { goal }),
      detail: `${one.toFixed(0)} to ${two.toFixed(0)} ms${note(name)}`,
    };
  };
  const ours = (['table', 'cards'] as const).flatMap((name) => [
    finding(name, 'floor', goals.floor),
    finding(name, 'peer', goals.peer),
  ]);
  return [...ours, finding('peer', 'floor')];
}

/** Times to the rows. */
export async function listVisits(subjects: ListSubjects): Promise<Finding[]> {
  const found = await inTurn(ROUNDS, (name) => visits(subjects[name]));
  const figures = (figure: 'cold' | 'second'): Record<Name, number[]> => ({
    floor: found.floor.map((each) => each[figure]),
    peer: found.peer.map((each) => each[figure]),
    table: found.table.map((each) => each[figure]),
    cards: found.cards.map((each) => each[figure]),
  });
  const kept = (name: Name) =>
    `, ${found[name].filter((visit) => visit.kept).length} of ${ROUNDS} with rows kept from the first`;
  const hindered = (hinder: Hindrance) => inTurn(SLOW_ROUNDS, (name) => hinderedVisit(subjects[name], hinder));
  const { floor, peer } = GOALS;
  return [
    ...compared('cold navigation to its rows', figures('cold'), { floor: floor.cold, peer }),
    ...compared('second visit to its rows', figures('second'), { floor: floor.second, peer }, kept),
    // The remaining difference to the plain table is bytes and round trips, which have their own goals.
    ...compared('cold over 10 Mbit/s with 50 ms of latency', await hindered(slowConnection), { peer }),
    ...compared('cold with a quarter of the processor', await hindered(slowProcessor), { floor: floor.cold, peer }),
  ];
}
