export { DATE_FORMATS, DEFAULT_DATE_FORMAT_ID, dateFormatById, type DateFormat } from './dateFormats.ts';
export { formatInstant, type TimePrecision, type TimePreferences } from './formatInstant.ts';
export { DAY_MS, epochOf, hasTime, type Moment } from './moment.ts';
export { relativeTime, type RelativeTime } from './relativeTime.ts';
export { DEFAULT_TIME_ZONE_ID, TIME_ZONES, timeZoneById, type TimeZone } from './timeZones.ts';
export { dayInZone, endOfDay } from './zoneDay.ts';
export { dateTimeText, instantOfText, instantOnWallClock } from './dateTimeText.ts';
export { instantAt, type WallTime } from './zonedInstant.ts';
