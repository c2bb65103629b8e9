import { createInstance, type BackendModule, type i18n, type InitOptions } from 'i18next';
import { describe, expect, it } from 'vitest';
import { createTexts, type TextArea, type TextValues } from '../i18n/index.ts';
import { i18nextTexts, type I18nextTextsOptions } from './i18nextTexts.ts';

async function portal(options: InitOptions): Promise<i18n> {
  const instance = createInstance();
  await instance.init({ lng: 'en', fallbackLng: 'en', ...options });
  return instance;
}

async function textsOf(
  instance: i18n,
  language: 'ko' | 'en' | 'ja' = 'en',
  options: I18nextTextsOptions = {},
  area: TextArea = 'common',
) {
  const texts = createTexts(language, i18nextTexts(instance, options));
  await texts.load(area);
  return (key: string, values?: TextValues) => texts.area(area)?.text(key, values);
}

describe('i18nextTexts', () => {
  it('takes words from the instance, and the rest from the library', async () => {
    const instance = await portal({ resources: { en: { 'remote-console-common': { cancel: 'Never mind' } } } });
    const text = await textsOf(instance);
    expect(text('cancel')).toBe('Never mind');
    expect(text('save')).toBe('Save');
    expect(text('deleteQuestion', { name: 'KIOSK-12' })).toBe('Delete KIOSK-12?');
  });

  it('asks in the language of the provider, and takes no other language of the instance for it', async () => {
    const instance = await portal({
      resources: {
        en: { 'remote-console-common': { cancel: 'Never mind', save: 'Keep' } },
        ja: { 'remote-console-common': { cancel: 'やめる' } },
      },
    });
    const text = await textsOf(instance, 'ja');
    expect(text('cancel')).toBe('やめる');
    expect(text('save')).toBe('保存');
  });

  it('lets the instance format and count, in a language that the library does not have', async () => {
    const instance = await portal({
      resources: {
        pl: {
          'remote-console-common': {
            timeDays_one: '{{count, number}} dzień temu',
            timeDays_few: '{{count, number}} dni temu',
            timeDays_many: '{{count, number}} dni temu!',
            copyOf: 'Kopiuj: {{label, shout}}',
          },
        },
      },
    });
    instance.services.formatter?.add('shout', (value: unknown) => String(value).toUpperCase());
    const text = await textsOf(instance, 'en', { language: 'pl' });
    expect([1, 2, 5].map((count) => text('timeDays', { count }))).toEqual([
      '1 dzień temu',
      '2 dni temu',
      '5 dni temu!',
    ]);
    expect(text('copyOf', { label: 'id' })).toBe('Kopiuj: ID');
    expect(text('cancel')).toBe('Cancel');
  });

  it('shows values as they are: drawing escapes them', async () => {
    const instance = await portal({
      resources: { en: { 'remote-console-common': { deleteQuestion: '{{name}}, go?' } } },
    });
    const text = await textsOf(instance);
    for (const name of ['<b>R&D</b>', '$t(cancel)', '{{name}}', '$&']) {
      expect(text('deleteQuestion', { name })).toBe(`${name}, go?`);
    }
  });

  it('looks into the namespace that the portal names', async () => {
    const instance = await portal({ resources: { en: { fleet: { cancel: 'Never mind' }, common: { save: 'Keep' } } } });
    const text = await textsOf(instance, 'en', { namespaceOf: () => 'fleet' });
    expect([text('cancel'), text('save')]).toEqual(['Never mind', 'Save']);
  });

  it('waits for an instance that has not begun, and lets its backend load', async () => {
    const asked: string[] = [];
    const backend: BackendModule = {
      type: 'backend',
      init: () => undefined,
      read: (language, namespace, done) => {
        asked.push(`${language}/${namespace}`);
        done(null, namespace === 'remote-console-common' ? { cancel: `Never mind (${language})` } : {});
      },
    };
    const instance = createInstance().use(backend);
    const loading = textsOf(instance, 'ja');
    await instance.init({ lng: 'en', fallbackLng: false, ns: [] });
    expect((await loading)('cancel')).toBe('Never mind (ja)');
    expect(asked).toContain('ja/remote-console-common');
  });
});
