import type { OperatingSystemCode } from '@remote-console/domain';
import type { ReportedSoftware } from '../report/index.ts';

const PROCESSES: Readonly<Record<OperatingSystemCode, readonly string[]>> = {
  0: ['init', 'agent'],
  1: [
    'System',
    'svchost.exe',
    'explorer.exe',
    'MsMpEng.exe',
    'chrome.exe',
    'EXCEL.EXE',
    'OUTLOOK.EXE',
    'SearchIndexer.exe',
    'dwm.exe',
    'spoolsv.exe',
    'RuntimeBroker.exe',
    'lsass.exe',
  ],
  2: ['systemd', 'journald', 'sshd', 'nginx', 'postgres', 'containerd', 'cron', 'node', 'rsyslogd', 'chronyd'],
  3: ['kernel_task', 'WindowServer', 'Finder', 'Safari', 'mds_stores', 'launchd', 'Mail', 'Figma', 'coreaudiod'],
  4: ['system_server', 'com.android.systemui', 'com.android.phone', 'surfaceflinger', 'kiosk.player', 'zygote64'],
  5: ['SpringBoard', 'backboardd', 'kiosk', 'mediaserverd', 'locationd'],
};

type Entry = readonly [name: string, company: string, installDate: string, version: string, description: string];

const SOFTWARE: Readonly<Record<OperatingSystemCode, readonly Entry[]>> = {
  0: [],
  1: [
    ['Google Chrome', 'Google LLC', '2026-10-29', '142.0.7444.60', 'Web browser'],
    ['Microsoft 365 Apps', 'Microsoft Corporation', '2026-03-12', '16.0.19231', 'Office suite'],
    ['7-Zip 25.01 (x64)', 'Igor Pavlov', '2025-12-02', '25.01', 'Archiver'],
    ['Hancom Office', 'Hancom Inc.', '2025-09-18', '12.0.0.4426', 'Office suite'],
    ['Zebra Printer Driver', 'Zebra Technologies', '2025-05-07', '10.6.14', 'Label printer'],
    ['Microsoft Visual C++ 2022 Redistributable', 'Microsoft Corporation', '2025-04-22', '14.44.35211', ''],
  ],
  2: [
    ['nginx', 'Debian Nginx Maintainers', '2026-02-11', '1.22.1-9', 'Web server'],
    ['postgresql-15', 'Debian PostgreSQL Maintainers', '2026-02-11', '15.18-0', 'Relational database'],
    ['openssh-server', 'Debian OpenSSH Maintainers', '2026-01-20', '9.2p1-2', 'Secure shell server'],
    ['python3', 'Matthias Klose', '2026-01-20', '3.11.2-1', 'Interpreter'],
  ],
  3: [
    ['Figma', 'Figma, Inc.', '2026-09-30', '125.9.10', ''],
    ['Adobe Photoshop 2026', 'Adobe Inc.', '2026-08-03', '27.0', ''],
    ['Xcode', 'Apple', '2026-06-25', '26.1', ''],
    ['Keynote', 'Apple', '2026-06-25', '14.4', ''],
  ],
  4: [
    ['Kiosk Player', 'Hanbit Signage', '2026-07-14', '4.8.2', 'Digital signage'],
    ['Android System WebView', 'Google LLC', '2026-10-02', '142.0.7444', ''],
  ],
  5: [['Guided Order', 'Hanbit Retail', '2026-05-19', '3.2.0', 'Self-service ordering']],
};

/** The processes that run on a system of this kind. */
export function processNames(system: OperatingSystemCode): readonly string[] {
  return PROCESSES[system];
}

/** The programs that are installed on a system of this kind. */
export function softwareOf(system: OperatingSystemCode): readonly ReportedSoftware[] {
  return SOFTWARE[system].map(([name, company, installDate, version, description]) => ({
    name,
    company,
    installDate,
    version,
    description,
  }));
}
