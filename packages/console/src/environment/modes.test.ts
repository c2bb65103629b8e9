import { describe, expect, it } from 'vitest';
import { memoryStore } from '../storage/browserStorage.ts';
import { readBuildFlags, readHelpAddresses } from './buildFlags.ts';
import { recogniseMode } from './modes.ts';

const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9)';

describe('the default build', () => {
  const flags = readBuildFlags({});
  it('has the tour [A-FLAG-01]', () => expect(flags.tutorial).toBe(true));
  it('has ActiveX [A-FLAG-02]', () => expect(flags.activeX).toBe(true));
  it('has the applications [A-FLAG-03]', () => expect(flags.application).toBe(true));
  it('has no tickets [A-FLAG-04]', () => expect(flags.ticket).toBe(false));
  it('is not standalone [A-FLAG-05]', () => expect(flags.standalone).toBe(false));
  it('is not SCI', () => expect(flags.sci).toBe(false));
});

describe('a build', () => {
  it('is changed by its variables; an empty one changes nothing', () => {
    const flags = readBuildFlags({ VITE_TICKET: '1', VITE_TUTORIAL: '0', VITE_ACTIVEX: '', VITE_STANDALONE: 'true' });
    expect(flags).toMatchObject({ ticket: true, tutorial: false, activeX: true, standalone: true });
  });

  it('takes addresses that a link may open, and no others', () => {
    expect(readHelpAddresses({})).toEqual({ support: null, consultation: null, faq: null });
    expect(
      readHelpAddresses({ VITE_SUPPORT_URL: 'https://help.example/', VITE_CONSULT_URL: 'tel:+8225550100' }),
    ).toEqual({
      support: 'https://help.example/',
      consultation: 'tel:+8225550100',
      faq: null,
    });
    expect(readHelpAddresses({ VITE_SUPPORT_URL: 'javascript:alert(1)', VITE_CONSULT_URL: 'chat' })).toEqual({
      support: null,
      consultation: null,
      faq: null,
    });
  });
});

describe('the mode', () => {
  const recognise = (userAgent: string, signs: { bridge?: boolean; storage?: ReturnType<typeof memoryStore> } = {}) =>
    recogniseMode({
      storage: signs.storage ?? memoryStore(),
      flags: readBuildFlags({}),
      userAgent,
      hasNativeBridge: signs.bridge ?? false,
    });

  it('is of a computer, or of the browser of a phone', () => {
    expect(recognise(DESKTOP).client).toBe('desktop');
    expect(recognise(ANDROID).client).toBe('mobileBrowser');
  });

  it('is of the application by its marker or its bridge, and stays so on this browser [A-FLAG-06]', () => {
    const storage = memoryStore();
    expect(recognise(`${ANDROID} RemoteConsoleApp/1.0`, { storage }).client).toBe('mobileApplication');
    expect(storage.getItem('is_mobile_app')).toBe('1');
    expect(recognise(ANDROID, { storage }).client).toBe('mobileApplication');
    expect(recognise(ANDROID, { bridge: true }).client).toBe('mobileApplication');
  });

  it('is standalone by the build or by the application that says so', () => {
    expect(recognise(ANDROID).standalone).toBe(false);
    const storage = memoryStore();
    expect(recognise(`${ANDROID} RemoteConsoleApp/1.0 RemoteConsoleStandalone`, { storage }).standalone).toBe(true);
    expect(recognise(ANDROID, { storage }).standalone).toBe(true);
  });
});
