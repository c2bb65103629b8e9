import type { UsageCourse } from '@remote-console/api-client/contract';
import {
  rollUpUsage,
  USAGE_MEASURES,
  type UsageFigure,
  type UsagePoint,
  usagePlace,
  type UsageRange,
  usageStep,
  usageWindow,
} from '@remote-console/domain';
import { sql } from 'kysely';
import type { Connection } from '../../database/connection.ts';
import { instantText } from '../../database/instant.ts';
import { companyTables } from '../../database/scope.ts';
import { resolutionOf } from './packUsage.ts';
import { pointsOfRow } from './usageRow.ts';
import { pointOfSample } from './usageSamples.ts';

/** Which course is asked for. */
export interface UsageChoice {
  readonly range: UsageRange;
  /** Steps at most, within what steps of a day allow. */
  readonly points: number;
  /** How far the caller's clock is ahead of UTC, in milliseconds. */
  readonly offsetMs: number;
}

const hundredths = (value: number) => Math.round(value * 100) / 100;

function sentFigure({ average, highest }: UsageFigure): UsageFigure {
  return { average: hundredths(average), highest: hundredths(highest) };
}

function sentPoint({ at, bucket }: UsagePoint): UsageCourse['points'][number] {
  const { count, cpu, memory, disk } = bucket;
  return {
    start_time: instantText(at),
    count,
    cpu: sentFigure(cpu),
    memory: sentFigure(memory),
    disk: sentFigure(disk),
  };
}

/** How busy the devices of a company were. */
export function usageStore(connection: Connection, companyPk: number) {
  const tables = companyTables(connection, companyPk);

  /**
   * What is kept of a device, packed or not, in one statement: samples that are packed between two would be missing or
   * counted twice.
   */
  async function pointsSince(devicePk: number, range: UsageRange, from: number): Promise<readonly UsagePoint[]> {
    const none = sql<number>`cast(0 as double precision)`;
    const rows = await tables
      .deviceUsage()
      .where('device_usage.device_fk', '=', devicePk)
      .where('device_usage.resolution', '=', resolutionOf(range))
      .where('device_usage.period_at', '>=', usagePlace(range, from).rowAt)
      .select(['device_usage.period_at as minute_at', sql<Uint8Array | null>`device_usage.buckets`.as('buckets')])
      .select(sql<number>`0`.as('reports'))
      .select(USAGE_MEASURES.flatMap((measure) => [none.as(`${measure}_sum`), none.as(`${measure}_high`)]))
      .unionAll(
        tables
          .usageSamples()
          .where('usage_samples.device_fk', '=', devicePk)
          .select(['usage_samples.minute_at', sql<Uint8Array | null>`null`.as('buckets'), 'usage_samples.reports'])
          .select(
            USAGE_MEASURES.flatMap((measure) => [
              sql.ref<number>(`usage_samples.${measure}_sum`).as(`${measure}_sum`),
              sql.ref<number>(`usage_samples.${measure}_high`).as(`${measure}_high`),
            ]),
          ),
      )
      .execute();
    return rows
      .flatMap(({ buckets, ...sample }) =>
        buckets ? pointsOfRow(range, { rowAt: sample.minute_at, buckets }) : [pointOfSample(sample)],
      )
      .filter(({ at }) => at >= from);
  }

  return {
    /** The course of one device; the person must have it open. */
    async course(devicePk: number, { range, points, offsetMs }: UsageChoice): Promise<UsageCourse> {
      const stepMs = usageStep(range, points);
      const { from, until } = usageWindow(range, connection.now(), stepMs, offsetMs);
      const measured = await pointsSince(devicePk, range, from);
      return {
        range,
        start_time: instantText(from),
        end_time: instantText(until),
        step_seconds: stepMs / 1000,
        points: rollUpUsage(measured, stepMs, offsetMs).map(sentPoint),
      };
    },
  };
}
