/** A row of the processes tab. */
export interface ProcessRow {
  readonly name: string;
  readonly cpuUsage: string;
  readonly memoryUsage: string;
}

/** Agents' names for the parts of a device. Other agents may have other names. */
export const HARDWARE_PARTS = [
  'System',
  'Mainboard',
  'BIOS',
  'Processor',
  'Memory',
  'Disk',
  'Graphics',
  'Display',
  'Network',
] as const;

/** A part of a device, by a name that is known here; the screen provides the text. */
export type HardwarePart = (typeof HARDWARE_PARTS)[number];

/** The part with a reported name; null for a name that is shown as it is. */
export function hardwarePart(name: string): HardwarePart | null {
  return HARDWARE_PARTS.find((part) => part === name) ?? null;
}

/** A row of the hardware tab. */
export interface HardwareRow {
  readonly name: string;
  readonly text: string;
}

/** A row of the software tab. */
export interface SoftwareRow {
  readonly name: string;
  readonly company: string;
  readonly installDate: string;
  readonly version: string;
  readonly description: string;
}

type ListField = string | null | undefined;

/** The parts of a semicolon-joined field; neither a trailing semicolon nor missing data adds one (B-DETAIL-23, -24). */
function partsOf(field: ListField): readonly string[] {
  if (!field || field === 'None') return [];
  const parts = field.split(';').map((part) => part.trim());
  while (parts.at(-1) === '') parts.pop();
  return parts;
}

/** A device's processes; the names determine the number of rows (B-DETAIL-17, B-DETAIL-18). */
export function processRows(device: {
  readonly processName?: ListField;
  readonly processCpuUsage?: ListField;
  readonly processMemoryUsage?: ListField;
}): readonly ProcessRow[] {
  const cpu = partsOf(device.processCpuUsage);
  const memory = partsOf(device.processMemoryUsage);
  return partsOf(device.processName).map((name, index) => ({
    name,
    cpuUsage: cpu[index] ?? '',
    memoryUsage: memory[index] ?? '',
  }));
}

/** The hardware of a device (B-DETAIL-19). */
export function hardwareRows(device: {
  readonly hardwareName?: ListField;
  readonly hardwareText?: ListField;
}): readonly HardwareRow[] {
  const texts = partsOf(device.hardwareText);
  return partsOf(device.hardwareName).map((name, index) => ({ name, text: texts[index] ?? '' }));
}

/** A device's software: groups of four belong to the names one by one (B-DETAIL-20 to B-DETAIL-22). */
export function softwareRows(device: {
  readonly softwareName?: ListField;
  readonly softwareList?: ListField;
}): readonly SoftwareRow[] {
  const names = partsOf(device.softwareName);
  const parts = partsOf(device.softwareList);
  const count = Math.max(names.length, Math.ceil(parts.length / 4));
  return Array.from({ length: count }, (_, index) => {
    const [company = '', installDate = '', version = '', description = ''] = parts.slice(index * 4, index * 4 + 4);
    return { name: names[index] ?? '', company, installDate, version, description };
  });
}
