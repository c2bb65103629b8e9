import { contract } from '@remote-console/api-client/contract';
import type { Inventory, Telemetry } from '../contract/index.ts';
import { valuesOfFields } from '@remote-console/domain';

const { Inventory: inventorySchema, Telemetry: telemetrySchema } = contract.components.schemas;

const isInventoryField = (name: string): name is keyof Inventory => Object.hasOwn(inventorySchema.properties, name);

/** Maximum length of each inventory field, in characters, as defined by the contract. */
export const TEXT_LIMITS: Readonly<Record<keyof Inventory, number>> = valuesOfFields(
  Object.keys(inventorySchema.properties).filter(isInventoryField),
  (field) => inventorySchema.properties[field].maxLength,
);

/** The range of each telemetry number, as defined by the contract; percent fields are 0 to 100. */
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
