import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { permissionsOf } from '../permissions/index.ts';
import { DEVICE_ACTIONS, deviceActions, obstacleOf, refusalOf, type ActionContext } from './deviceActions.ts';
import { sessionKindOf, type SessionKind } from './sessionKinds.ts';

const aDevice = (remoteKinds: readonly SessionKind[], change: object = {}) => ({
  isOnline: true,
  approval: 1,
  osId: 1,
  remoteKinds,
  ...change,
});
const manager: ActionContext = {
  permissions: permissionsOf({ type: 'Manager' }),
  corporate: true,
  mobile: false,
  opensSessions: true,
};
const offered = (remote_kinds: readonly SessionKind[], context = manager, change: object = {}) => {
  const verdicts = deviceActions(aDevice(remote_kinds, change), context);
  return (['remote', 'terminal', 'fileTransfer', 'viewer'] as const).filter((action) => verdicts[action].offered);
};

describe('what an action opens in the page itself', () => {
  it.each([
    ['remote', [], null],
    ['remote', ['files'], null],
    ['remote', ['terminal', 'files'], 'terminal'],
    ['remote', ['screen', 'terminal'], 'screen'],
    ['terminal', ['screen'], null],
    ['terminal', ['screen', 'terminal'], 'terminal'],
    ['fileTransfer', ['screen', 'terminal'], null],
    ['fileTransfer', ['files'], 'files'],
    ['viewer', ['screen', 'terminal', 'files'], null],
  ] as const)('%s where %o is offered: %s', (action, kinds, opened) => {
    expect(sessionKindOf(action, aDevice(kinds))).toBe(opened);
  });
});

describe('the menus of a device whose agent offers sessions', () => {
  it.each([
    [[], ['remote', 'fileTransfer']],
    [['files'], ['remote', 'fileTransfer']],
    [['screen'], ['remote', 'fileTransfer', 'viewer']],
    [['terminal'], ['remote', 'terminal', 'fileTransfer', 'viewer']],
    [
      ['screen', 'terminal', 'files'],
      ['remote', 'terminal', 'fileTransfer', 'viewer'],
    ],
  ] as const)('with %o have %o', (kinds, actions) => {
    expect(offered(kinds)).toEqual(actions);
  });

  it('lead nobody to a store on a phone, and have files there', () => {
    const phone: ActionContext = { ...manager, mobile: true, viewer: 'app_needed' };
    expect(offered(['screen', 'terminal', 'files'], phone)).toEqual(['remote', 'terminal', 'fileTransfer']);
    expect(obstacleOf('remote', aDevice(['screen']), phone)).toBeNull();
    expect(obstacleOf('remote', aDevice(['files']), phone)).toBe('app_needed');
    expect(offered(['screen'], phone)).toEqual(['remote']);
  });

  it('hold back what is not permitted', () => {
    const all = ['screen', 'terminal', 'files'] as const;
    const nobody: ActionContext = { ...manager, permissions: permissionsOf({ type: 'User' }) };
    expect(offered(all, nobody)).toEqual([]);
    expect(offered(all, manager, { approval: 0 })).toEqual([]);
    expect(offered(all, manager, { isOnline: false })).toEqual([]);
    expect(offered(all, manager, { isFileTransferDisabled: true })).toEqual(['remote', 'terminal', 'viewer']);
    expect(refusalOf(deviceActions(aDevice(all, { osId: 5 }), manager).terminal)?.because).toBe('not_supported_os');
  });

  it('are those of the documents where nothing is offered, or where the host opens no sessions', () => {
    const kinds = fc.subarray<SessionKind>(['screen', 'terminal', 'files']);
    fc.assert(
      fc.property(kinds, fc.boolean(), fc.boolean(), (remote_kinds, opensSessions, mobile) => {
        const context: ActionContext = { ...manager, mobile, opensSessions, viewer: 'other_system' };
        fc.pre(!opensSessions || remote_kinds.length === 0);
        const device = aDevice(remote_kinds);
        const { opensSessions: _ours, ...asDocumented } = context;
        expect(deviceActions(device, context)).toEqual(deviceActions(aDevice([]), asDocumented));
        for (const action of DEVICE_ACTIONS) {
          expect(obstacleOf(action, device, context)).toBe(obstacleOf(action, aDevice([]), asDocumented));
        }
      }),
    );
  });
});
