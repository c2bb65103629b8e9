import type { AlertThreshold } from '@remote-console/domain';
import type { Connection } from '../database/connection.ts';

/** The thresholds of groups, by the pk of the group; a group without any is left out. */
export type Thresholds = ReadonlyMap<number, readonly AlertThreshold[]>;

/** Where alerts read the thresholds of groups: those of one group, or of all. */
export type ThresholdSource = (connection: Connection, groupPk: number | 'all') => Promise<Thresholds>;

const NO_THRESHOLDS: Thresholds = new Map();

/** No group can have a threshold yet, so there is none to read. */
export const readThresholds: ThresholdSource = () => Promise.resolve(NO_THRESHOLDS);
