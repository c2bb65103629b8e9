import { describe, expect, it } from 'vitest';
import { compileMessage } from '../compiler/compileMessage.ts';
import { createAreaTexts, formatMessage } from '../messages/index.ts';
import { loadPseudoTexts, PSEUDO_LANGUAGE, pseudoMessage } from './index.ts';

const pseudo = (message: string, values = {}) =>
  formatMessage(pseudoMessage(compileMessage(message)), PSEUDO_LANGUAGE, values);

describe('the pseudo-language', () => {
  it('has accents, and texts that are longer by two fifths', () => {
    expect(pseudo('Delete the group')).toBe('Ðéľéţé ţĥé ĝŕöüp éñðîñĝ');
    expect(pseudo('OK')).toBe('ÖK');
    expect(pseudo('Refresh the device list').length).toBe(Math.ceil('Refresh the device list'.length * 1.4));
  });

  it('leaves values as they are', () => {
    expect(pseudo('Move {name} to {group}', { name: 'Kiosk', group: 'Seoul' })).toMatch(/^Mövé Kiosk ţö Seoul /);
  });

  it('has six plural forms, each with its name', () => {
    const forms = [0, 1, 2, 3, 11, 100].map((count) =>
      pseudo('{count, plural, one {# device is offline} other {# devices are offline}}', { count }),
    );
    expect(new Set(forms).size).toBe(6);
    expect(forms[1]).toBe('1 ðévîçé îš öffľîñé öñé öñé');
    expect(forms[3]).toMatch(/^3 ðévîçéš áŕé öffľîñé féw/);
  });

  it('is made of the texts of a language', async () => {
    const texts = await loadPseudoTexts('en', 'common');
    const { text } = createAreaTexts('en', texts, {}, () => undefined);
    expect(text('cancel')).toMatch(/^Çáñçéľ /);
    expect(text('deleteQuestion', { name: 'Kiosk' })).toContain('Kiosk');
  });
});
