/** A row of the processes tab. */
export interface ProcessRow {
  readonly name: string;
  readonly cpuUsage: string;
  readonly memoryUsage: string;
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

/** The parts of a semicolon-joined field; a trailing semicolon adds none, and no data has none (B-DETAIL-23, -24). */
function partsOf(field: ListField): readonly string[] {
  if (!field || field === 'None') return [];
  const parts = field.split(';').map((part) => part.trim());
  while (parts.at(-1) === '') parts.pop();
  return parts;
}

/** The processes of a device; the names decide how many rows there are (B-DETAIL-17, B-DETAIL-18). */
export function processRows(device: {
  readonly prcss_name?: ListField;
  readonly prcss_cpu_usage?: ListField;
  readonly prcss_memory_usage?: ListField;
}): readonly ProcessRow[] {
  const cpu = partsOf(device.prcss_cpu_usage);
  const memory = partsOf(device.prcss_memory_usage);
  return partsOf(device.prcss_name).map((name, index) => ({
    name,
    cpuUsage: cpu[index] ?? '',
    memoryUsage: memory[index] ?? '',
  }));
}

/** The hardware of a device (B-DETAIL-19). */
export function hardwareRows(device: {
  readonly hardware_name?: ListField;
  readonly hardware_txt?: ListField;
}): readonly HardwareRow[] {
  const texts = partsOf(device.hardware_txt);
  return partsOf(device.hardware_name).map((name, index) => ({ name, text: texts[index] ?? '' }));
}

/** The software of a device: groups of four belong to the names one by one (B-DETAIL-20 to B-DETAIL-22). */
export function softwareRows(device: {
  readonly software_name?: ListField;
  readonly software_list?: ListField;
}): readonly SoftwareRow[] {
  const names = partsOf(device.software_name);
  const parts = partsOf(device.software_list);
  const count = Math.max(names.length, Math.ceil(parts.length / 4));
  return Array.from({ length: count }, (_, index) => {
    const [company = '', installDate = '', version = '', description = ''] = parts.slice(index * 4, index * 4 + 4);
    return { name: names[index] ?? '', company, installDate, version, description };
  });
}
