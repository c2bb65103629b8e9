import type { ReportedDetails, ReportedText } from '@remote-console/domain';

/** The columns of the texts that agents report and lists show, by their names in the model. */
export const TEXT_COLUMNS = {
  agentVersion: 'dev_ver',
  bios: 'bios',
  dns: 'dns',
  gateway: 'gateway',
  hardwareId: 'device_id',
  ipAddress: 'ip_addr',
  macAddress: 'mac_addr',
  netmask: 'netmask',
  osName: 'os_name',
  privateIp: 's_pri_ip',
  processor: 'processor',
  timeZone: 'time_zone',
} as const satisfies Record<ReportedText, string>;

/** The columns of the long lists that they report. */
export const DETAIL_COLUMNS = {
  hardwareName: 'hardware_name',
  hardwareText: 'hardware_txt',
  processCpuUsage: 'prcss_cpu_usage',
  processMemoryUsage: 'prcss_memory_usage',
  processName: 'prcss_name',
  softwareList: 'software_list',
  softwareName: 'software_name',
} as const satisfies Record<ReportedDetails, string>;
