import { describe, expect, it } from 'vitest';
import { readMessages } from '../../scripts/messageFiles.ts';
import type { TextArea } from './index.ts';

/** Words that the documents quote in English, each where its row wants it. They are written out here, not read by key. */
const QUOTED: readonly {
  readonly row: string;
  readonly area: TextArea;
  readonly key: string;
  readonly words: string;
}[] = [
  { row: '[A-JOIN-25]', area: 'accountPages', key: 'phoneHint', words: 'Please enter your phone number.' },
  { row: '[A-JOIN-26]', area: 'accountPages', key: 'subscriptionHint', words: 'Tell us how you heard about us.' },
  { row: '[A-JOIN-27]', area: 'messages', key: 'company_name_requirement', words: 'Please enter your company name.' },
  { row: '[C-IPBLOCK-25]', area: 'policies', key: 'deleteAllQuestion', words: 'Delete the entire IP list?' },
];

/** Words that the documents quote as the core of a sentence. */
const WITHIN: typeof QUOTED = [
  { row: '[A-LOGIN-25]', area: 'messages', key: 'login_failure_limit', words: 'contact your administrator' },
  { row: '[C-EDITUSER-09]', area: 'messages', key: 'search_manager_405', words: 'Please check the approver ID.' },
  { row: '[C-APPROVAL-13]', area: 'messages', key: 'date_validate_error', words: 'Please check the request date.' },
];

const textOf = (area: TextArea, key: string) => readMessages('en', area).get(key);

describe('the English text', () => {
  it.each(QUOTED)('$key reads "$words" $row', ({ area, key, words }) => {
    expect(textOf(area, key)).toBe(words);
  });

  it.each(WITHIN)('$key says "$words" $row', ({ area, key, words }) => {
    expect(textOf(area, key)).toContain(words);
  });
});
