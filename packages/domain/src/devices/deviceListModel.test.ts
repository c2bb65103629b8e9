import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { permissionsOf } from '../permissions/index.ts';
import {
  BULK_ACTIONS,
  bulkPlan,
  changeDeviceView,
  defaultDeviceView,
  deviceQuery,
  failedDevices,
  pageSelection,
  tallyResults,
  togglePage,
  toggleSelection,
  type BulkAction,
  type CommandResults,
  type DeviceView,
} from './index.ts';

/** As many as three pages of the smallest size. */
const FLEET = 30;
const MANAGER = { permissions: permissionsOf({ type: 'Manager' }), corporate: true, mobile: false };

interface FleetDevice {
  readonly id: number;
  readonly alias: string;
  readonly isOnline: boolean;
  readonly approval: 0 | 1;
  readonly osId: number;
  readonly agentVersion: string;
  readonly latestVersion: string;
  readonly macAddress: string;
}

const any = fc.nat(FLEET * 2);
/** What a user does with the list, and what happens to the fleet meanwhile. */
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('page'), page: fc.integer({ min: 1, max: 4 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('sort'),
      by: fc.constantFrom('alias', 'alive'),
      order: fc.constantFrom('asc', 'desc'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('filter'), text: fc.constantFrom('', '1', 'kiosk') }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('toggle'), row: fc.nat(11) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('togglePage') }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('happens'),
      what: fc.constantFrom('state', 'rename', 'remove', 'add'),
      which: any,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('act'),
      action: fc.constantFrom(...BULK_ACTIONS),
      // What happens between confirming and sending, and which commands fail.
      meanwhile: fc.array(fc.record({ what: fc.constantFrom('state', 'remove', 'add'), which: any }), { maxLength: 3 }),
      failing: fc.array(any, { maxLength: 4 }),
    }),
  },
);

const deviceOf = (pk: number): FleetDevice => ({
  id: pk,
  alias: `${pk % 3 === 0 ? 'kiosk' : 'print'}-${(pk * 7) % 40}`,
  isOnline: !(pk % 4 === 0),
  approval: pk % 5 === 0 ? 0 : 1,
  osId: 1,
  agentVersion: '1',
  latestVersion: pk % 6 === 0 ? '1' : '2',
  macAddress: pk % 7 === 0 ? '' : '0A:1B:2C:3D:4E:5F',
});

function change(fleet: readonly FleetDevice[], what: 'state' | 'rename' | 'remove' | 'add', which: number) {
  const at = fleet[which % Math.max(1, fleet.length)];
  if (what === 'add') return [...fleet, deviceOf(1000 + which + fleet.length)].filter(isFirst);
  if (!at) return fleet;
  if (what === 'remove') return fleet.filter((device) => device !== at);
  const changed: FleetDevice =
    what === 'rename' ? { ...at, alias: `kiosk-${which}` } : { ...at, isOnline: !at.isOnline };
  return fleet.map((device) => (device === at ? changed : device));
}
const isFirst = (device: FleetDevice, index: number, all: readonly FleetDevice[]) =>
  all.findIndex(({ id }) => id === device.id) === index;

/** The page that the server returns for the address. */
function pageOf(fleet: readonly FleetDevice[], view: DeviceView): readonly FleetDevice[] {
  const { by, order, limit, offset, searchValue = '' } = deviceQuery(view, 'all');
  const sign = order === 'asc' ? 1 : -1;
  return fleet
    .filter(({ alias }) => alias.includes(searchValue))
    .toSorted((one, two) => {
      const difference =
        by === 'alive'
          ? Number(one.isOnline) - Number(two.isOnline)
          : Number(one.alias > two.alias) - Number(one.alias < two.alias);
      return sign * (difference || one.id - two.id);
    })
    .slice(offset, offset + limit);
}

/** Whether a command makes sense for a device as the user last saw it. */
function isReachable(
  action: BulkAction,
  { isOnline, approval, agentVersion, latestVersion, macAddress }: FleetDevice,
): boolean {
  if (action === 'move' || action === 'tags') return true;
  if (action === 'delete') return !isOnline || approval === 1;
  if (action === 'wake') return !isOnline && macAddress !== '';
  return isOnline && approval === 1 && (action !== 'update' || agentVersion !== latestVersion);
}

const pksOf = (devices: Iterable<{ readonly id: number }>) =>
  [...devices].map(({ id }) => id).toSorted((one, two) => one - two);

const switchedOn = (pressed: ReadonlyMap<number, boolean>) =>
  [...pressed].flatMap(([pk, on]) => (on ? [pk] : [])).toSorted((one, two) => one - two);

describe('the device list', () => {
  it('sends to the devices that were confirmed and to no other, whatever is paged, sorted, filtered or received in the meantime', () => {
    let sentOrders = 0;
    fc.assert(
      fc.property(fc.array(step, { minLength: 4, maxLength: 16 }), (steps) => {
        let fleet: readonly FleetDevice[] = Array.from({ length: FLEET }, (_, index) => deviceOf(index + 1));
        let view = changeDeviceView(defaultDeviceView('table'), { size: 12 });
        let selected: ReadonlySet<number> = new Set();
        const seen = new Map<number, FleetDevice>();
        // What the user pressed, independent of the rules: names of devices, one press at a time.
        const pressed = new Map<number, boolean>();
        const draw = () => {
          const page = pageOf(fleet, view);
          for (const device of page) seen.set(device.id, device);
          return page;
        };
        for (const what of steps) {
          const page = draw();
          switch (what.kind) {
            case 'page':
              view = changeDeviceView(view, { page: what.page });
              break;
            case 'sort':
              view = changeDeviceView(view, { by: what.by, order: what.order });
              expect(view.page).toBe(1);
              break;
            case 'filter':
              view = changeDeviceView(view, { searchValue: what.text });
              expect(view.page).toBe(1);
              break;
            case 'toggle': {
              const device = page[what.row];
              if (!device) break;
              selected = toggleSelection(selected, device.id);
              pressed.set(device.id, !pressed.get(device.id));
              break;
            }
            case 'togglePage': {
              const on = pageSelection(selected, pksOf(page)) !== 'all';
              selected = togglePage(selected, pksOf(page));
              for (const { id } of page) pressed.set(id, on);
              break;
            }
            case 'happens':
              fleet = change(fleet, what.what, what.which);
              break;
            case 'act': {
              const chosen = [...selected].flatMap((pk) => seen.get(pk) ?? []);
              const plan = bulkPlan(what.action, chosen, MANAGER);
              const reachable = chosen.filter((device) => isReachable(what.action, device));
              if (plan.kind === 'refused') {
                expect(reachable).toEqual([]);
                break;
              }
              const confirmed = pksOf(plan.run);
              for (const { what: event, which } of what.meanwhile) fleet = change(fleet, event, which);
              draw();
              const sent = pksOf(plan.run);
              expect(sent).toEqual(confirmed);
              expect(sent).toEqual(pksOf(reachable));
              expect(pksOf([...plan.run, ...plan.skipped.map(({ device }) => device)])).toEqual(switchedOn(pressed));
              sentOrders += 1;

              // A retry reaches exactly those that failed.
              const results: CommandResults = new Map(
                plan.run.map(({ id }) => [id, what.failing.includes(id) ? { kind: 'expired' } : { kind: 'done' }]),
              );
              expect(pksOf(failedDevices(plan.run, results))).toEqual(sent.filter((pk) => what.failing.includes(pk)));
              expect(tallyResults(results)).toMatchObject({ total: sent.length, open: 0 });
              break;
            }
          }
        }
        expect([...selected].toSorted((one, two) => one - two)).toEqual(switchedOn(pressed));
      }),
      { numRuns: 10_000 },
    );
    expect(sentOrders).toBeGreaterThan(1000);
  }, 60_000);
});
