import { expect, type Page } from '@playwright/test';
import { test } from './kit/agentTest.ts';
import { openAs } from './kit/openAs.ts';
import { consoleUrl } from './kit/person.ts';
import { openSession, reachComputer, terminalText } from './kit/remote.ts';
import { server } from './kit/server.ts';
import { label } from './kit/texts.ts';

/** How a shell prompts for the next command: a user's, or the system administrator's. */
const PROMPT = /[$#]/;

/** What a played terminal shows. */
const playedText = (page: Page, device: string) =>
  page.getByRole('region', { name: label('remoteRecordings', 'player', { device }) }).locator('.xterm-rows');

test('a manager has the terminals of a group recorded, finds the recording of a session, plays it and searches in it', async ({
  page,
  place,
}) => {
  const { company, pk, name } = await reachComputer(place, 'recording', ['--allow-terminal', '--shell', '/bin/sh']);

  await test.step('the policy of the group', async () => {
    await openAs(page, company.manager, `/ko/management/groups/detail/${company.defaultGroup}`);
    await page.getByRole('combobox', { name: label('groupPages', 'remoteRecording') }).selectOption('terminal');
    const recorded = async () => {
      const { data } = await server.GET('/groups/{groupPk}', {
        headers: { token: company.token },
        params: { path: { groupPk: company.defaultGroup } },
      });
      return data?.objects[0]?.remote_recording;
    };
    await expect.poll(recorded).toBe('terminal');
  });

  await test.step('a session that is recorded', async () => {
    await openSession(page, pk, 'terminal');
    await page.getByRole('button', { name: label('remote', 'recordingAgree') }).click();
    const shown = terminalText(page, name);
    await expect(shown).toContainText(PROMPT);
    await page.keyboard.type('echo $((6 * 7)) apples\n');
    await expect(shown).toContainText('42 apples');
    await page.getByRole('button', { name: label('remote', 'endSession') }).click();
    const complete = async () => {
      const { data } = await server.GET('/remote/recordings', { headers: { token: company.token } });
      return data?.objects.filter(({ end_time }) => end_time !== null).length;
    };
    await expect.poll(complete).toBe(1);
  });

  await test.step('its recording in the list, played to its end', async () => {
    await page.goto(consoleUrl('/ko/management/recordings'));
    const row = page.getByRole('row').filter({ hasText: name });
    await row.getByText(label('remoteRecordings', 'play'), { exact: true }).click();
    await expect(page.getByRole('button', { name: label('remoteRecordings', 'again') })).toBeVisible();
    await expect(playedText(page, name)).toContainText('42 apples');
  });

  await test.step('a search, which leads to the time', async () => {
    const slider = page.getByRole('slider', { name: label('remoteRecordings', 'position') });
    await slider.fill('0');
    await expect(playedText(page, name)).not.toContainText('42 apples');
    await page.getByRole('button', { name: label('remoteRecordings', 'find') }).click();
    await page.getByRole('textbox', { name: label('remoteRecordings', 'findWords') }).fill('42 apples');
    const results = page.getByRole('list', { name: label('remoteRecordings', 'results') }).getByRole('button');
    await expect(results).toHaveCount(1);
    await results.click();
    await expect(playedText(page, name)).toContainText('42 apples');
    await expect(slider).not.toHaveValue('0');
  });
});
