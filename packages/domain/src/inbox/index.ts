export { bellCount, type InboxSummary } from './bellCount.ts';
export { INBOX_KEPT_MS, inboxTarget, type InboxSubjects, type InboxTarget } from './inboxItems.ts';
export {
  INBOX_CHOICES,
  INBOX_CODES,
  INBOX_KINDS,
  inboxKindsOf,
  isChoiceOpen,
  kindOfCode,
  mayTurnOff,
  usualChoice,
  waitsForDecision,
  type InboxChoice,
  type InboxCode,
  type InboxKind,
} from './inboxKinds.ts';
export {
  DEFAULT_INBOX_VIEW,
  formatInboxView,
  INBOX_LATEST_LIMIT,
  INBOX_PAGE_SIZE,
  inboxQuery,
  parseInboxView,
  type InboxView,
} from './inboxView.ts';
export { EXPIRY_NEWS_DAYS, licenseNews, NEARLY_FULL, type LicenseNews } from './licenseNews.ts';
export { browserFamily, isUnfamiliarLogin, type LoginsBefore } from './unfamiliarLogin.ts';
