import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HARDWARE_PARTS, hardwarePart, hardwareRows, processRows, softwareRows } from './deviceLists.ts';

describe('the processes of a device', () => {
  it('are the n-th parts of the three lists, split at semicolons [B-DETAIL-17]', () => {
    expect(processRows({ processName: 'init;sshd', processCpuUsage: '0.1;2.5', processMemoryUsage: '1;3' })).toEqual([
      { name: 'init', cpuUsage: '0.1', memoryUsage: '1' },
      { name: 'sshd', cpuUsage: '2.5', memoryUsage: '3' },
    ]);
  });

  it('follow prcss_name where the lists differ in length; missing values are blank [B-DETAIL-18]', () => {
    expect(processRows({ processName: 'a;b', processCpuUsage: '1', processMemoryUsage: '1;2;3' })).toEqual([
      { name: 'a', cpuUsage: '1', memoryUsage: '1' },
      { name: 'b', cpuUsage: '', memoryUsage: '2' },
    ]);
  });
});

describe('the hardware of a device', () => {
  it.each(HARDWARE_PARTS)('has a part %s, which is worded', (name) => expect(hardwarePart(name)).toBe(name));

  it.each(['CPU', 'memory', ''])('has a part %j, which is shown as it is', (name) =>
    expect(hardwarePart(name)).toBeNull(),
  );

  it('is the n-th parts of hardware_name and hardware_txt [B-DETAIL-19]', () => {
    expect(hardwareRows({ hardwareName: 'CPU;Disk', hardwareText: '8 cores;512 GB' })).toEqual([
      { name: 'CPU', text: '8 cores' },
      { name: 'Disk', text: '512 GB' },
    ]);
  });
});

describe('the software of a device', () => {
  it('is read in groups of four: company, install_date, version, description [B-DETAIL-20]', () => {
    expect(softwareRows({ softwareName: 'Office', softwareList: 'Acme;2026-01-02;3.4;Letters' })).toEqual([
      { name: 'Office', company: 'Acme', installDate: '2026-01-02', version: '3.4', description: 'Letters' },
    ]);
  });

  it('gives the n-th group to the n-th name [B-DETAIL-21]', () => {
    const rows = softwareRows({ softwareName: 'A;B', softwareList: 'a1;a2;a3;a4;b1;b2;b3;b4' });
    expect(rows.map((row) => [row.name, row.company])).toEqual([
      ['A', 'a1'],
      ['B', 'b1'],
    ]);
  });

  it('keeps a blank column in its place', () => {
    const rows = softwareRows({ softwareName: 'A;B', softwareList: 'a1;;;;b1;b2;;b4' });
    expect(rows).toMatchObject([
      { company: 'a1', version: '' },
      { company: 'b1', version: '', description: 'b4' },
    ]);
  });

  it('shows an incomplete last group with blanks and shifts no other row [B-DETAIL-22]', () => {
    expect(softwareRows({ softwareName: 'A;B', softwareList: 'a1;a2;a3;a4;b1' })).toEqual([
      { name: 'A', company: 'a1', installDate: 'a2', version: 'a3', description: 'a4' },
      { name: 'B', company: 'b1', installDate: '', version: '', description: '' },
    ]);
  });
});

describe('a list field', () => {
  it('gives no extra row for a trailing semicolon or an empty list [B-DETAIL-23]', () => {
    expect(processRows({ processName: 'a;b;' })).toHaveLength(2);
    expect(hardwareRows({ hardwareName: 'a;', hardwareText: 'x;' })).toHaveLength(1);
    expect(softwareRows({ softwareName: 'A;', softwareList: '1;2;3;4;' })).toHaveLength(1);
    for (const empty of ['', ';']) {
      expect(processRows({ processName: empty })).toEqual([]);
      expect(hardwareRows({ hardwareName: empty })).toEqual([]);
      expect(softwareRows({ softwareName: empty, softwareList: empty })).toEqual([]);
    }
  });

  it('gives no row when it is missing, null or the string None [B-DETAIL-24]', () => {
    for (const nothing of [undefined, null, 'None']) {
      expect(processRows({ processName: nothing })).toEqual([]);
      expect(hardwareRows({ hardwareName: nothing })).toEqual([]);
      expect(softwareRows({ softwareName: nothing, softwareList: nothing })).toEqual([]);
    }
  });

  it('gives back what was joined', () => {
    const part = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9 .]{0,8}[a-z]$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(part, part, part), { minLength: 1 }), (rows) => {
        const join = (column: 0 | 1 | 2) => rows.map((row) => row[column]).join(';');
        const read = processRows({ processName: join(0), processCpuUsage: join(1), processMemoryUsage: join(2) });
        expect(read.map((row) => [row.name, row.cpuUsage, row.memoryUsage])).toEqual(rows);
      }),
    );
  });
});
