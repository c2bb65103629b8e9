import { expect } from '@playwright/test';
import { utils } from 'xlsx';
import { exportedSheet } from './kit/exportedSheet.ts';
import { makeGroup, moveInto } from './kit/groups.ts';
import { makeMember } from './kit/members.ts';
import { openAs } from './kit/openAs.ts';
import { deviceRows } from './kit/person.ts';
import { playDevice } from './kit/server.ts';
import { test } from './kit/test.ts';
import { label } from './kit/texts.ts';

test('an export becomes a file to download, with the devices that the person may see in the columns of the table [B-EXCEL-03] [B-EXCEL-10]', async ({
  page,
}) => {
  const name = `export-${crypto.randomUUID().slice(0, 6)}`;
  const groupPk = await makeGroup(name);
  const devices = [await playDevice('export'), await playDevice('export')];
  for (const device of devices) await moveInto(device, groupPk);
  const member = await makeMember('export', { groups: [groupPk] });
  await openAs(page, member.id);
  await expect(deviceRows(page)).toHaveCount(2);
  const { sheet, head, rows } = await exportedSheet(page);
  const columns = [
    label('devices', 'columnState'),
    label('history', 'device'),
    label('devices', 'columnMemo'),
    label('devices', 'columnLastConnected'),
    label('devices', 'columnGroup'),
  ];
  expect(head).toEqual(expect.arrayContaining(columns));
  const cell = (row: readonly string[], column: string) => row[head.indexOf(column)];
  // A date for the spreadsheet program: it sorts and calculates with it.
  const connected = sheet[utils.encode_cell({ r: 1, c: head.indexOf(label('devices', 'columnLastConnected')) })];
  expect(connected).toMatchObject({ t: 'n', w: expect.stringMatching(/^\d{4}\/\d{2}\/\d{2} \d{2}:\d{2}:\d{2}$/) });
  expect(rows.map((row) => cell(row, label('history', 'device'))).toSorted()).toEqual(
    devices.map((device) => device.name).toSorted(),
  );
  expect(rows.map((row) => cell(row, label('devices', 'columnState')))).toEqual([
    label('common', 'online'),
    label('common', 'online'),
  ]);
  for (const row of rows) expect(cell(row, label('devices', 'columnGroup'))).toContain(name);
});
