import { describe, expect, it } from 'vitest';
import { hardwareRows } from '@remote-console/domain';
import { complaints } from '../testing/contractCheck.ts';
import { MACBOOK, VIRTUAL_LINUX, WINDOWS_DESKTOP } from '../testing/recordedAnswers.ts';
import { biosName, hardwareFieldsOf, processorName } from './hardware.ts';
import { networkFields } from './network.ts';
import { operatingSystemCode, operatingSystemName } from './operatingSystem.ts';
import { processFieldsOf } from './processes.ts';
import { telemetryOf } from './telemetry.ts';

const now = new Date('2026-11-21T03:00:00.000Z');
const NOTHING = { load: null, memory: null, fileSystems: null, temperature: null, network: null, uptime: 0, now };

describe('telemetry', () => {
  it('is read from a virtual machine without sensors', () => {
    const { load, mem, fsSize, temperature } = VIRTUAL_LINUX;
    const telemetry = telemetryOf({
      ...NOTHING,
      load,
      memory: mem,
      fileSystems: fsSize,
      temperature,
      uptime: 2019.93,
    });
    expect(telemetry).toEqual({
      cpu_usage: 12.3,
      memory_usage: 1.9,
      memory_capacity: 25_276_502_016,
      hdd_usage: 23.1,
      hdd_capacity: 270_553_174_016,
      running_time: 2019,
      system_time: '2026-11-21T03:00:00.000Z',
    });
    expect(complaints.telemetry(telemetry)).toEqual([]);
  });

  it('adds up all disks and takes the hottest temperature of a desktop', () => {
    const { load, mem, fsSize, temperature } = WINDOWS_DESKTOP;
    const telemetry = telemetryOf({ ...NOTHING, load, memory: mem, fileSystems: fsSize, temperature, uptime: 60 });
    expect(telemetry).toMatchObject({ memory_usage: 50, hdd_usage: 50, hdd_capacity: 4000, cpu_temp: 51.3 });
  });

  it('counts the volumes of an APFS container once', () => {
    const { hdd_capacity, hdd_usage } = telemetryOf({ ...NOTHING, fileSystems: MACBOOK.fsSize });
    expect(hdd_capacity).toBe(494_384_795_648);
    expect(hdd_usage).toBe(59.5);
  });

  it('leaves out what is on no disk of the machine, and what is mounted twice', () => {
    const row = { fs: '/dev/sda1', type: 'ext4', size: 100, used: 20, available: 80 };
    const others = ['tmpfs', 'squashfs', 'nfs4', 'cifs'].map((type) => ({ ...row, fs: type, type }));
    const { hdd_capacity } = telemetryOf({ ...NOTHING, fileSystems: [row, { ...row, mount: '/home' }, ...others] });
    expect(hdd_capacity).toBe(100);
  });

  it.each([
    ['no sensor', null],
    ['a sensor that says -1', { main: -1, max: 0 }],
    ['a sensor that says too much', { main: 65_535 }],
  ])('has no temperature with %s', (_, temperature) => {
    expect(telemetryOf({ ...NOTHING, temperature })).not.toHaveProperty('cpu_temp');
  });

  it('has what went over the network since the reading before', () => {
    const network = [{ iface: 'eth0', rx_sec: 2048.4, tx_sec: 0, rx_bytes: 9000, ms: 5000 }];
    expect(telemetryOf({ ...NOTHING, network })).toMatchObject({ network_received: 2048, network_sent: 0 });
  });

  it.each([
    ['at the first reading', [{ iface: 'eth0', rx_sec: null, tx_sec: null }]],
    ['when the counters were reset', [{ iface: 'eth0', rx_sec: -40, tx_sec: 3 }]],
    ['without an interface', []],
  ])('says nothing of the network %s', (_, network) => {
    const telemetry = telemetryOf({ ...NOTHING, network });
    expect(telemetry).not.toHaveProperty('network_received');
    expect(telemetry).not.toHaveProperty('network_sent');
  });

  it('is all zero when nothing could be read', () => {
    const telemetry = telemetryOf(NOTHING);
    expect(telemetry).toMatchObject({ cpu_usage: 0, memory_usage: 0, hdd_usage: 0, running_time: 0 });
    expect(complaints.telemetry(telemetry)).toEqual([]);
  });
});

describe('operating system', () => {
  it.each([
    ['win32', 1],
    ['Windows', 1],
    ['linux', 2],
    ['darwin', 3],
    ['android', 4],
    ['freebsd', 0],
    [undefined, 0],
  ])('%s has the code %i', (platform, code) => {
    expect(operatingSystemCode(platform)).toBe(code);
  });

  it.each([
    [VIRTUAL_LINUX.osInfo, 'Debian GNU/Linux 12'],
    [WINDOWS_DESKTOP.osInfo, 'Microsoft Windows 11 Pro 10.0.26100'],
    [MACBOOK.osInfo, 'macOS 15.1'],
    [{ platform: 'linux', distro: 'unknown', release: 'unknown' }, 'linux'],
    [null, ''],
  ])('%o is called %s', (answer, name) => {
    expect(operatingSystemName(answer)).toBe(name);
  });
});

describe('network', () => {
  it('shows the default interface', () => {
    const { interfaces, gateway } = VIRTUAL_LINUX;
    expect(networkFields({ interfaces, gateway, nameServers: ['192.0.2.53', '2001:db8::53'] })).toEqual({
      s_pri_ip: '192.0.2.2',
      ip_addr: '192.0.2.2',
      netmask: '255.255.255.0',
      gateway: '192.0.2.1',
      dns: '192.0.2.53, 2001:db8::53',
      mac_addr: '02:FC:00:00:00:01',
    });
  });

  it('passes over tunnels with nothing but a link-local address, and shows IPv6 where there is no IPv4', () => {
    const fields = networkFields({ interfaces: MACBOOK.interfaces, gateway: null, nameServers: [] });
    expect(fields).toMatchObject({ ip_addr: '2001:db8::7', mac_addr: 'A4:83:E7:00:00:07', gateway: '' });
  });

  it('is empty on a machine that knows only itself', () => {
    const interfaces = VIRTUAL_LINUX.interfaces.slice(0, 1);
    expect(networkFields({ interfaces, gateway: '', nameServers: [] }).ip_addr).toBe('');
  });
});

describe('hardware', () => {
  const rowsOf = ({ hardware_name, hardware_txt }: ReturnType<typeof hardwareFieldsOf>) =>
    hardwareRows({ hardwareName: hardware_name, hardwareText: hardware_txt });
  const parts = ({ cpu, system, board, bios, memory, disks, graphics }: typeof WINDOWS_DESKTOP) =>
    rowsOf(hardwareFieldsOf({ processor: cpu, system, board, bios, memory, disks, graphics, interfaces: [] }));

  it('lists the parts of a desktop, without placeholders and with nothing said twice', () => {
    expect(parts(WINDOWS_DESKTOP)).toEqual([
      { name: 'System', text: 'Micro-Star International MS-7D98' },
      { name: 'Mainboard', text: 'Micro-Star International MAG B760M MORTAR, rev. 2 1.0' },
      { name: 'BIOS', text: 'American Megatrends Inc. 1.40 2024-06-11' },
      { name: 'Processor', text: 'Intel Core™ i7-13700 (24 threads)' },
      { name: 'Memory', text: 'Samsung DDR5 16 GB BANK 0' },
      { name: 'Memory', text: 'Samsung DDR5 16 GB BANK 1' },
      { name: 'Disk', text: 'Samsung Samsung SSD 990 PRO 1TB PCIe 931.5 GB' },
      { name: 'Graphics', text: 'NVIDIA NVIDIA GeForce RTX 4060' },
      { name: 'Display', text: 'DELL U2723QE' },
    ]);
  });

  it('leaves out what a virtual machine does not know', () => {
    const { cpu, system, board, bios, memory, disks, graphics, interfaces } = VIRTUAL_LINUX;
    const fields = hardwareFieldsOf({ processor: cpu, system, board, bios, memory, disks, graphics, interfaces });
    expect(rowsOf(fields).map(({ name }) => name)).toEqual(['System', 'Processor', 'Memory', 'Network']);
  });

  it('names processor and BIOS', () => {
    expect(processorName(VIRTUAL_LINUX.cpu)).toBe('AMD EPYC');
    expect(biosName(VIRTUAL_LINUX.bios)).toBe('');
    expect(biosName(WINDOWS_DESKTOP.bios)).toBe('American Megatrends Inc. 1.40 2024-06-11');
  });
});

describe('processes', () => {
  it('shows the thirty busiest, and of equally busy ones the largest first', () => {
    const many = Array.from({ length: 50 }, (_, index) => ({ name: `p${index}`, cpu: index, mem: 1, memRss: 1 }));
    const { prcss_name, prcss_cpu_usage } = processFieldsOf(many);
    expect(prcss_name.split(';')).toHaveLength(30);
    expect(prcss_name.startsWith('p49;p48;')).toBe(true);
    expect(prcss_cpu_usage.startsWith('49.0;48.0;')).toBe(true);
    const idle = [
      { name: 'small', cpu: 0.01, mem: 0.01, memRss: 10 },
      { name: 'large', cpu: 0, mem: 0.02, memRss: 20 },
    ];
    expect(processFieldsOf(idle).prcss_name).toBe('large;small');
  });

  it('keeps a semicolon in a name from beginning another process', () => {
    expect(processFieldsOf([{ name: 'a;b', cpu: 1, mem: 1 }]).prcss_name).toBe('a,b');
  });
});
