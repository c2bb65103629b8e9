import { describe, expect, it } from 'vitest';
import {
  isLaunchOpen,
  LAUNCH_PATIENCE_MS,
  launchStage,
  LAUNCHER_EPOCH,
  launcherFileAddress,
  launcherSeconds,
  launchStep,
  needsViewerOffer,
  storeAddress,
  viewerObstacle,
} from './launcher.ts';

const NOON = '2026-11-21T03:00:00.000Z';
const FIELDS = { kms_addr: 'relay.example', kms_port: 4410, user_name: '이도윤 & co', launch_token: 'abc' };
const [WINDOWS, LINUX, MAC, ANDROID, IOS] = [1, 2, 3, 4, 5] as const;

describe('the launcher', () => {
  it('counts seconds from 2017-04-01 [B-REMOTE-15]', () => {
    expect(LAUNCHER_EPOCH).toBe('2017-04-01T00:00:00.000Z');
    expect(launcherSeconds('2017-04-01T00:00:00.000Z')).toBe(0);
    expect(launcherSeconds('2017-04-02T00:00:01.999Z')).toBe(86_401);
    expect(launcherSeconds('2017-03-31T23:59:59.000Z')).toBe(-1);
  });

  it('is started by a custom URL scheme in a desktop browser [B-REMOTE-11]', () => {
    const step = launchStep('browser', WINDOWS, FIELDS, NOON);
    if (step.kind !== 'address') throw new Error(step.kind);
    const url = new URL(step.address);
    expect(url.protocol).toBe('remoteconsole:');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      ...FIELDS,
      kms_port: '4410',
      time: String(launcherSeconds(NOON)),
    });
  });

  it('is started by the page title in the standalone shell [B-REMOTE-12]', () => {
    const step = launchStep('standalone', WINDOWS, FIELDS, NOON);
    expect(step).toMatchObject({
      kind: 'title',
      title: expect.stringMatching(/^remoteconsole:launch\?.*launch_token=abc/),
    });
  });

  it('is started by a message over the bridge in the mobile application [B-REMOTE-13]', () => {
    const step = launchStep('mobile-app', ANDROID, FIELDS, NOON);
    if (step.kind !== 'message') throw new Error(step.kind);
    expect(JSON.parse(step.message)).toEqual({ type: 'launch', ...FIELDS, time: launcherSeconds(NOON) });
    expect(launchStep('mobile-app', IOS, FIELDS, NOON).kind).toBe('message');
  });

  it('is fetched from the download base with a query that differs each time [B-REMOTE-14] [A-API-17] [A-API-18]', () => {
    const address = (now: string) => launcherFileAddress('/download/', now);
    expect(address(NOON)).toMatch(/^\/download\/ManualLauncher\.exe\?t=\d+$/);
    expect(address(NOON)).not.toBe(address('2026-11-21T03:00:00.001Z'));
    expect(launcherFileAddress('https://files.example', NOON)).toMatch(
      /^https:\/\/files\.example\/ManualLauncher\.exe\?/,
    );
  });

  it('on an operating system without a viewer answers not_supported_os [B-REMOTE-19]', () => {
    const refused = { kind: 'refused', because: 'not_supported_os' };
    for (const system of [0, LINUX, MAC, ANDROID, IOS]) {
      expect(launchStep('browser', system, FIELDS, NOON)).toEqual(refused);
      expect(launchStep('standalone', system, FIELDS, NOON)).toEqual(refused);
    }
    expect(launchStep('mobile-app', WINDOWS, FIELDS, NOON)).toEqual(refused);
  });
});

describe('how far a start is', () => {
  it('is never called open before the viewer said so', () => {
    expect(launchStage('waiting', 0)).toBe('opening');
    expect(launchStage('waiting', LAUNCH_PATIENCE_MS - 1)).toBe('opening');
    expect(launchStage('waiting', LAUNCH_PATIENCE_MS)).toBe('slow');
    expect(launchStage('begun', 0)).toBe('opened');
    expect(launchStage('ended', 0)).toBe('over');
    expect(launchStage('expired', 0)).toBe('unanswered');
    expect((['opening', 'slow', 'opened', 'over', 'unanswered'] as const).map(isLaunchOpen)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('leads to the store of the phone [A-ROLE-25] [B-REMOTE-17]', () => {
    expect(storeAddress(4, 'Remote Console')).toBe('https://play.google.com/store/search?c=apps&q=Remote%20Console');
    expect(storeAddress(5, 'Remote Console')).toBe('https://apps.apple.com/search?term=Remote%20Console');
  });
});

describe('what keeps a viewer from opening', () => {
  const seat = (system: number, environment: 'browser' | 'standalone' | 'mobile-app' = 'browser', mobile = false) => ({
    system,
    environment,
    mobile,
  });

  it.each([
    ['Windows, offered', seat(WINDOWS), true, null],
    ['Windows, not known yet', seat(WINDOWS), null, null],
    ['Windows, not offered', seat(WINDOWS), false, 'not_offered'],
    ['Linux', seat(LINUX), true, 'other_system'],
    ['macOS', seat(MAC), false, 'other_system'],
    ['the browser of an Android phone', seat(ANDROID, 'browser', true), true, 'app_needed'],
    ['the browser of an iPhone', seat(IOS, 'browser', true), null, 'app_needed'],
    ['an Android tablet that is no phone', seat(ANDROID), true, 'other_system'],
    ['the application', seat(IOS, 'mobile-app', true), false, null],
    ['the shell on Windows, which brings its own', seat(WINDOWS, 'standalone'), false, null],
    ['the shell on Linux', seat(LINUX, 'standalone'), true, 'other_system'],
  ] as const)('%s', (_where, place, offered, expected) => {
    expect(viewerObstacle(place, offered)).toBe(expected);
  });

  it('asks the server only where its answer matters', () => {
    expect(needsViewerOffer(seat(WINDOWS))).toBe(true);
    expect(needsViewerOffer(seat(LINUX))).toBe(false);
    expect(needsViewerOffer(seat(WINDOWS, 'standalone'))).toBe(false);
    expect(needsViewerOffer(seat(ANDROID, 'browser', true))).toBe(false);
  });
});
