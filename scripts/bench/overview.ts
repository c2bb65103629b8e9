/** The overview with 20,000 devices, and an inbox of 10,000 items, relative to a page of the device list there. */
import { ask, placeWith, type Place } from './deviceList.ts';
import { median, type Finding } from './finding.ts';

const GOAL = 1.5;
const DEVICES = 20_000;
const GROUPS = 400;
const ROUNDS = 60;
const WARM_UP = 10;
const DAY_MS = 86_400_000;
/** One in this many devices has an open alert. */
const ALERT_EVERY = 50;
/** The number of sessions that started in the last quarter. */
const SESSIONS = 20_000;
/** The number of items in the requester's inbox, every fourth of them unread. */
const ITEMS = 10_000;
/** Rows written by one statement. */
const AT_ONCE = 1000;

const LIST = '/devices?limit=24&offset=0&by=alias&order=asc';
const QUESTIONS = [
  ['numbers of the fleet', '/overview'],
  ['use of 90 days', '/overview/use?days=90'],
  ['course of the licenses', '/overview/license'],
  ['page of the inbox', '/inbox?limit=20'],
  ['what is unread of alerts', '/inbox?limit=20&kind=alert&unread=1'],
  ['summary with what is unread', '/devices/summary'],
] as const;

function* inSlices<Row>(rows: readonly Row[]): Iterable<Row[]> {
  for (let from = 0; from < rows.length; from += AT_ONCE) yield rows.slice(from, from + AT_ONCE);
}

/** Adds what a fleet in use has: alerts, some of them ongoing, sessions, and a number of devices for each day. */
async function addUse({ database: { query } }: Place): Promise<void> {
  const now = Date.now();
  const devices = await query.selectFrom('devices').select(['pk', 'company_fk', 'alias']).execute();
  const [first] = devices;
  if (!first) throw new Error('There are no devices.');
  const { pk: managerId } = await query.selectFrom('members').select('pk').orderBy('pk').executeTakeFirstOrThrow();
  const alerts = devices.flatMap(({ pk, company_fk, alias }, index) =>
    [now, null].flatMap((ended_at) =>
      ended_at === null && index % ALERT_EVERY > 0
        ? []
        : [
            {
              company_fk,
              device_fk: pk,
              device: alias,
              generate: now - index,
              device_os_id: 1,
              alert_code: `IW${1 + (index % 7)}`,
              alert_value: 95,
              ended_at,
            },
          ],
    ),
  );
  for (const rows of inSlices(alerts)) await query.insertInto('alerts').values(rows).execute();
  const sessions = Array.from({ length: SESSIONS }, (_, index) => {
    const { pk, company_fk, alias } = devices[index % devices.length] ?? first;
    const start_time = now - (index % 90) * DAY_MS - index;
    return {
      company_fk,
      device_fk: pk,
      member_fk: managerId,
      reg_mail: 'bench',
      alias,
      host_public_ip: '',
      host_private_ip: '',
      host_os_id: 1,
      viewer_public_ip: '',
      viewer_private_ip: '',
      start_time,
      end_time: start_time + 60_000,
      security: 1 as const,
      began_with: (['screen', 'terminal', 'files'] as const)[index % 3] ?? ('screen' as const),
    };
  });
  for (const rows of inSlices(sessions)) await query.insertInto('remote_sessions').values(rows).execute();
  const counts = Array.from({ length: 400 }, (_, day) => ({
    company_fk: first.company_fk,
    day_at: now - day * DAY_MS,
    devices: DEVICES - day,
  }));
  await query.insertInto('device_counts').values(counts).execute();
  const items = Array.from({ length: ITEMS }, (_, index) => {
    const { pk, company_fk, alias } = devices[index % devices.length] ?? first;
    return {
      company_fk,
      member_fk: managerId,
      kind: 'alert' as const,
      code: 'alert_began' as const,
      facts: JSON.stringify({ device: alias, alert_code: 'IW2', alert_value: 95 }),
      about: `alert:${index}`,
      device_fk: pk,
      happened_at: now - index * 1000,
      read_at: index % 4 === 0 ? null : now,
      mail_due: 0 as const,
    };
  });
  for (const rows of inSlices(items)) await query.insertInto('inbox_items').values(rows).execute();
}

export async function overview(): Promise<Finding[]> {
  const place = await placeWith(DEVICES, GROUPS);
  try {
    await addUse(place);
    const findings: Finding[] = [];
    for (const [what, target] of QUESTIONS) {
      const list: number[] = [];
      const asked: number[] = [];
      for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
        // In turn, so that other load on the machine affects both.
        const times = [await ask(place, LIST), await ask(place, target)] as const;
        if (round < WARM_UP) continue;
        list.push(times[0]);
        asked.push(times[1]);
      }
      findings.push({
        what: `${what} to a page of the device list, ${DEVICES.toLocaleString('en')} devices`,
        value: median(asked) / median(list),
        unit: 'times',
        goal: GOAL,
        detail: `${median(asked).toFixed(2)} to ${median(list).toFixed(2)} ms`,
      });
    }
    return findings;
  } finally {
    await place.close();
  }
}
