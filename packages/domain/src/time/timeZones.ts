/** An option of the time-zone table. */
export interface TimeZone {
  /** The id that is stored as `time_zone_id`; 1 to 42. */
  readonly value: number;
  /** Standard offset from UTC in minutes, east positive, without daylight saving time. */
  readonly offsetMinutes: number;
  /** IANA name; the time zone database determines daylight saving time. */
  readonly name: string;
}

/** Id of Asia/Seoul, the default zone (A-CONST-04). */
export const DEFAULT_TIME_ZONE_ID = 32;

/** West to east; the position determines the id, so entries are never inserted or removed. */
const ZONES: readonly (readonly [offsetMinutes: number, name: string])[] = [
  [-720, 'Etc/GMT+12'],
  [-660, 'Pacific/Pago_Pago'],
  [-600, 'Pacific/Honolulu'],
  [-570, 'Pacific/Marquesas'],
  [-540, 'America/Anchorage'],
  [-480, 'America/Los_Angeles'],
  [-420, 'America/Denver'],
  [-360, 'America/Chicago'],
  [-300, 'America/New_York'],
  [-240, 'America/Halifax'],
  [-210, 'America/St_Johns'],
  [-180, 'America/Sao_Paulo'],
  [-120, 'America/Noronha'],
  [-60, 'Atlantic/Azores'],
  [0, 'UTC'],
  [0, 'Europe/London'],
  [60, 'Europe/Berlin'],
  [120, 'Europe/Athens'],
  [180, 'Europe/Moscow'],
  [210, 'Asia/Tehran'],
  [240, 'Asia/Dubai'],
  [270, 'Asia/Kabul'],
  [300, 'Asia/Karachi'],
  [330, 'Asia/Kolkata'],
  [345, 'Asia/Kathmandu'],
  [360, 'Asia/Dhaka'],
  [390, 'Asia/Yangon'],
  [420, 'Asia/Bangkok'],
  [480, 'Asia/Shanghai'],
  [480, 'Asia/Singapore'],
  [525, 'Australia/Eucla'],
  [540, 'Asia/Seoul'],
  [540, 'Asia/Tokyo'],
  [570, 'Australia/Adelaide'],
  [600, 'Australia/Brisbane'],
  [600, 'Australia/Sydney'],
  [630, 'Australia/Lord_Howe'],
  [660, 'Pacific/Noumea'],
  [720, 'Pacific/Auckland'],
  [765, 'Pacific/Chatham'],
  [780, 'Pacific/Tongatapu'],
  [840, 'Pacific/Kiritimati'],
];

/** The 42 available time zones, ascending by offset (A-CONST-05, A-CONST-06). */
export const TIME_ZONES: readonly TimeZone[] = ZONES.map(([offsetMinutes, name], index) => ({
  value: index + 1,
  offsetMinutes,
  name,
}));

/** Since when the zones below have had a fixed offset. */
export const STEADY_SINCE = Date.UTC(1995, 0, 1);

const STEADY_ZONES = [
  'Etc/GMT+12',
  'Pacific/Pago_Pago',
  'Pacific/Honolulu',
  'Pacific/Marquesas',
  'UTC',
  'Asia/Dubai',
  'Asia/Kabul',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Yangon',
  'Asia/Bangkok',
  'Asia/Shanghai',
  'Asia/Singapore',
  'Asia/Seoul',
  'Asia/Tokyo',
  'Australia/Brisbane',
];

/** The offsets in minutes of the zones without clock changes, by name: their times need no time zone database. */
export const STEADY_OFFSETS: ReadonlyMap<string, number> = new Map(
  ZONES.flatMap(([offsetMinutes, name]) => (STEADY_ZONES.includes(name) ? [[name, offsetMinutes]] : [])),
);

const SEOUL: TimeZone = { value: DEFAULT_TIME_ZONE_ID, offsetMinutes: 540, name: 'Asia/Seoul' };

/** The zone with this id, or Asia/Seoul for a missing or unknown id. */
export function timeZoneById(id: number | null | undefined): TimeZone {
  return TIME_ZONES.find((zone) => zone.value === id) ?? SEOUL;
}
