/** Answers of systeminformation from three kinds of machine, reduced to what is read. */

/** A virtual machine on Debian 12, which knows little about its hardware. */
export const VIRTUAL_LINUX = {
  osInfo: { platform: 'linux', distro: 'Debian GNU/Linux', release: '12', codename: 'bookworm' },
  cpu: { manufacturer: 'AMD', brand: 'EPYC', speed: 0, cores: 2, physicalCores: 2 },
  load: { avgLoad: 0.06, currentLoad: 12.3456 },
  mem: { total: 25_276_502_016, free: 24_676_679_680, used: 599_822_336, available: 24_798_699_520 },
  fsSize: [
    {
      fs: '/dev/vda',
      type: 'ext4',
      size: 270_553_174_016,
      used: 25_144_057_856,
      available: 83_800_236_032,
      use: 23.08,
      mount: '/',
      rw: true,
    },
  ],
  temperature: { main: null, cores: [], max: null, socket: [], chipset: null },
  interfaces: [
    { iface: 'lo', ip4: '127.0.0.1', ip4subnet: '255.0.0.0', ip6: '::1', mac: '00:00:00:00:00:00', internal: true },
    {
      iface: 'eth0',
      ifaceName: 'eth0',
      default: true,
      ip4: '192.0.2.2',
      ip4subnet: '255.255.255.0',
      ip6: 'fd00::2',
      ip6subnet: 'ffff:ffff:ffff:ffff::',
      mac: '02:fc:00:00:00:01',
      internal: false,
      virtual: false,
      operstate: 'up',
      type: 'wired',
      speed: -1,
    },
  ],
  gateway: '192.0.2.1',
  bios: { vendor: '', version: '', releaseDate: '' },
  system: { manufacturer: '', model: 'Docker Container', version: '', serial: '-' },
  board: { manufacturer: '', model: '', version: '' },
  memory: [{ size: 25_276_502_016, bank: '', type: '', clockSpeed: 0, manufacturer: undefined }],
  disks: [],
  graphics: { controllers: [], displays: [] },
};

/** A desktop PC with Windows 11. */
export const WINDOWS_DESKTOP = {
  osInfo: { platform: 'Windows', distro: 'Microsoft Windows 11 Pro', release: '10.0.26100' },
  cpu: { manufacturer: 'Intel', brand: 'Core™ i7-13700', cores: 24, physicalCores: 16 },
  load: { currentLoad: 7 },
  mem: { total: 34_064_334_848, available: 17_032_167_424 },
  fsSize: [
    { fs: 'C:', type: 'NTFS', size: 1000, used: 250, available: 750, mount: 'C:' },
    { fs: 'D:', type: 'NTFS', size: 3000, used: 1750, available: 1250, mount: 'D:' },
  ],
  temperature: { main: 47.8, cores: [], max: 51.25 },
  bios: { vendor: 'American Megatrends Inc.', version: '1.40', releaseDate: '2024-06-11' },
  system: { manufacturer: 'Micro-Star International', model: 'MS-7D98', version: 'To be filled by O.E.M.' },
  board: { manufacturer: 'Micro-Star International', model: 'MAG B760M MORTAR; rev. 2', version: '1.0' },
  memory: [
    { manufacturer: 'Samsung', type: 'DDR5', size: 17_179_869_184, bank: 'BANK 0' },
    { manufacturer: 'Samsung', type: 'DDR5', size: 17_179_869_184, bank: 'BANK 1' },
  ],
  disks: [{ vendor: 'Samsung', name: 'Samsung SSD 990 PRO 1TB', interfaceType: 'PCIe', size: 1_000_204_886_016 }],
  graphics: {
    controllers: [{ vendor: 'NVIDIA', model: 'NVIDIA GeForce RTX 4060' }],
    displays: [{ vendor: '', model: 'DELL U2723QE' }],
  },
};

/** A MacBook, whose volumes share one container. */
export const MACBOOK = {
  osInfo: { platform: 'darwin', distro: 'macOS', release: '15.1', codename: 'macOS Sequoia' },
  cpu: { manufacturer: 'Apple', brand: 'M3', cores: 8 },
  fsSize: [
    {
      fs: '/dev/disk3s1s1',
      type: 'APFS',
      size: 494_384_795_648,
      used: 11_000_000_000,
      available: 200_000_000_000,
      mount: '/',
    },
    {
      fs: '/dev/disk3s5',
      type: 'APFS',
      size: 494_384_795_648,
      used: 280_000_000_000,
      available: 200_000_000_000,
      mount: '/System/Volumes/Data',
    },
  ],
  interfaces: [
    { iface: 'utun4', ip4: '', ip6: 'fe80::1', internal: false, virtual: true, operstate: 'up', mac: '' },
    {
      iface: 'en0',
      ip4: '',
      ip6: '2001:db8::7',
      ip6subnet: 'ffff:ffff:ffff:ffff::',
      internal: false,
      operstate: 'up',
      mac: 'a4:83:e7:00:00:07',
    },
  ],
};
