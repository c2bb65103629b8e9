import { expect } from '@playwright/test';
import { administratorOf } from './kit/administrator.ts';
import { foundFleetCompany } from './kit/company.ts';
import { makeMember } from './kit/members.ts';
import { openAs } from './kit/openAs.ts';
import { deviceRow, deviceRows } from './kit/person.ts';
import { playDevice } from './kit/server.ts';
import { test } from './kit/test.ts';
import { label } from './kit/texts.ts';

/** The viewer is a Windows program, so this visitor uses Windows. */
test.use({ userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36' });

test('letters do for the row with the focus what its buttons do, say why where those are closed, and are listed under the question mark', async ({
  page,
}) => {
  const company = await foundFleetCompany('keys');
  const [online, offline] = [
    await playDevice('on', { system: 1, ...company }),
    await playDevice('off', { system: 1, ...company }),
  ];
  await offline.leave();
  const member = await makeMember('keys', {
    managerToken: company.token,
    groups: [company.defaultGroup],
    rights: [{ auth_val: '1,4' }, { auth_remotecontrol: 1 }],
  });
  await openAs(page, member.id);
  await expect(deviceRows(page)).toHaveCount(2);
  const row = deviceRow(page, online.name);
  const focus = (name: string) => deviceRow(page, name).locator('[role="gridcell"][data-field="alive"]').focus();

  await focus(online.name);
  await page.keyboard.press('x');
  await expect(row.getByRole('checkbox')).toBeChecked();
  await page.keyboard.press('x');
  await expect(row.getByRole('checkbox')).not.toBeChecked();

  await page.keyboard.press('f');
  await expect(
    page.getByText(label('messages', 'no_permission', { administrator: await administratorOf(member.id) })),
  ).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.locator('iframe[name="remote-console-hidden-frame"]')).toHaveAttribute('src', /^remoteconsole:/);
  const launch = page.getByRole('dialog', { name: new RegExp(online.name) });
  await expect(launch).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(launch).toBeHidden();

  await focus(offline.name);
  await page.keyboard.press('w');
  const wake = page.getByRole('dialog', { name: new RegExp(offline.name) });
  await expect(wake).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(wake).toBeHidden();

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: label('frame', 'shortcuts') });
  await expect(help.getByRole('heading', { name: label('frame', 'keysInDevices') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();

  await focus(online.name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/${online.pk}(?:[/?#]|$)`));
});
