import { useLanguage, useText } from '../i18n/index.ts';
import { useTimePreferences } from '../contexts/index.ts';
import type { ApprovalReader } from './periodSaid.ts';

/** Who reads about requests: the person on this screen. */
export function useApprovalReader(): ApprovalReader {
  return { text: useText('approvals'), language: useLanguage(), preferences: useTimePreferences() };
}
