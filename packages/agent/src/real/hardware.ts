import type { HardwarePart } from '@remote-console/domain';
import type { Systeminformation } from 'systeminformation';
import { hardwareFields, lineOf, numberOf, type ReportedHardware, rowsOf, TEXT_LIMITS } from '../report/index.ts';
import type { Reading } from './reading.ts';

/** The sources of the hardware part of an inventory; null for what could not be read. */
export interface HardwareReadings {
  readonly processor: Reading<Systeminformation.CpuData> | null;
  readonly system: Reading<Systeminformation.SystemData> | null;
  readonly board: Reading<Systeminformation.BaseboardData> | null;
  readonly bios: Reading<Systeminformation.BiosData> | null;
  readonly memory: unknown;
  readonly disks: unknown;
  readonly graphics: Reading<Systeminformation.GraphicsData> | null;
  readonly interfaces: unknown;
}

/** A part, by a name that the console translates into the reader's language. */
interface KnownHardware extends ReportedHardware {
  readonly name: HardwarePart;
}

const PART_LIMIT = 100;
const GIBIBYTE = 1024 ** 3;

/** Joins the non-empty parts, without repeating words. */
function phrase(...parts: readonly unknown[]): string {
  return parts
    .map((part) => lineOf(part, PART_LIMIT))
    .reduce((text, part) => (part === '' || text.includes(part) ? text : `${text} ${part}`), '')
    .trim();
}

const part = (name: HardwarePart, ...words: readonly unknown[]): KnownHardware => ({ name, text: phrase(...words) });

function sizeOf(bytes: unknown): string {
  const size = numberOf(bytes) ?? 0;
  return size > 0 ? `${Math.round((size / GIBIBYTE) * 10) / 10} GB` : '';
}

/** Vendor and model of the processor, such as `AMD EPYC`. */
export function processorName(processor: HardwareReadings['processor']): string {
  return lineOf(phrase(processor?.manufacturer, processor?.brand), TEXT_LIMITS.processor);
}

/** Vendor, version and date of the BIOS. */
export function biosName(bios: HardwareReadings['bios']): string {
  return lineOf(phrase(bios?.vendor, bios?.version, bios?.releaseDate), TEXT_LIMITS.bios);
}

function coresOf(processor: HardwareReadings['processor']): string {
  const cores = numberOf(processor?.cores) ?? 0;
  return cores > 0 ? `(${cores} threads)` : '';
}

function linksOf(interfaces: unknown): readonly KnownHardware[] {
  return rowsOf(Array.isArray(interfaces) ? interfaces : [interfaces])
    .filter((row) => row['internal'] !== true && row['virtual'] !== true)
    .map((row) => part('Network', row['ifaceName'] ?? row['iface'], row['type'], row['mac']));
}

/** The hardware of the machine (B-FIELD-07); parts it knows nothing about are left out. */
export function hardwareFieldsOf(readings: HardwareReadings) {
  const { processor, system, board, bios, memory, disks, graphics, interfaces } = readings;
  const hardware: readonly KnownHardware[] = [
    part('System', system?.manufacturer, system?.model, system?.version),
    part('Mainboard', board?.manufacturer, board?.model, board?.version),
    { name: 'BIOS', text: biosName(bios) },
    part('Processor', processorName(processor), coresOf(processor)),
    ...rowsOf(memory).map((row) => part('Memory', row['manufacturer'], row['type'], sizeOf(row['size']), row['bank'])),
    ...rowsOf(disks).map((row) => part('Disk', row['vendor'], row['name'], row['interfaceType'], sizeOf(row['size']))),
    ...rowsOf(graphics?.controllers).map((row) => part('Graphics', row['vendor'], row['model'])),
    ...rowsOf(graphics?.displays).map((row) => part('Display', row['vendor'], row['model'])),
    ...linksOf(interfaces),
  ];
  return hardwareFields(hardware.filter(({ text }) => text !== ''));
}
