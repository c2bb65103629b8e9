import { describe, expect, it } from 'vitest';
import type { Permissions } from '../permissions/index.ts';
import type { ActionContext, RefusalReason } from './deviceActions.ts';
import {
  DEVICE_SHORTCUT_KEYS,
  DEVICE_SHORTCUTS,
  deviceShortcutOf,
  shortcutEffect,
  type DeviceShortcut,
  type KeyPress,
} from './deviceShortcuts.ts';
import type { DeviceState } from './deviceState.ts';

const PLAIN = {
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  repeat: false,
  isComposing: false,
} as const;
const press = (key: string, code: string, change: Partial<KeyPress> = {}): KeyPress => ({
  ...PLAIN,
  key,
  code,
  ...change,
});

describe('the keys of the device list', () => {
  it.each<[string, KeyPress, DeviceShortcut | null]>([
    ['Enter', press('Enter', 'Enter'), 'open'],
    ['x', press('x', 'KeyX'), 'select'],
    ['r', press('r', 'KeyR'), 'remote'],
    ['f', press('f', 'KeyF'), 'files'],
    ['w', press('w', 'KeyW'), 'wake'],
    ['r with caps lock', press('R', 'KeyR'), 'remote'],
    ['r on a Hangul layout', press('ㄱ', 'KeyR'), 'remote'],
    ['x where another Latin layout has it', press('x', 'KeyB'), 'select'],
    ['the place of x on such a layout', press('q', 'KeyX'), null],
    ['the place of x, with a sign of its own', press('ㅌ', 'KeyX'), 'select'],
    ['another key', press('n', 'KeyN'), null],
    ['the space bar', press(' ', 'Space'), null],
    ['r with Ctrl', press('r', 'KeyR', { ctrlKey: true }), null],
    ['r with Alt', press('r', 'KeyR', { altKey: true }), null],
    ['r with Cmd', press('r', 'KeyR', { metaKey: true }), null],
    ['r with Shift', press('R', 'KeyR', { shiftKey: true }), null],
    ['Enter with Ctrl', press('Enter', 'Enter', { ctrlKey: true }), null],
    ['x that is held down', press('x', 'KeyX', { repeat: true }), null],
    ['x while composing', press('ㅌ', 'KeyX', { isComposing: true }), null],
  ])('%s', (_name, pressed, shortcut) => {
    expect(deviceShortcutOf(pressed)).toBe(shortcut);
  });

  it('are all different', () => {
    expect(new Set(Object.values(DEVICE_SHORTCUT_KEYS)).size).toBe(DEVICE_SHORTCUTS.length);
  });
});

const rights = (held: boolean): Permissions => ({
  deviceMonitor: held,
  modifyInformation: held,
  useFunction: held,
  viewReport: held,
  CSRemoteControl: held,
  CSFileManager: held,
  CSDeviceManagement: held,
  CSRemoteView: held,
  CSUpdate: held,
  CSThumbnailView: held,
  CSRestart: held,
});
const EVERY_RIGHT: ActionContext = { permissions: rights(true), corporate: true, mobile: false };
const NO_RIGHT: ActionContext = { ...EVERY_RIGHT, permissions: rights(false) };
const BASIC: ActionContext = { ...EVERY_RIGHT, corporate: false };

const ONLINE: DeviceState = {
  isOnline: true,
  approval: 1,
  osId: 1,
  agentVersion: '3.1',
  latestVersion: '3.1',
  isFileTransferDisabled: false,
};
const PENDING: DeviceState = { ...ONLINE, approval: 0 };
const OFFLINE: DeviceState = { ...ONLINE, isOnline: false };

/** Why each action is refused; null where it runs. */
type Row = readonly [
  name: string,
  device: DeviceState,
  context: ActionContext,
  refusals: Readonly<Record<'remote' | 'files' | 'wake', RefusalReason | null>>,
];

describe('what a key comes to for a device', () => {
  it.each<Row>([
    ['online', ONLINE, EVERY_RIGHT, { remote: null, files: null, wake: 'already_online' }],
    [
      'online, without rights',
      ONLINE,
      NO_RIGHT,
      { remote: 'no_permission', files: 'no_permission', wake: 'already_online' },
    ],
    [
      'online, without file transfer',
      { ...ONLINE, isFileTransferDisabled: true },
      EVERY_RIGHT,
      { remote: null, files: 'file_transfer_disabled', wake: 'already_online' },
    ],
    [
      'online, iOS',
      { ...ONLINE, osId: 5 },
      EVERY_RIGHT,
      { remote: 'not_supported_os', files: 'not_supported_os', wake: 'already_online' },
    ],
    [
      'not approved',
      PENDING,
      EVERY_RIGHT,
      { remote: 'approval_required', files: 'approval_required', wake: 'already_online' },
    ],
    ['offline', OFFLINE, EVERY_RIGHT, { remote: 'not_online_warning', files: 'not_online_warning', wake: null }],
    [
      'offline, without rights',
      OFFLINE,
      NO_RIGHT,
      { remote: 'not_online_warning', files: 'not_online_warning', wake: 'no_permission' },
    ],
    [
      'offline, without Corporate',
      OFFLINE,
      BASIC,
      { remote: 'not_online_warning', files: 'not_online_warning', wake: 'need_license' },
    ],
  ])('%s', (_name, device, context, refusals) => {
    const because = (shortcut: DeviceShortcut) => {
      const effect = shortcutEffect(shortcut, device, context);
      if (effect.kind !== 'act') throw new Error(effect.kind);
      return effect.refusal?.because ?? null;
    };
    expect({ remote: because('remote'), files: because('files'), wake: because('wake') }).toEqual(refusals);
  });

  it('runs the actions of the buttons', () => {
    expect(shortcutEffect('remote', ONLINE, EVERY_RIGHT)).toMatchObject({ action: 'remote' });
    expect(shortcutEffect('files', ONLINE, EVERY_RIGHT)).toMatchObject({ action: 'fileTransfer' });
    expect(shortcutEffect('wake', OFFLINE, EVERY_RIGHT)).toMatchObject({ action: 'wake' });
  });

  it.each([ONLINE, PENDING, OFFLINE])('opens and selects whatever the state and the rights', (device) => {
    expect(shortcutEffect('open', device, NO_RIGHT)).toEqual({ kind: 'open' });
    expect(shortcutEffect('select', device, NO_RIGHT)).toEqual({ kind: 'select' });
  });
});
