import { describe, expect, it } from 'vitest';
import { permissionsOf } from '../permissions/index.ts';
import { BULK_ACTIONS, bulkActions, bulkPlan } from './bulkPlan.ts';

const manager = { permissions: permissionsOf({ type: 'Manager' }), corporate: true, mobile: false };
const nobody = { ...manager, permissions: permissionsOf({}) };
const online = { id: 1, isOnline: true, approval: 1, osId: 1, agentVersion: '1', latestVersion: '2' };
const offline = { ...online, id: 2, isOnline: false };
const pending = { ...online, id: 3, approval: 0 };
const newest = { ...online, id: 4, agentVersion: '2' };

describe('an action on a selection, for one person', () => {
  it('is offered as the bar lists it: agent, power, group, deletion', () => {
    expect(BULK_ACTIONS).toEqual(['update', 'restartAgent', 'wake', 'reboot', 'shutdown', 'move', 'tags', 'delete']);
  });

  it('says that nothing is selected, or only offline devices are [B-NAV-11] [B-NAV-12]', () => {
    expect(bulkPlan('reboot', [], manager)).toEqual({ kind: 'refused', because: 'no-selects' });
    expect(bulkPlan('reboot', [offline], manager)).toEqual({ kind: 'refused', because: 'offline_selects' });
  });

  it('is sent to those that allow it, and names the others with their reason [B-NAV-14]', () => {
    expect(bulkPlan('update', [online, offline, pending, newest], manager)).toEqual({
      kind: 'run',
      run: [online],
      skipped: [
        { device: offline, because: 'not_online_warning' },
        { device: pending, because: 'approval_required' },
        { device: newest, because: 'already_latest_version' },
      ],
    });
    expect(bulkPlan('delete', [online, offline], manager)).toEqual({
      kind: 'run',
      run: [online, offline],
      skipped: [],
    });
  });

  it('is refused without the right, whatever the states', () => {
    expect(bulkPlan('shutdown', [online, offline], nobody)).toEqual({ kind: 'refused', because: 'no_permission' });
    expect(bulkPlan('update', [online], nobody)).toEqual({ kind: 'refused', because: 'no_permission' });
    expect(bulkPlan('delete', [offline], nobody)).toEqual({ kind: 'refused', because: 'no_permission' });
  });

  it('wakes what is off and has an address, and leaves out the others with the reason', () => {
    const asleep = { ...offline, macAddress: '0a-1b-2c-3d-4e-5f' };
    expect(bulkPlan('wake', [asleep, online, offline, pending], manager)).toEqual({
      kind: 'run',
      run: [asleep],
      skipped: [
        { device: online, because: 'already_online' },
        { device: offline, because: 'mac_address_unknown' },
        { device: pending, because: 'already_online' },
      ],
    });
    expect(bulkPlan('wake', [offline], manager)).toEqual({ kind: 'refused', because: 'mac_address_unknown' });
    expect(bulkPlan('wake', [online], manager)).toEqual({ kind: 'refused', because: 'already_online' });
    expect(bulkPlan('wake', [], manager)).toEqual({ kind: 'refused', because: 'no-selects' });
  });

  it('offers waking to nobody without a Corporate license or the right to it [B-WOL-01] [B-WOL-02]', () => {
    expect(bulkActions(manager)).toEqual(BULK_ACTIONS);
    const others = BULK_ACTIONS.filter((action) => action !== 'wake');
    expect(bulkActions({ ...manager, corporate: false })).toEqual(others);
    expect(bulkActions(nobody)).toEqual(others.filter((action) => action !== 'tags'));
  });

  it('sets tags on devices in any state, and is not offered without the right to', () => {
    expect(bulkPlan('tags', [online, offline, pending], manager)).toEqual({
      kind: 'run',
      run: [online, offline, pending],
      skipped: [],
    });
    expect(bulkPlan('tags', [online, offline], nobody)).toEqual({ kind: 'refused', because: 'no_permission' });
    expect(bulkActions(nobody)).not.toContain('tags');
    expect(bulkActions({ ...nobody, permissions: permissionsOf({ permissions: '2' }) })).toContain('tags');
  });

  it('moves devices in any state', () => {
    expect(bulkPlan('move', [online, offline, pending], nobody)).toMatchObject({
      kind: 'run',
      run: [online, offline, pending],
    });
  });
});
