import type { OperatingSystemCode } from '@remote-console/domain';
import type { Choices } from './seededRandom.ts';

/** The properties of devices of one kind. */
export interface DeviceKind {
  readonly dev_os_id: OperatingSystemCode;
  readonly systems: Choices<string>;
  readonly processors: Choices<string>;
  readonly bios: Choices<string>;
  /** Gigabytes. */
  readonly memory: Choices<number>;
  /** Gigabytes. */
  readonly disk: Choices<number>;
  /** Whether it reports temperatures and a fan. */
  readonly sensors: boolean;
}

const NO_BIOS: Choices<string> = [''];

/** The kinds of device in the demo: PCs, smart devices and IoT equipment (A-SCOPE-01). */
export const DEVICE_KINDS = {
  pc: {
    dev_os_id: 1,
    systems: ['Microsoft Windows 11 Pro 24H2', 'Microsoft Windows 11 Pro 23H2', 'Microsoft Windows 10 Pro 22H2'],
    processors: ['Intel Core i5-12400', 'Intel Core i5-13500', 'Intel Core i7-13700', 'AMD Ryzen 5 5600G'],
    bios: ['American Megatrends 1.40', 'Dell Inc. 1.21.0', 'LENOVO M3CKT4EA'],
    memory: [8, 16, 16, 32],
    disk: [256, 512],
    sensors: true,
  },
  kiosk: {
    dev_os_id: 1,
    systems: ['Windows 10 IoT Enterprise LTSC 2021', 'Windows 11 IoT Enterprise 24H2'],
    processors: ['Intel Celeron J6412', 'Intel N100'],
    bios: ['American Megatrends 5.19', 'Insyde F.12'],
    memory: [4, 8],
    disk: [64, 128],
    sensors: true,
  },
  pos: {
    dev_os_id: 1,
    systems: ['Windows 10 IoT Enterprise LTSC 2021'],
    processors: ['Intel Core i3-10100', 'Intel Celeron J6412'],
    bios: ['American Megatrends 5.19', 'HP S51 Ver. 02.14'],
    memory: [8],
    disk: [128],
    sensors: true,
  },
  windowsServer: {
    dev_os_id: 1,
    systems: ['Windows Server 2022 Standard', 'Windows Server 2019 Standard'],
    processors: ['Intel Xeon Silver 4314', 'AMD EPYC 7313'],
    bios: ['Dell Inc. 2.19.1', 'HPE U46 2.80'],
    memory: [64, 128],
    disk: [2048, 4096],
    sensors: true,
  },
  linuxServer: {
    dev_os_id: 2,
    systems: ['Ubuntu 24.04.1 LTS', 'Rocky Linux 9.5', 'Debian GNU/Linux 12'],
    processors: ['AMD EPYC 7543', 'Intel Xeon Gold 6338'],
    bios: ['Dell Inc. 2.19.1', 'Supermicro 1.8'],
    memory: [64, 128, 256],
    disk: [1024, 4096, 8192],
    sensors: true,
  },
  workstation: {
    dev_os_id: 2,
    systems: ['Ubuntu 24.04.1 LTS', 'Fedora Linux 41'],
    processors: ['AMD Ryzen 9 7900', 'Intel Core i9-13900'],
    bios: ['ASUSTeK 1654', 'American Megatrends 7D67'],
    memory: [32, 64],
    disk: [1024, 2048],
    sensors: true,
  },
  board: {
    dev_os_id: 2,
    systems: ['Raspberry Pi OS 12', 'Yocto Linux 5.0'],
    processors: ['Broadcom BCM2711', 'NXP i.MX 8M Plus'],
    bios: NO_BIOS,
    memory: [2, 4],
    disk: [16, 32],
    sensors: true,
  },
  mac: {
    dev_os_id: 3,
    systems: ['macOS 15.1', 'macOS 14.7', 'macOS 13.7'],
    processors: ['Apple M2', 'Apple M3', 'Apple M3 Pro'],
    bios: NO_BIOS,
    memory: [16, 24, 36],
    disk: [512, 1024],
    sensors: false,
  },
  signage: {
    dev_os_id: 4,
    systems: ['Android 13', 'Android 12'],
    processors: ['Rockchip RK3588', 'Amlogic S922X'],
    bios: NO_BIOS,
    memory: [4],
    disk: [32, 64],
    sensors: false,
  },
  handheld: {
    dev_os_id: 4,
    systems: ['Android 14', 'Android 13', 'Android 11'],
    processors: ['Qualcomm QCM6490', 'Qualcomm Snapdragon 680'],
    bios: NO_BIOS,
    memory: [4, 6],
    disk: [64, 128],
    sensors: false,
  },
  tablet: {
    dev_os_id: 5,
    systems: ['iPadOS 18.1', 'iPadOS 17.7'],
    processors: ['Apple A14 Bionic', 'Apple M1'],
    bios: NO_BIOS,
    memory: [4, 8],
    disk: [64, 256],
    sensors: false,
  },
} as const satisfies Readonly<Record<string, DeviceKind>>;

/** The name of a kind. */
export type DeviceKindName = keyof typeof DEVICE_KINDS;
