import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { lineOf, type ReportedSoftware, rowsOf, softwareFields } from '../report/index.ts';

/** A program that lists what is installed, and how its output is parsed. */
export interface SoftwareSource {
  readonly platform: NodeJS.Platform;
  readonly command: string;
  readonly parameters: readonly string[];
  readonly read: (output: string) => readonly ReportedSoftware[];
}

const COMMAND_LIMIT_MS = 30_000;
const OUTPUT_LIMIT = 64 * 1024 * 1024;
const MAINTAINER_ADDRESS = /\s*<[^>]*>/;

function day(value: string): string {
  const compact = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(value);
  return compact ? `${compact[1]}-${compact[2]}-${compact[3]}` : '';
}

function daySinceEpoch(seconds: string): string {
  const date = new Date(Number(seconds) * 1000);
  return /^\d+$/.test(seconds) && !Number.isNaN(date.getTime()) ? date.toISOString().slice(0, 10) : '';
}

/** Lines of tab-separated values; lines without a name are not programs. */
function tableRows(output: string): readonly (readonly string[])[] {
  return output
    .split('\n')
    .map((line) => line.replace(/\r$/, '').split('\t'))
    .filter(([name]) => name !== undefined && name.trim() !== '');
}

/** The output of `dpkg-query`: package, version, maintainer, summary. It has no dates. */
export function readDpkg(output: string): readonly ReportedSoftware[] {
  return tableRows(output).map(([name = '', version = '', maintainer = '', description = '']) => ({
    name,
    version,
    company: maintainer.replace(MAINTAINER_ADDRESS, ''),
    installDate: '',
    description,
  }));
}

/** The output of `rpm`: name, version, vendor, install time in seconds, summary. */
export function readRpm(output: string): readonly ReportedSoftware[] {
  return tableRows(output).map(([name = '', version = '', vendor = '', installed = '', description = '']) => ({
    name,
    version,
    company: vendor === '(none)' ? '' : vendor,
    installDate: daySinceEpoch(installed),
    description,
  }));
}

/** The Windows registry as read through PowerShell: name, version, publisher, date as YYYYMMDD, comments. */
export function readUninstallKeys(output: string): readonly ReportedSoftware[] {
  return tableRows(output).map(([name = '', version = '', company = '', installed = '', description = '']) => ({
    name,
    version,
    company,
    installDate: day(installed),
    description,
  }));
}

/** The output of `system_profiler -json SPApplicationsDataType`. */
export function readApplications(output: string): readonly ReportedSoftware[] {
  const answer: unknown = JSON.parse(output);
  const list = typeof answer === 'object' && answer !== null && 'SPApplicationsDataType' in answer ? answer : null;
  return rowsOf(list?.SPApplicationsDataType).map((row) => ({
    name: lineOf(row['_name'], 200),
    version: lineOf(row['version'], 100),
    company: lineOf(row['obtained_from'], 100),
    installDate: day(lineOf(row['lastModified'], 40)),
    description: '',
  }));
}

const UNINSTALL_KEYS = [
  '[Console]::OutputEncoding = [Text.Encoding]::UTF8;',
  "$roots = 'HKLM:\\Software', 'HKLM:\\Software\\WOW6432Node', 'HKCU:\\Software';",
  "$roots | ForEach-Object { Get-ItemProperty ($_ + '\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\*')",
  '-ErrorAction SilentlyContinue } | Where-Object DisplayName | ForEach-Object {',
  '($_.DisplayName, $_.DisplayVersion, $_.Publisher, $_.InstallDate, $_.Comments) -join "`t" }',
].join(' ');

/** The sources of each platform; the first that answers is used. */
export const SOFTWARE_SOURCES: readonly SoftwareSource[] = [
  {
    platform: 'linux',
    command: 'dpkg-query',
    parameters: ['-W', '-f', '${Package}\\t${Version}\\t${Maintainer}\\t${binary:Summary}\\n'],
    read: readDpkg,
  },
  {
    platform: 'linux',
    command: 'rpm',
    parameters: [
      '-qa',
      '--queryformat',
      '%{NAME}\\t%{VERSION}-%{RELEASE}\\t%{VENDOR}\\t%{INSTALLTIME}\\t%{SUMMARY}\\n',
    ],
    read: readRpm,
  },
  {
    platform: 'win32',
    command: 'powershell.exe',
    parameters: ['-NoProfile', '-NonInteractive', '-Command', UNINSTALL_KEYS],
    read: readUninstallKeys,
  },
  {
    platform: 'darwin',
    command: 'system_profiler',
    parameters: ['-json', 'SPApplicationsDataType'],
    read: readApplications,
  },
];

/** The day when dpkg last unpacked a package, taken from the date of a file. */
async function dpkgDate(name: string): Promise<string> {
  try {
    return (await stat(`/var/lib/dpkg/info/${name}.list`)).mtime.toISOString().slice(0, 10);
  } catch {
    return '';
  }
}

async function withDates(source: SoftwareSource, software: readonly ReportedSoftware[]) {
  if (source.command !== 'dpkg-query') return software;
  return Promise.all(software.map(async (entry) => ({ ...entry, installDate: await dpkgDate(entry.name) })));
}

/** What is installed on this machine (B-FIELD-07); empty where nothing can list it. */
export async function readSoftwareFields(platform: NodeJS.Platform) {
  for (const source of SOFTWARE_SOURCES.filter((candidate) => candidate.platform === platform)) {
    try {
      const { stdout } = await promisify(execFile)(source.command, [...source.parameters], {
        encoding: 'utf8',
        timeout: COMMAND_LIMIT_MS,
        maxBuffer: OUTPUT_LIMIT,
        windowsHide: true,
        env: { ...process.env, LC_ALL: 'C.UTF-8' },
      });
      return softwareFields(await withDates(source, source.read(stdout)));
    } catch {
      // Not this kind of system: the next source may know.
    }
  }
  return softwareFields([]);
}
