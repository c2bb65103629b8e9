import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FleetUsageTimeline, UsageTimeline } from '@remote-console/api-client/contract';
import {
  type GroupUsagePoint,
  groupUsageWindow,
  rollUpGroupUsage,
  rollUpUsage,
  type UsageFigure,
  type UsagePoint,
  type UsageRange,
  usageRowsSince,
  usageStep,
  usageWindow,
} from '@remote-console/domain';
import { sql } from 'kysely';
import { companyTables, instantText, isGroupOpenTo } from '../../database/index.ts';
import type { StoreAccess } from '../../members/index.ts';
import { resolutionOf } from './resolution.ts';
import { pointsOfRow } from './usageRow.ts';
import { pointOfSample, SAMPLE_FIGURES } from './usageSamples.ts';
import { addUpSums } from './usageSums.ts';

/** Which timeline is requested. */
export interface UsageChoice {
  readonly range: UsageRange;
  /** Maximum number of steps, within what steps of a day allow. */
  readonly points: number;
  /** How far the caller's clock is ahead of UTC, in milliseconds. */
  readonly offsetMs: number;
}

const hundredths = (value: number) => Math.round(value * 100) / 100;
const sentRate = ({ average, highest }: UsageFigure): UsageFigure => ({
  average: Math.round(average),
  highest: Math.round(highest),
});

function sentFigure({ average, highest }: UsageFigure): UsageFigure {
  return { average: hundredths(average), highest: hundredths(highest) };
}

function sentPoint({ at, bucket }: UsagePoint): UsageTimeline['points'][number] {
  const { count, cpu, memory, disk, network } = bucket;
  return {
    startTime: instantText(at),
    count,
    cpu: sentFigure(cpu),
    memory: sentFigure(memory),
    disk: sentFigure(disk),
    network: network && {
      count: network.count,
      received: sentRate(network.received),
      sent: sentRate(network.sent),
    },
  };
}

/** Groups whose sums are read in one statement: some megabytes per year. */
const GROUPS_AT_ONCE = 20;

/** The groups whose sums are read. */
export type FleetChoice = { readonly kind: 'all' } | { readonly kind: 'group'; readonly pk: number };

/** How busy the devices were that a person may see. */
export function usageStore({ connection, scope }: Pick<StoreAccess, 'connection' | 'scope'>) {
  const tables = companyTables(connection, scope.companyId);

  /**
   * The stored data of a device, packed or not, in one statement: samples packed between two statements would be
   * missing or counted twice.
   */
  async function pointsSince(deviceId: number, range: UsageRange, from: number): Promise<readonly UsagePoint[]> {
    const none = sql<number>`cast(0 as double precision)`;
    const rows = await tables
      .deviceUsage()
      .where('device_usage.device_fk', '=', deviceId)
      .where('device_usage.resolution', '=', resolutionOf(range))
      .where('device_usage.period_at', '>=', usageRowsSince(range, from))
      .select(['device_usage.period_at as minute_at', sql<Uint8Array | null>`device_usage.buckets`.as('buckets')])
      .select(sql<number>`0`.as('reports'))
      .select(SAMPLE_FIGURES.map((figure) => none.as(figure)))
      .unionAll(
        tables
          .usageSamples()
          .where('usage_samples.device_fk', '=', deviceId)
          .select(['usage_samples.minute_at', sql<Uint8Array | null>`null`.as('buckets'), 'usage_samples.reports'])
          .select(SAMPLE_FIGURES.map((figure) => sql.ref<number>(`usage_samples.${figure}`).as(figure))),
      )
      .execute();
    return rows
      .flatMap(({ buckets, ...sample }) =>
        buckets ? pointsOfRow(range, { rowAt: sample.minute_at, buckets }) : [pointOfSample(sample)],
      )
      .filter(({ at }) => at >= from);
  }

  /**
   * The groups whose sums make a timeline. For people who may open every group, all devices are one sum, that of the
   * root group; nobody else gets it.
   */
  function summedGroups(choice: FleetChoice) {
    const open = tables.groups().select('device_groups.pk').where(isGroupOpenTo(scope, 'device_groups.pk'));
    if (choice.kind === 'all' && scope.everyGroup) return open.where('device_groups.group_fk', 'is', null);
    const withDevices = open.where('device_groups.group_fk', 'is not', null);
    return choice.kind === 'all' ? withDevices : withDevices.where('device_groups.pk', '=', choice.pk);
  }

  /** The sums of groups since a given time, some groups at a time: a person may see thousands. */
  async function summedUp(choice: FleetChoice, range: UsageRange, from: number): Promise<readonly GroupUsagePoint[]> {
    const groups = await summedGroups(choice).execute();
    const sums = addUpSums(range);
    for (let start = 0; start < groups.length; start += GROUPS_AT_ONCE) {
      const rows = await tables
        .groupUsage()
        .where(
          'group_usage.device_group_fk',
          'in',
          groups.slice(start, start + GROUPS_AT_ONCE).map(({ pk }) => pk),
        )
        .where('group_usage.resolution', '=', resolutionOf(range))
        .where('group_usage.period_at', '>=', usageRowsSince(range, from))
        .select(['group_usage.period_at as rowAt', 'group_usage.buckets'])
        .execute();
      for (const row of rows) sums.add(row);
      // Lets waiting requests go first.
      await nextTurn();
    }
    return sums.points();
  }

  return {
    /** The timeline of a group or of all devices, until the last quarter of an hour that is summed up. */
    async fleetTimeline(choice: FleetChoice, { range, points, offsetMs }: UsageChoice): Promise<FleetUsageTimeline> {
      const stepMs = usageStep(range, points);
      const { from, until } = groupUsageWindow(range, connection.now(), stepMs, offsetMs);
      const measured = (await summedUp(choice, range, from)).filter(({ at }) => at >= from && at < until);
      return {
        range,
        startTime: instantText(from),
        endTime: instantText(until),
        stepSeconds: stepMs / 1000,
        points: rollUpGroupUsage(measured, stepMs, offsetMs).map((point) => ({
          ...sentPoint(point),
          devices: point.bucket.devices,
        })),
      };
    },

    /** The timeline of one device; it must be open to the person. */
    async timeline(deviceId: number, { range, points, offsetMs }: UsageChoice): Promise<UsageTimeline> {
      const stepMs = usageStep(range, points);
      const { from, until } = usageWindow(range, connection.now(), stepMs, offsetMs);
      const measured = await pointsSince(deviceId, range, from);
      return {
        range,
        startTime: instantText(from),
        endTime: instantText(until),
        stepSeconds: stepMs / 1000,
        points: rollUpUsage(measured, stepMs, offsetMs).map(sentPoint),
      };
    },
  };
}
