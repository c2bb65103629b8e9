import type { OperatingSystemCode } from '@remote-console/domain';
import type { Systeminformation } from 'systeminformation';
import { lineOf, TEXT_LIMITS } from '../report/index.ts';
import type { Reading } from './reading.ts';

/** The operating system code for the platform name that Node and systeminformation use (A-CONST-10). */
export function operatingSystemCode(platform: unknown): OperatingSystemCode {
  switch (String(platform).toLowerCase()) {
    case 'windows':
    case 'win32':
      return 1;
    case 'linux':
      return 2;
    case 'darwin':
      return 3;
    case 'android':
      return 4;
    case 'ios':
      return 5;
    default:
      return 0;
  }
}

/** Name and version of the operating system, such as `Debian GNU/Linux 12`. */
export function operatingSystemName(system: Reading<Systeminformation.OsData> | null): string {
  const limit = TEXT_LIMITS.os_name;
  const name = lineOf(system?.distro, limit) || lineOf(system?.platform, limit);
  const version = lineOf(system?.release, limit);
  return lineOf(name.includes(version) ? name : `${name} ${version}`, limit);
}
