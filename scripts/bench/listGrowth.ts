/** The heap of the device list page with 240, 10,000 and 100,000 devices: the number should not matter. */
import { freshConsole, openBrowser, paintedAt, usedHeap, watchLoading } from './browser.ts';
import { MEGABYTE, startListServer } from './child.ts';
import { median, type Finding } from './finding.ts';

const SIZES = [240, 10_000, 100_000] as const;
const ROUNDS = 3;
/** How much a heap varies from one visit to the next. */
const SAME = 1.05;
const MOST_ELEMENTS = 1000;

interface Held {
  readonly heap: number;
  readonly elements: number;
  readonly bytes: number;
}

async function heldWith(devices: number): Promise<Held> {
  const door = await startListServer('door', String(devices), '24');
  const browser = await openBrowser();
  try {
    const rounds: Held[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await freshConsole(browser, door);
      const loaded = watchLoading(page);
      await page.goto(`${door.origin}/en/device/all?view=table`);
      await paintedAt(page, '[role="row"][data-id]', 24);
      await page.waitForTimeout(2000);
      const elements = await page.evaluate(() => document.querySelectorAll('*').length);
      rounds.push({ heap: await usedHeap(page), elements, bytes: await loaded.answered() });
      await page.context().close();
    }
    const middle = (figure: keyof Held) => median(rounds.map((each) => each[figure]));
    return { heap: middle('heap'), elements: middle('elements'), bytes: middle('bytes') };
  } finally {
    await browser.close();
    await door.end();
  }
}

export async function listGrowth(): Promise<Finding[]> {
  const held: Held[] = [];
  for (const size of SIZES) held.push(await heldWith(size));
  const [few, ...more] = held;
  if (!few) return [];
  const findings: Finding[] = [
    {
      what: 'device list of 24 rows, elements in the page',
      value: Math.max(...held.map(({ elements }) => elements)),
      unit: 'count',
      goal: MOST_ELEMENTS,
      detail: held.map(({ elements }) => elements).join(', '),
    },
  ];
  for (const [index, many] of more.entries()) {
    const sizes = `${SIZES[index + 1]?.toLocaleString('en')} devices to ${SIZES[0]}`;
    const ratio = (figure: keyof Held, detail: string): Finding => ({
      what: `device list, ${figure}, ${sizes}`,
      value: many[figure] / few[figure],
      unit: 'times',
      goal: SAME,
      detail,
    });
    const megabytes = (value: number) => (value / MEGABYTE).toFixed(2);
    findings.push(
      ratio('heap', `${megabytes(many.heap)} to ${megabytes(few.heap)} MB`),
      ratio('elements', `${many.elements} to ${few.elements}`),
      ratio('bytes', `${many.bytes} to ${few.bytes} from the API`),
    );
  }
  return findings;
}
