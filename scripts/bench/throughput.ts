/** The device list through the whole server (validation, access, database) against a bare handler of its framework. */
import { API_BASE } from '@remote-console/api-client/contract';
import autocannon from 'autocannon';
import { type ListServer, startListServer } from './child.ts';
import { median, type Finding } from './finding.ts';

const CONNECTIONS = 64;
const SECONDS = 4;
const ROUNDS = 3;
const RATE_GOAL = 4;
const WAIT_GOAL = 5;
const LIST = `${API_BASE}/devices?limit=24&by=alias&order=asc`;

async function press({ origin, token }: ListServer): Promise<{ rate: number; p99: number }> {
  const result = await autocannon({
    url: origin + LIST,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { token },
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} answers were no success, ${result.errors} requests failed.`);
  }
  return { rate: result.requests.average, p99: result.latency.p99 };
}

export async function throughput(): Promise<Finding[]> {
  const door = await startListServer('door');
  const page = await (await fetch(door.origin + LIST, { headers: { token: door.token } })).text();
  const bare = await startListServer('bare', page);
  try {
    const measured = { door: [], bare: [] } as Record<'door' | 'bare', { rate: number; p99: number }[]>;
    await press(bare);
    await press(door);
    // In turn, so that other load on the machine affects both.
    for (let round = 0; round < ROUNDS; round += 1) {
      measured.bare.push(await press(bare));
      measured.door.push(await press(door));
    }
    const middle = (kind: 'door' | 'bare', figure: 'rate' | 'p99') =>
      median(measured[kind].map((each) => each[figure]));
    const [bareRate, doorRate] = [middle('bare', 'rate'), middle('door', 'rate')];
    const [bareWait, doorWait] = [middle('bare', 'p99'), middle('door', 'p99')];
    return [
      {
        what: 'device list, requests per second of a bare handler to those through the whole door',
        value: bareRate / doorRate,
        unit: 'times',
        goal: RATE_GOAL,
        detail: `${Math.round(bareRate)} to ${Math.round(doorRate)} a second, ${CONNECTIONS} connections`,
      },
      {
        what: 'device list, p99 through the whole door to that of a bare handler',
        value: doorWait / bareWait,
        unit: 'times',
        goal: WAIT_GOAL,
        detail: `${doorWait} to ${bareWait} ms, ${CONNECTIONS} connections`,
      },
    ];
  } finally {
    await bare.end();
    await door.end();
  }
}
