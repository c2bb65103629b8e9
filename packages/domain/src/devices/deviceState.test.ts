import { describe, expect, it } from 'vitest';
import { permissionsOf } from '../permissions/index.ts';
import {
  agentVersion,
  hasNewerAgent,
  isApproved,
  isFavourite,
  isFileTransferDisabled,
  isOnline,
} from './deviceState.ts';
import { connectControl, mayEditMemoInline } from './inlineRules.ts';

describe('a device', () => {
  it('is online with alive 1 and offline with 0 [B-FIELD-05] [C-GDETAIL-29]', () => {
    expect(isOnline({ alive: 1 })).toBe(true);
    expect(isOnline({ alive: 0 })).toBe(false);
    expect(isOnline({ alive: 2 })).toBe(false);
  });

  it('is approved with approval 1 and pending with 0 [B-FIELD-06]', () => {
    expect(isApproved({ approval: 1 })).toBe(true);
    expect(isApproved({ approval: 0 })).toBe(false);
  });

  it('has its agent version in dev_ver, or in current_ver when that is the field present [B-DETAIL-25]', () => {
    expect(agentVersion({ dev_ver: '3.1', current_ver: '3.0' })).toBe('3.1');
    expect(agentVersion({ current_ver: '3.0' })).toBe('3.0');
    expect(agentVersion({ dev_ver: '', current_ver: null })).toBeNull();
  });

  it('has a newer agent to get only when both versions are known and differ', () => {
    expect(hasNewerAgent({ dev_ver: '3.1', latest_ver: '3.2' })).toBe(true);
    expect(hasNewerAgent({ dev_ver: '3.2', latest_ver: '3.2' })).toBe(false);
    expect(hasNewerAgent({ dev_ver: '3.2', latest_ver: '' })).toBe(false);
    expect(hasNewerAgent({ latest_ver: '3.2' })).toBe(false);
  });

  it('is a favourite when favorate is a record [B-FAV-04]', () => {
    expect(isFavourite({ favorate: { pk: 1, dev_pk: 2 } })).toBe(true);
  });

  it('is no favourite when favorate is null [B-FAV-05]', () => {
    expect(isFavourite({ favorate: null })).toBe(false);
    expect(isFavourite({})).toBe(false);
  });

  it('has its file transfer switched off by a set flag', () => {
    expect(
      [1, '1', true, 'True'].map((disable_filetransfer) => isFileTransferDisabled({ disable_filetransfer })),
    ).toEqual([true, true, true, true]);
    expect(isFileTransferDisabled({ disable_filetransfer: 0 })).toBe(false);
    expect(isFileTransferDisabled({})).toBe(false);
  });
});

describe('the connect column', () => {
  it('has the remote control for alive 1 and approval 1, else the request or nothing but Offline', () => {
    expect(connectControl({ alive: 1, approval: 1 })).toBe('remote');
    expect(connectControl({ alive: 1, approval: 0 })).toBe('requestApproval');
    expect(connectControl({ alive: 0, approval: 1 })).toBe('offline');
    expect(connectControl({ alive: 0, approval: 0 })).toBe('offline');
  });
});

describe('outside the menus', () => {
  it('the memo is edited by whoever has modifyInformation [C-PERM-12]', () => {
    expect(mayEditMemoInline(permissionsOf({ type: 'User', auth_val: '1,2' }))).toBe(true);
    expect(mayEditMemoInline(permissionsOf({ type: 'User', auth_val: '1,4,8' }))).toBe(false);
  });
});
