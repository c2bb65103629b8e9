import { expect, it } from 'vitest';
import { softwareRows } from '@remote-console/domain';
import { softwareFields } from '../report/lists.ts';
import { readApplications, readDpkg, readRpm, readSoftwareFields, readUninstallKeys } from './software.ts';

it('reads what dpkg-query lists', () => {
  const output =
    'adduser\t3.134\tDebian Adduser Developers <adduser@packages.debian.org>\tadd and remove users; groups\n';
  expect(readDpkg(output)).toEqual([
    {
      name: 'adduser',
      version: '3.134',
      company: 'Debian Adduser Developers',
      installDate: '',
      description: 'add and remove users; groups',
    },
  ]);
});

it('reads what rpm lists', () => {
  const output =
    'bash\t5.2.26-3.el10\tRocky Enterprise\t1729468800\tThe GNU shell\ngpg-pubkey\t1-2\t(none)\t(none)\t\n';
  expect(readRpm(output)).toEqual([
    {
      name: 'bash',
      version: '5.2.26-3.el10',
      company: 'Rocky Enterprise',
      installDate: '2024-10-21',
      description: 'The GNU shell',
    },
    { name: 'gpg-pubkey', version: '1-2', company: '', installDate: '', description: '' },
  ]);
});

it('reads what the Windows registry lists', () => {
  expect(readUninstallKeys('7-Zip 25.01 (x64)\t25.01\tIgor Pavlov\t20251202\t\r\n\r\n')).toEqual([
    { name: '7-Zip 25.01 (x64)', version: '25.01', company: 'Igor Pavlov', installDate: '2025-12-02', description: '' },
  ]);
});

it('reads what system_profiler lists', () => {
  const application = {
    _name: 'Keynote',
    version: '14.4',
    obtained_from: 'apple',
    lastModified: '2026-06-25T10:00:00Z',
  };
  const [row] = readApplications(JSON.stringify({ SPApplicationsDataType: [application] }));
  expect(row).toEqual({
    name: 'Keynote',
    version: '14.4',
    company: 'apple',
    installDate: '2026-06-25',
    description: '',
  });
});

/** The rows shown by the console. */
const rowsOf = ({ software_name, software_list }: ReturnType<typeof softwareFields>) =>
  softwareRows({ softwareName: software_name, softwareList: software_list });

it('joins software so that the rules of the console read it back', () => {
  const software = [
    { name: 'one; two', company: 'Hanbit', installDate: '2026-01-02', version: '1', description: '' },
    { name: '한글', company: '', installDate: '', version: '', description: '설명' },
  ];
  expect(rowsOf(softwareFields(software))).toEqual([{ ...software[0], name: 'one, two' }, software[1]]);
});

it('keeps names and details in step when a list is too long for the contract', () => {
  const description = 'a long description '.repeat(10).trim();
  const software = Array.from({ length: 2000 }, (_, index) => ({
    name: `program ${index}`,
    company: 'Hanbit',
    installDate: '',
    version: String(index),
    description,
  }));
  const fields = softwareFields(software);
  const rows = rowsOf(fields);
  expect(fields.software_list.length).toBeLessThanOrEqual(200_000);
  expect(rows.length).toBeGreaterThan(900);
  expect(rows).toEqual(software.slice(0, rows.length));
});

it('lists nothing on a platform that it does not know', async () => {
  expect(await readSoftwareFields('aix')).toEqual({ software_name: '', software_list: '' });
});
