import { DEFAULT_GROUP_NAME, LANGUAGES, readRecordedGroup } from '@remote-console/domain';
import { describe, expect, it } from 'vitest';
import { textsIn } from '../server.ts';
import { changeLine, groupName } from './index.ts';

async function changeTexts(language: (typeof LANGUAGES)[number]) {
  return {
    history: await textsIn(language, 'history'),
    users: await textsIn(language, 'users'),
    policies: await textsIn(language, 'policies'),
    groupPages: await textsIn(language, 'groupPages'),
    groups: await textsIn(language, 'groups'),
    license: await textsIn(language, 'license'),
    tags: await textsIn(language, 'tags'),
  };
}

const english = await changeTexts('en');
const line = (field: string, before: string, after: string) =>
  changeLine({ field, before, after }, english, (instant) => `at ${instant}`);

describe('a recorded change in one line', () => {
  it.each([
    ['phone', '1', '2', 'Mobile phone: 1 → 2'],
    ['phone', '', '2', 'Mobile phone: 2'],
    ['phone', '1', '', 'Mobile phone: 1'],
    ['phone', '', '', 'Mobile phone: –'],
    ['remote_consent', 'ask', 'silent', 'Consent to remote sessions: Ask first (30 seconds to answer) → Don’t notify'],
    ['remote_sharing', '', 'watch', 'Screen and terminal sharing: Others can only watch'],
    ['start_time', '', '2026-11-01T00:00:00Z', 'Start: at 2026-11-01T00:00:00Z'],
    ['something_new', 'a', 'b', 'something_new: a → b'],
    ['remote_consent', '', 'never heard of', 'Consent to remote sessions: never heard of'],
  ])('of %s from "%s" to "%s"', (field, before, after, expected) => {
    expect(line(field, before, after)).toBe(expected);
  });

  it.each(LANGUAGES)('has no code left in %s where the value has a name', async (language) => {
    const texts = await changeTexts(language);
    for (const [field, value] of [
      ['remote_consent', 'ask'],
      ['remote_recording', 'off'],
      ['approval_rule', 'all'],
      ['remote_sharing', 'watch'],
      ['approval_recurring', '1'],
      ['color', '1'],
    ] as const) {
      const shown = changeLine({ field, before: '', after: value }, texts, String);
      expect(shown).not.toContain(field);
      expect(shown).not.toMatch(new RegExp(`[:：]\\s?${value}$`));
    }
  });

  it.each(LANGUAGES)('names the default group in %s', async (language) => {
    const { groups } = await changeTexts(language);
    expect(groupName(readRecordedGroup(DEFAULT_GROUP_NAME), groups)).toBe(groups('defaultGroup'));
    expect(groupName(readRecordedGroup('Seoul'), groups)).toBe('Seoul');
  });
});
