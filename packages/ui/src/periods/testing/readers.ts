import { TIME_ZONES, type Language } from '@remote-console/domain';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';
import type { ApprovalReader } from '../periodSaid.ts';

/** The id of a time zone by its name, as a profile has it. */
export const zoneId = (name: string) => TIME_ZONES.find((zone) => zone.name === name)?.value ?? null;

/** Somebody who reads in a language and a time zone. */
export const readerOf = async (language: Language, zone: string): Promise<ApprovalReader> => ({
  text: await storyTexts('approvals', { language }),
  language,
  preferences: { timeZoneId: zoneId(zone) },
});
