import { describe, expect, it } from 'vitest';
import { permissionsOf } from '../permissions/index.ts';
import { agentVersion, hasNewerAgent, isApproved, isFavourite, isFileTransferDisabled } from './deviceState.ts';
import { connectControl, mayEditMemoInline } from './inlineRules.ts';

describe('a device', () => {
  it('is approved with approval 1 and pending with 0 [B-FIELD-06]', () => {
    expect(isApproved({ approval: 1 })).toBe(true);
    expect(isApproved({ approval: 0 })).toBe(false);
  });

  it('has its agent version in dev_ver, or in current_ver when that is the field present [B-DETAIL-25]', () => {
    expect(agentVersion({ agentVersion: '3.1', currentVersion: '3.0' })).toBe('3.1');
    expect(agentVersion({ currentVersion: '3.0' })).toBe('3.0');
    expect(agentVersion({ agentVersion: '', currentVersion: null })).toBeNull();
  });

  it('has a newer agent to get only when both versions are known and differ', () => {
    expect(hasNewerAgent({ agentVersion: '3.1', latestVersion: '3.2' })).toBe(true);
    expect(hasNewerAgent({ agentVersion: '3.2', latestVersion: '3.2' })).toBe(false);
    expect(hasNewerAgent({ agentVersion: '3.2', latestVersion: '' })).toBe(false);
    expect(hasNewerAgent({ latestVersion: '3.2' })).toBe(false);
  });

  it('is a favourite when favorate is a record [B-FAV-04]', () => {
    expect(isFavourite({ favorite: { id: 1, deviceId: 2 } })).toBe(true);
  });

  it('is no favourite when favorate is null [B-FAV-05]', () => {
    expect(isFavourite({ favorite: null })).toBe(false);
    expect(isFavourite({})).toBe(false);
  });

  it('has its file transfer switched off by a set flag', () => {
    expect(isFileTransferDisabled({ isFileTransferDisabled: true })).toBe(true);
    expect(isFileTransferDisabled({ isFileTransferDisabled: false })).toBe(false);
    expect(isFileTransferDisabled({})).toBe(false);
  });
});

describe('the connect column', () => {
  it('has the remote control for alive 1 and approval 1, else the request or nothing but Offline', () => {
    expect(connectControl({ isOnline: true, approval: 1 })).toBe('remote');
    expect(connectControl({ isOnline: true, approval: 0 })).toBe('requestApproval');
    expect(connectControl({ isOnline: false, approval: 1 })).toBe('offline');
    expect(connectControl({ isOnline: false, approval: 0 })).toBe('offline');
  });
});

describe('outside the menus', () => {
  it('the memo is edited by whoever has modifyInformation [C-PERM-12]', () => {
    expect(mayEditMemoInline(permissionsOf({ type: 'User', permissions: '1,2' }))).toBe(true);
    expect(mayEditMemoInline(permissionsOf({ type: 'User', permissions: '1,4,8' }))).toBe(false);
  });
});
