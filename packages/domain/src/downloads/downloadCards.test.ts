import { describe, expect, it } from 'vitest';
import { type DownloadKind, downloadCards, type ServedCard, shownDownloads, withTimestamp } from './downloadCards.ts';

describe('the download cards', () => {
  it('are five in normal mode, with what the specification names', () => {
    expect(downloadCards('normal')).toEqual([
      {
        platform: 'windows',
        kinds: ['auto_install', 'agent', 'agent_manual', 'manager', 'manager_manual', 'system_checker'],
      },
      { platform: 'macos', kinds: ['agent'] },
      { platform: 'android', kinds: ['manager', 'manual'] },
      { platform: 'ios', kinds: ['manager', 'manual'] },
      { platform: 'others', kinds: ['web_manager_manual', 'proposal', 'brochure'] },
    ]);
  });

  it('are Windows and Android in standalone mode, with the programs only', () => {
    expect(downloadCards('standalone')).toEqual([
      { platform: 'windows', kinds: ['agent', 'manager'] },
      { platform: 'android', kinds: ['agent', 'manager'] },
    ]);
  });
});

describe('what is shown of the downloads that the server tells', () => {
  const served: readonly ServedCard<{ readonly kind: DownloadKind }>[] = [
    { platform: 'android', items: [{ kind: 'manual' }, { kind: 'agent' }, { kind: 'manager' }] },
    { platform: 'windows', items: [{ kind: 'manager' }, { kind: 'auto_install' }, { kind: 'agent' }] },
    { platform: 'ios', items: [] },
  ];
  const shown = (mode: 'normal' | 'standalone', person = {}) =>
    shownDownloads(mode, served, person).map(({ platform, items }) => [platform, ...items.map(({ kind }) => kind)]);

  it('are the cards of the mode, in its order, without those that the server does not offer', () => {
    expect(shown('normal')).toEqual([
      ['windows', 'auto_install', 'agent', 'manager'],
      ['android', 'manager', 'manual'],
    ]);
    expect(shown('standalone')).toEqual([
      ['windows', 'agent', 'manager'],
      ['android', 'agent', 'manager'],
    ]);
  });

  it('leave out the installer for whoever has temporary access', () => {
    expect(shown('normal', { memberType: 7 })).toEqual([
      ['windows', 'agent', 'manager'],
      ['android', 'manager', 'manual'],
    ]);
  });
});

describe('the address of a download', () => {
  it('carries a timestamp parameter [C-DOWNLOAD-07]', () => {
    expect(withTimestamp('/download/Agent.pkg', Date.UTC(2026, 10, 21))).toBe('/download/Agent.pkg?t=1795219200000');
    expect(withTimestamp('/download/a?b=1', 5)).toBe('/download/a?b=1&t=5');
  });
});
