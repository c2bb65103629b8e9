import { describe, expect, it } from 'vitest';
import { type Permission, PERMISSIONS, type Permissions } from '../permissions/index.ts';
import {
  DEVICE_ACTIONS,
  deviceActions,
  refusalOf,
  type ActionContext,
  type ActionVerdict,
  type DeviceAction,
} from './deviceActions.ts';
import type { DeviceState } from './deviceState.ts';

interface Case {
  readonly device: DeviceState;
  readonly context: ActionContext;
  readonly actions: Readonly<Record<DeviceAction, ActionVerdict>>;
}

const aCase = (device: DeviceState, context: ActionContext): Case => ({
  device,
  context,
  actions: deviceActions(device, context),
});

const SWITCH = [false, true] as const;
const SYSTEMS = [0, 1, 2, 3, 4, 5] as const;
const RIGHTS: readonly Permissions[] = Array.from({ length: 2 ** PERMISSIONS.length }, (_, number) => {
  const held = (permission: Permission) => ((number >> PERMISSIONS.indexOf(permission)) & 1) === 1;
  return {
    deviceMonitor: held('deviceMonitor'),
    modifyInformation: held('modifyInformation'),
    useFunction: held('useFunction'),
    viewReport: held('viewReport'),
    CSRemoteControl: held('CSRemoteControl'),
    CSFileManager: held('CSFileManager'),
    CSDeviceManagement: held('CSDeviceManagement'),
    CSRemoteView: held('CSRemoteView'),
    CSUpdate: held('CSUpdate'),
    CSThumbnailView: held('CSThumbnailView'),
    CSRestart: held('CSRestart'),
  };
});

/** Every combination of state, operating system, agent version, transfer switch, license, mobile, and permissions. */
function everyCase(isOnline: boolean, approval: 0 | 1): readonly Case[] {
  const cases: Case[] = [];
  for (const osId of SYSTEMS) {
    for (const latestVersion of ['3.1', '3.2']) {
      for (const isFileTransferDisabled of SWITCH) {
        const device = { isOnline, approval, osId, agentVersion: '3.1', latestVersion, isFileTransferDisabled };
        for (const corporate of SWITCH) {
          for (const mobile of SWITCH) {
            // The full product of permissions runs where the other circumstances are simplest.
            const plain = !mobile && !isFileTransferDisabled;
            for (const permissions of plain ? RIGHTS : RIGHTS.filter((_, index) => index % 37 === 0)) {
              cases.push(aCase(device, { permissions, corporate, mobile }));
            }
          }
        }
      }
    }
  }
  return cases;
}

const STATES = {
  'an online and approved device': everyCase(true, 1),
  'an online and not approved device': everyCase(true, 0),
  'an offline and approved device': everyCase(false, 1),
  'an offline and not approved device': everyCase(false, 0),
} as const;

type Offer = (circumstances: Case) => boolean;
const always: Offer = () => true;
const never: Offer = () => false;
const having =
  (permission: Permission): Offer =>
  ({ context }) =>
    context.permissions[permission];

const windows: Offer = ({ device }) => device.osId === 1;
const outdated: Offer = ({ device }) => device.agentVersion !== device.latestVersion;
const transferOpen: Offer = ({ device, context }) => !device.isFileTransferDisabled && !context.mobile;
const corporate: Offer = ({ context }) => context.corporate;
const all =
  (...offers: Offer[]): Offer =>
  (circumstances) =>
    offers.every((offer) => offer(circumstances));

/** Section 4's matrix as the requirements state it, row by row, written independently of the rule. */
type Row = readonly [action: DeviceAction, offered: Offer, id: string, words: string];
const MATRIX: Readonly<Record<string, readonly Row[]>> = {
  'an online and approved device': [
    ['remote', having('CSRemoteControl'), 'B-ACTION-01', 'exactly with CSRemoteControl'],
    [
      'fileTransfer',
      all(having('CSFileManager'), transferOpen),
      'B-ACTION-02',
      'with CSFileManager while transfer is not disabled',
    ],
    ['live', always, 'B-ACTION-03', 'always'],
    ['update', all(windows, outdated), 'B-ACTION-04', 'exactly for an outdated agent on Windows'],
    ['restartAgent', always, 'B-ACTION-07', 'always'],
    ['reboot', having('useFunction'), 'B-ACTION-08', 'exactly with useFunction'],
    ['shutdown', having('useFunction'), 'B-ACTION-09', 'exactly with useFunction'],
    ['rename', always, 'B-ACTION-10', 'always'],
    ['memo', having('modifyInformation'), 'B-ACTION-11', 'exactly with modifyInformation'],
    ['delete', having('useFunction'), 'B-ACTION-12', 'exactly with useFunction'],
    ['favourite', always, 'B-ACTION-13', 'always'],
    ['move', always, 'B-ACTION-14', 'always'],
    ['requestApproval', never, 'B-ACTION-15', 'never'],
    ['detail', always, 'B-ACTION-16', 'always'],
    ['wake', never, 'B-ACTION-17', 'never'],
  ],
  'an online and not approved device': [
    ['requestApproval', having('CSRemoteControl'), 'B-ACTION-18', 'exactly with CSRemoteControl'],
    ['detail', always, 'B-ACTION-19', 'always'],
    ['rename', always, 'B-ACTION-20', 'always'],
    ['remote', never, 'B-ACTION-21', 'never'],
    ['fileTransfer', never, 'B-ACTION-22', 'never'],
    ['live', never, 'B-ACTION-23', 'never'],
    ['update', never, 'B-ACTION-24', 'never'],
    ['restartAgent', never, 'B-ACTION-25', 'never'],
    ['reboot', never, 'B-ACTION-26', 'never'],
    ['shutdown', never, 'B-ACTION-27', 'never'],
    ['memo', never, 'B-ACTION-28', 'never in the menus'],
    ['delete', never, 'B-ACTION-29', 'never'],
    ['favourite', never, 'B-ACTION-30', 'never in the menus'],
    ['move', never, 'B-ACTION-31', 'never in the menus'],
    ['wake', never, 'B-ACTION-32', 'never'],
  ],
  'an offline and approved device': [
    ['detail', always, 'B-ACTION-33', 'always'],
    ['rename', always, 'B-ACTION-34', 'always'],
    ['delete', having('useFunction'), 'B-ACTION-35', 'with useFunction'],
    ['delete', having('useFunction'), 'B-ACTION-36', 'not without useFunction'],
    ['wake', all(corporate, having('useFunction')), 'B-ACTION-37', 'exactly with useFunction in a Corporate account'],
    ['remote', never, 'B-ACTION-38', 'never'],
    ['fileTransfer', never, 'B-ACTION-39', 'never'],
    ['live', never, 'B-ACTION-40', 'never'],
    ['update', never, 'B-ACTION-41', 'never'],
    ['restartAgent', never, 'B-ACTION-42', 'never'],
    ['reboot', never, 'B-ACTION-43', 'never'],
    ['shutdown', never, 'B-ACTION-44', 'never'],
    ['requestApproval', never, 'B-ACTION-45', 'never'],
    ['memo', never, 'B-ACTION-46', 'never in the menus'],
    ['favourite', never, 'B-ACTION-47', 'never in the menus'],
    ['move', never, 'B-ACTION-48', 'never in the menus'],
  ],
};

const ROWS = Object.entries(MATRIX).flatMap(([state, rows]) => rows.map((row) => [state, ...row] as const));

const casesOf = (state: string) => Object.entries(STATES).find(([name]) => name === state)?.[1] ?? [];
const describeCase = ({ device, context }: Case) => JSON.stringify({ device, ...context });

describe('the menus', () => {
  for (const [state, action, offered, id, words] of ROWS) {
    it(`offer ${action} for ${state} ${words} [${id}]`, () => {
      const cases = casesOf(state);
      expect(cases.length).toBeGreaterThan(10_000);
      const wrong = cases.find((circumstances) => circumstances.actions[action].offered !== offered(circumstances));
      expect(wrong && describeCase(wrong)).toBeUndefined();
    });
  }

  it('state every action in every state', () => {
    expect(Object.keys(MATRIX)).toHaveLength(3);
    for (const rows of Object.values(MATRIX)) {
      // What in-page sessions add is covered in sessionKinds.test.ts, and tags below.
      const beside: readonly DeviceAction[] = ['terminal', 'viewer', 'tags'];
      const documented = DEVICE_ACTIONS.filter((action) => !beside.includes(action));
      expect(new Set(rows.map(([action]) => action))).toEqual(new Set(documented));
    }
  });

  it('offer tags in every state, exactly with modifyInformation', () => {
    for (const cases of Object.values(STATES)) {
      const wrong = cases.find(
        ({ actions, context }) => actions.tags.offered !== context.permissions.modifyInformation,
      );
      expect(wrong && describeCase(wrong)).toBeUndefined();
    }
  });

  it('offer no update where the agent is the latest [B-ACTION-05]', () => {
    const latest = casesOf('an online and approved device').filter(
      ({ device }) => device.agentVersion === device.latestVersion,
    );
    expect(latest.length).toBeGreaterThan(0);
    expect(latest.some(({ actions }) => actions.update.offered)).toBe(false);
  });

  it('offer no update where the device does not run Windows [B-ACTION-06]', () => {
    const others = casesOf('an online and approved device').filter(({ device }) => device.osId !== 1);
    expect(others.length).toBeGreaterThan(0);
    expect(others.some(({ actions }) => actions.update.offered)).toBe(false);
  });

  it('run nothing on an offline device but what it permits, and say that it is not online [B-ACTION-50]', () => {
    // Tags are console data, like the name; the documents have none.
    const permitted: readonly DeviceAction[] = ['detail', 'rename', 'delete', 'wake', 'tags'];
    const others = DEVICE_ACTIONS.filter((action) => !permitted.includes(action));
    const cases = casesOf('an offline and approved device');
    const reasons = new Set(
      cases.flatMap(({ actions }) => others.map((action) => refusalOf(actions[action])?.because)),
    );
    expect([...reasons]).toEqual(['not_online_warning']);
  });

  it('offer the same for an offline device whether it is approved or not [B-ACTION-49]', () => {
    const approved = casesOf('an offline and approved device').map(({ actions }) => actions);
    const pending = casesOf('an offline and not approved device').map(({ actions }) => actions);
    expect(pending).toEqual(approved);
  });

  it('disable file transfer when disable_filetransfer is set [B-REMOTE-04]', () => {
    const cases = Object.values(STATES)
      .flat()
      .filter(({ device }) => device.isFileTransferDisabled);
    expect(cases.some(({ actions }) => actions.fileTransfer.offered)).toBe(false);
  });

  it('disable file transfer for a person without CSFileManager', () => {
    const cases = Object.values(STATES)
      .flat()
      .filter(({ context }) => !context.permissions.CSFileManager);
    expect(cases.some(({ actions }) => actions.fileTransfer.offered)).toBe(false);
  });

  it('offer remote control to no person without CSRemoteControl', () => {
    const cases = Object.values(STATES)
      .flat()
      .filter(({ context }) => !context.permissions.CSRemoteControl);
    expect(cases.some(({ actions }) => actions.remote.offered)).toBe(false);
  });

  it('offer the approval request to no person without CSRemoteControl', () => {
    const cases = Object.values(STATES)
      .flat()
      .filter(({ context }) => !context.permissions.CSRemoteControl);
    expect(cases.some(({ actions }) => actions.requestApproval.offered)).toBe(false);
  });

  it('offer wake-on-LAN to no account that is not Corporate [B-WOL-01] [A-DIALOG-05]', () => {
    const cases = Object.values(STATES)
      .flat()
      .filter(({ context }) => !context.corporate);
    expect(cases.some(({ actions }) => actions.wake.offered)).toBe(false);
  });

  it('offer wake-on-LAN to no person without useFunction [B-WOL-02]', () => {
    const cases = Object.values(STATES)
      .flat()
      .filter(({ context }) => !context.permissions.useFunction);
    expect(cases.some(({ actions }) => actions.wake.offered)).toBe(false);
  });
});
