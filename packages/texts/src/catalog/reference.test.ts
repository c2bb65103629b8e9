import { LANGUAGES } from '@remote-console/domain';
import * as fc from 'fast-check';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { readMessages } from '../../scripts/messageFiles.ts';
import { valuesOf } from '../compiler/compileMessage.ts';
import { SERVER_TEXT_AREAS, TEXT_AREAS } from './index.ts';
import { areaTextsIn } from './serverTexts.ts';

/** Pieces from which values are made that could be mistaken for something of the message. */
const hostile = fc
  .array(fc.oneof(fc.constantFrom('{', '}', '{name}', "'", "'{'", '#', '<b>', '$&', '\\'), fc.string()), {
    maxLength: 6,
  })
  .map((parts) => parts.join(''));

/** Every bundled text, as the formatter of formatjs shows it. */
describe.each(LANGUAGES)('the texts in %s', (language) => {
  it.each([...TEXT_AREAS, ...SERVER_TEXT_AREAS])('read as the reference reads them: %s', async (area) => {
    const { text } = await areaTextsIn(language, area);
    const messages = [...readMessages(language, area)].map(([key, message]) => ({
      key,
      names: [...valuesOf(message)],
      reference: new IntlMessageFormat(message, language, undefined, { ignoreTag: true }),
    }));
    const count = fc.oneof(fc.constantFrom(0, 1, 2, 1.5), fc.nat());
    fc.assert(
      fc.property(count, hostile, (number, words) => {
        for (const { key, names, reference } of messages) {
          const values = Object.fromEntries(names.map(([name, kind]) => [name, kind === 'number' ? number : words]));
          expect(text(key, values)).toBe(reference.format(values));
        }
      }),
      { numRuns: 10 },
    );
  });
});
