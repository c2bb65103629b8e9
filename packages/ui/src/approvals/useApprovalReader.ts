import { useLanguage, useText } from '../i18n/index.ts';
import { useTimePreferences } from '../provider/index.ts';
import type { ApprovalReader } from './approvalSaid.ts';

/** Who reads about requests: the person on this screen. */
export function useApprovalReader(): ApprovalReader {
  return { text: useText('approvals'), language: useLanguage(), preferences: useTimePreferences() };
}
