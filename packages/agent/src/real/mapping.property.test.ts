import fc from 'fast-check';
import { expect, it } from 'vitest';
import { complaints } from '../testing/contractCheck.ts';
import { hardwareFieldsOf, biosName, processorName } from './hardware.ts';
import { networkFields } from './network.ts';
import { operatingSystemName } from './operatingSystem.ts';
import { processFieldsOf } from './processes.ts';
import { readDpkg } from './software.ts';
import { softwareFields } from '../report/lists.ts';
import { telemetryOf } from './telemetry.ts';

/** Anything a probe may return: good values, wrong types, hostile texts. */
const value = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.constantFrom<unknown>(null, undefined, '', ';', '\u0000', '\ud800', '가'.repeat(400), Infinity, -1, [], {}),
);

/** An answer with these fields, each present or not, each with any value. */
function answer(...fields: readonly string[]) {
  const anything = Object.fromEntries(fields.map((field) => [field, value]));
  return fc.option(fc.record(anything, { requiredKeys: [] }));
}

const listOf = (row: fc.Arbitrary<unknown>) =>
  fc.oneof(fc.array(fc.oneof({ weight: 5, arbitrary: row }, { weight: 1, arbitrary: value })), value);

it('makes telemetry that the contract accepts of any answer', () => {
  const readings = fc.record({
    load: answer('currentLoad'),
    memory: answer('total', 'available', 'used'),
    fileSystems: listOf(answer('fs', 'type', 'size', 'used', 'available', 'mount')),
    temperature: answer('main', 'max'),
    network: listOf(answer('iface', 'rx_sec', 'tx_sec')),
    uptime: fc.double(),
    now: fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }),
  });
  fc.assert(
    fc.property(readings, (some) => {
      expect(complaints.telemetry(telemetryOf(some))).toEqual([]);
    }),
  );
});

it('makes an inventory that the contract accepts of any answer', () => {
  const parts = fc.record({
    system: answer('distro', 'platform', 'release'),
    interfaces: listOf(answer('ip4', 'ip6', 'ip4subnet', 'ip6subnet', 'mac', 'internal', 'default', 'operstate')),
    gateway: value,
    nameServers: fc.array(fc.string()),
    processes: listOf(answer('name', 'cpu', 'mem', 'memRss')),
    processor: answer('manufacturer', 'brand', 'cores'),
    maker: answer('manufacturer', 'model', 'version'),
    board: answer('manufacturer', 'model', 'version'),
    bios: answer('vendor', 'version', 'releaseDate'),
    memory: listOf(answer('manufacturer', 'type', 'size', 'bank')),
    disks: listOf(answer('vendor', 'name', 'interfaceType', 'size')),
    graphics: answer('controllers', 'displays'),
    installed: fc.string({ unit: 'binary', maxLength: 2000 }),
  });
  fc.assert(
    fc.property(parts, (some) => {
      const inventory = {
        os_name: operatingSystemName(some.system),
        processor: processorName(some.processor),
        bios: biosName(some.bios),
        ...networkFields(some),
        ...processFieldsOf(some.processes),
        ...hardwareFieldsOf({ ...some, system: some.maker }),
        ...softwareFields(readDpkg(some.installed)),
      };
      expect(complaints.inventory(inventory)).toEqual([]);
      expect(inventory.prcss_cpu_usage.split(';')).toHaveLength(inventory.prcss_name.split(';').length);
      expect(Object.values(inventory).join('')).not.toContain('\u0000');
    }),
  );
});
