import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@remote-console/domain';
import { readMessages, pageAreas, serverAreas } from '../../scripts/messageFiles.ts';
import { compileMessage } from '../compiler/compileMessage.ts';
import { printMessage } from './printMessage.ts';

const again = (message: string) => printMessage(compileMessage(message));

describe('a compiled message is printed', () => {
  it.each([
    'Delete {name}?',
    '{count, number} selected',
    '{used, number, ::percent .0} of {limit, number, ::.0#}',
    '{price, number, ::currency/KRW}',
    '{kind, select, user {A person} other {A program}}',
    '{rank, selectordinal, one {{rank, number}st} other {{rank, number}th}}',
  ])('as it was written: %s', (message) => expect(again(message)).toBe(message));

  it('with the number of a plural by its name', () => {
    expect(again('{count, plural, one {# device} other {# devices}}')).toBe(
      '{count, plural, one {{count, number} device} other {{count, number} devices}}',
    );
  });

  it('with quoted marks', () => {
    expect(again("It''s '{'braces'}' and #")).toBe("It''s '{'braces'}' and #");
    expect(again("{n, plural, one {'#'1} other {#}}")).toBe("{n, plural, one {'#'1} other {{n, number}}}");
  });

  it('so that it compiles to the same, for every text of the catalog', () => {
    const messages = LANGUAGES.flatMap((language) =>
      [...pageAreas(), ...serverAreas()].flatMap((area) => [...readMessages(language, area).values()]),
    );
    const compiled = messages.map(compileMessage);
    expect(compiled.map((message) => compileMessage(printMessage(message)))).toEqual(compiled);
    expect(compiled.length).toBeGreaterThan(1000);
  });
});
