export * from './access/index.ts';
export * from './accounts/index.ts';
export {
  choiceParameter,
  DEFAULT_PAGE_SIZE,
  listState,
  orderParameter,
  PAGE_SIZES,
  pageParameter,
  idOf,
  SEARCH_LIMIT,
  sizeParameter,
  typedParameter,
  type ViewParameters,
} from './address/index.ts';
export * from './approvals/index.ts';
export * from './devices/index.ts';
export * from './downloads/index.ts';
export * from './freshness/index.ts';
export * from './groups/index.ts';
export * from './history/index.ts';
export * from './inbox/index.ts';
export * from './languages/index.ts';
export * from './license/index.ts';
export * from './messages/index.ts';
export * from './notices/index.ts';
export * from './operatingSystems/index.ts';
export * from './operator/index.ts';
export * from './overview/index.ts';
export * from './partners/index.ts';
export * from './permissions/index.ts';
export * from './policies/index.ts';
export * from './remote/index.ts';
export * from './savedViews/index.ts';
export * from './tags/index.ts';
export * from './text/index.ts';
export * from './tickets/index.ts';
export {
  DATE_FORMATS,
  dateFormatById,
  dateTimeText,
  DAY_MS,
  dayInZone,
  DEFAULT_DATE_FORMAT_ID,
  DEFAULT_TIME_ZONE_ID,
  durationText,
  endOfDay,
  epochOf,
  findTimeZones,
  formatAsOf,
  formatDay,
  formatInstant,
  formatMoment,
  formatMomentFrom,
  formatZonedMoment,
  formatZonedPeriod,
  hasTime,
  instantAt,
  instantOfText,
  instantOnWallClock,
  offsetAt,
  relativeTime,
  spokenZone,
  spreadsheetDate,
  startOfDay,
  TIME_ZONE_RESULTS,
  TIME_ZONES,
  timeSpan,
  timeZoneById,
  timeZoneLabel,
  type DateFormat,
  type Moment,
  type PlaceNames,
  type RelativeTime,
  type SpanPart,
  type TimePrecision,
  type TimePreferences,
  type TimeZone,
  type WallTime,
  type ZonePlace,
} from './time/index.ts';
export { operatingSystemOfBrowser } from './userAgent/index.ts';
export * from './users/index.ts';
