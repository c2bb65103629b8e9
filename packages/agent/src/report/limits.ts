import { contract, type Inventory, type Telemetry } from '@remote-console/api-client/contract';

const { Inventory: inventorySchema, Telemetry: telemetrySchema } = contract.components.schemas;

/** Longest text of each inventory field, in characters, as the contract states it. */
export const TEXT_LIMITS: Readonly<Record<keyof Inventory, number>> = {
  dev_ver: inventorySchema.properties.dev_ver.maxLength,
  os_name: inventorySchema.properties.os_name.maxLength,
  s_pri_ip: inventorySchema.properties.s_pri_ip.maxLength,
  ip_addr: inventorySchema.properties.ip_addr.maxLength,
  netmask: inventorySchema.properties.netmask.maxLength,
  gateway: inventorySchema.properties.gateway.maxLength,
  dns: inventorySchema.properties.dns.maxLength,
  mac_addr: inventorySchema.properties.mac_addr.maxLength,
  device_id: inventorySchema.properties.device_id.maxLength,
  processor: inventorySchema.properties.processor.maxLength,
  bios: inventorySchema.properties.bios.maxLength,
  time_zone: inventorySchema.properties.time_zone.maxLength,
  prcss_name: inventorySchema.properties.prcss_name.maxLength,
  prcss_cpu_usage: inventorySchema.properties.prcss_cpu_usage.maxLength,
  prcss_memory_usage: inventorySchema.properties.prcss_memory_usage.maxLength,
  hardware_name: inventorySchema.properties.hardware_name.maxLength,
  hardware_txt: inventorySchema.properties.hardware_txt.maxLength,
  software_name: inventorySchema.properties.software_name.maxLength,
  software_list: inventorySchema.properties.software_list.maxLength,
  remote_kinds: inventorySchema.properties.remote_kinds.maxLength,
};

/** The range of each telemetry number, as the contract states it; percent fields are 0 to 100. */
export const NUMBER_RANGES = {
  hdd_capacity: telemetrySchema.properties.hdd_capacity,
  memory_capacity: telemetrySchema.properties.memory_capacity,
  fan_speed_id: telemetrySchema.properties.fan_speed_id,
  cpu_temp: telemetrySchema.properties.cpu_temp,
  hdd_temp: telemetrySchema.properties.hdd_temp,
  running_time: telemetrySchema.properties.running_time,
  network_received: telemetrySchema.properties.network_received,
  network_sent: telemetrySchema.properties.network_sent,
} as const satisfies Partial<Record<keyof Telemetry, { readonly minimum: number; readonly maximum: number }>>;
