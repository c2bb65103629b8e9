import { DEVICE_FIELDS, DEVICE_SORT_KEYS, REPORTED_FIELDS, REPORTED_TEXTS } from '@remote-console/domain';
import type { ContractDocument } from './bundle.ts';
import { wireNameOf } from './modelNames.ts';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

function schemaOf(document: ContractDocument, name: string): Json {
  const schema = document.components['schemas']?.[name];
  if (!isObject(schema)) throw new Error(`The contract has no ${name}.`);
  return schema;
}

function propertiesOf(document: ContractDocument, name: string): Json {
  const { properties } = schemaOf(document, name);
  if (!isObject(properties)) throw new Error(`${name} has no properties.`);
  return properties;
}

/** Adds what the device field definitions say: texts of a device, what agents report, and what lists are sorted by. */
export function addDeviceFields(document: ContractDocument): void {
  schemaOf(document, 'DeviceOrderKey')['enum'] = [...DEVICE_SORT_KEYS];

  const device = schemaOf(document, 'Device');
  const properties = propertiesOf(document, 'Device');
  const texts = REPORTED_TEXTS.map((field) => wireNameOf(document, field));
  for (const name of texts) properties[name] ??= { type: 'string' };
  device['required'] = [...(Array.isArray(device['required']) ? device['required'] : []), ...texts];

  const inventory = propertiesOf(document, 'Inventory');
  for (const field of REPORTED_FIELDS) {
    const name = wireNameOf(document, field);
    const described = inventory[name];
    inventory[name] = {
      type: 'string',
      ...(isObject(described) ? described : {}),
      maxLength: DEVICE_FIELDS[field].reported.limit,
    };
  }
}
