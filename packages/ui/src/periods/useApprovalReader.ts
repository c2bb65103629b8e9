import { useLanguage, useText } from '../i18n/index.ts';
import { useTimePreferences } from '../contexts/index.ts';
import type { ApprovalReader } from './periodSummary.ts';

/** The reader of requests: the signed-in person. */
export function useApprovalReader(): ApprovalReader {
  return { text: useText('approvals'), language: useLanguage(), preferences: useTimePreferences() };
}
