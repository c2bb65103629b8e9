import { expect, type Page } from '@playwright/test';
import { test } from './kit/agentTest.ts';
import { makeMember } from './kit/members.ts';
import { openAs } from './kit/openAs.ts';
import { anotherPage, consoleUrl } from './kit/person.ts';
import { openSession, reachComputer, terminalText } from './kit/remote.ts';
import { server } from './kit/server.ts';
import { label } from './kit/texts.ts';

/** How a shell prompts for the next command: a user's, or the system administrator's. */
const PROMPT = /[$#]/;

/** What the screen of a device shows in a page. */
const pictureIn = (page: Page) => () =>
  page
    .locator('canvas')
    .first()
    .evaluate((element) => (element instanceof HTMLCanvasElement ? element.toDataURL() : ''));

/** Waits until a screen is drawn. */
async function expectScreen(page: Page): Promise<void> {
  await expect.poll(async () => (await pictureIn(page)()).length).toBeGreaterThan(5000);
}

test('a second person waits for a screen, watches it where the group says so, and both see the other', async ({
  page,
  place,
  browser,
}) => {
  const { company, pk } = await reachComputer(place, 'sharing', ['--fleet', '1']);
  const member = await makeMember('second', {
    rights: [{ auth_remotecontrol: 1 }],
    groups: [company.defaultGroup],
    managerToken: company.token,
  });
  const second = await anotherPage(browser);

  await test.step('one at a time, unless the group says otherwise', async () => {
    await openAs(page, company.manager);
    await openSession(page, pk, 'screen');
    await expectScreen(page);
    await openAs(second, member.id);
    await openSession(second, pk, 'screen');
    await expect(second.getByText(label('remote', 'end_screen_taken', { by: 'sharing' }))).toBeVisible();
  });

  await test.step('the policy of the group', async () => {
    const desk = await anotherPage(browser);
    await openAs(desk, company.manager, `/ko/management/groups/detail/${company.defaultGroup}`);
    await desk.getByRole('combobox', { name: label('groupPages', 'remoteSharing') }).selectOption('watch');
    const said = async () => {
      const { data } = await server.GET('/groups/{groupPk}', {
        headers: { token: company.token },
        params: { path: { groupPk: company.defaultGroup } },
      });
      return data?.objects[0]?.remote_sharing;
    };
    await expect.poll(said).toBe('watch');
  });

  await test.step('the second person watches, and sees what the first one types', async () => {
    await second.getByRole('button', { name: label('remote', 'reconnect') }).click();
    await expectScreen(second);
    await expect(second.getByText(label('remote', 'watchingOf', { name: 'sharing' })).first()).toBeVisible();
    const before = await pictureIn(second)();
    await page
      .locator('canvas')
      .first()
      .click({ position: { x: 200, y: 200 } });
    await page.keyboard.type('Hello to both');
    await expect.poll(pictureIn(second)).not.toBe(before);
  });

  await test.step('the first one sees who watches', async () => {
    const { data } = await server.GET('/remote/sessions', { headers: { token: company.token } });
    expect(data?.objects.map(({ person, watching }) => [person.mgrid, watching])).toEqual([
      [member.id, true],
      [company.manager, false],
    ]);
    await expect(page.getByText(label('remote', 'alsoWatches', { name: member.name }))).toBeVisible();
  });

  await test.step('who watches takes control once the first one has left, who watches when they come back', async () => {
    await page.getByRole('button', { name: label('remote', 'endSession') }).click();
    await second.getByRole('button', { name: label('remote', 'takeControl') }).click();
    await expect(second.getByRole('button', { name: label('remote', 'takeControl') })).toBeHidden();
    await expect(second.getByRole('switch', { name: label('remoteScreen', 'viewOnly') })).toBeEnabled();
    await expectScreen(second);
    const before = await pictureIn(second)();
    await second
      .locator('canvas')
      .first()
      .click({ position: { x: 200, y: 200 } });
    await second.keyboard.type('Mine now');
    await expect.poll(pictureIn(second)).not.toBe(before);
    const { data } = await server.GET('/remote/sessions', { headers: { token: company.token } });
    expect(data?.objects.map(({ person, watching }) => [person.mgrid, watching])).toEqual([[member.id, false]]);
    await openSession(page, pk, 'screen');
    await expect(page.getByText(label('remote', 'watchingOf', { name: member.name })).first()).toBeVisible();
    await expect(page.getByRole('button', { name: label('remote', 'takeControl') })).toBeHidden();
  });

  await test.step('what the group no longer allows is over', async () => {
    const { error } = await server.PUT('/groups/{groupPk}', {
      headers: { token: company.token },
      params: { path: { groupPk: company.defaultGroup } },
      body: { remote_sharing: 'alone' },
    });
    expect(error).toBeUndefined();
    await expect(page.getByText(label('remote', 'end_sharing_ended'))).toBeVisible();
    await expect(second.locator('canvas').first()).toBeVisible();
  });
});

test('a second person watches a terminal or types in it as the group says, and it ends with its person', async ({
  page,
  place,
  browser,
}) => {
  const words = ['--allow-terminal', '--shell', '/bin/sh'];
  const { company, pk, name } = await reachComputer(place, 'shared-shell', words);
  const member = await makeMember('guest', {
    rights: [{ auth_remotecontrol: 1 }],
    groups: [company.defaultGroup],
    managerToken: company.token,
  });
  const say = async (remote_sharing: 'watch' | 'join') => {
    const { error } = await server.PUT('/groups/{groupPk}', {
      headers: { token: company.token },
      params: { path: { groupPk: company.defaultGroup } },
      body: { remote_sharing },
    });
    expect(error).toBeUndefined();
  };
  const second = await anotherPage(browser);
  const shown = terminalText(page, name);
  const shownToSecond = terminalText(second, name);
  const type = async (at: Page, line: string) => {
    await at.locator('.xterm-screen:visible').click();
    await at.keyboard.type(`${line}\n`);
  };

  await test.step('a shell that somebody uses', async () => {
    await say('watch');
    await openAs(page, company.manager);
    await openSession(page, pk, 'terminal');
    await expect(shown).toContainText(PROMPT);
    await type(page, 'echo "<early-$((6*7))>"');
    await expect(shown).toContainText('<early-42>');
  });

  await test.step('is watched from the list of running sessions, with what it printed before', async () => {
    await openAs(second, member.id, '/ko/management/running-sessions');
    const watch = label('remote', 'watchTerminalAt', { person: 'shared-shell', device: name });
    await second.getByRole('button', { name: watch }).click();
    await expect(shownToSecond).toContainText('<early-42>');
    await expect(second.getByText(label('remote', 'watching')).first()).toBeVisible();
    await expect(page.getByText(label('remote', 'alsoWatches', { name: member.name }))).toBeVisible();
  });

  await test.step('takes nothing that a watcher types', async () => {
    await type(second, 'echo "<intruder>"');
    await type(page, 'echo "<later-$((6*7))>"');
    await expect(shownToSecond).toContainText('<later-42>');
    await expect(shown).not.toContainText('intruder');
  });

  await test.step('is used by both once the group says so', async () => {
    await say('join');
    await second.goto(consoleUrl(`/ko/remote/${pk}/terminal`));
    await expect(shownToSecond).toContainText(PROMPT);
    await expect(shownToSecond).not.toContainText('<early-42>');
    await second.getByRole('button', { name: label('remote', 'offeredTerminals') }).click();
    await second.getByRole('menuitem', { name: label('remote', 'joinTerminalOf', { name: 'shared-shell' }) }).click();
    await expect(shownToSecond).toContainText('<later-42>');
    await second.keyboard.type('echo "<both-$((6*7))>"\n');
    await expect(shown).toContainText('<both-42>');
  });

  await test.step('and ends with the session of its person, in a sentence with a way forward', async () => {
    await page.getByRole('button', { name: label('remote', 'endSession') }).click();
    await expect(second.getByText(label('remoteTerminal', 'guestOver', { name: 'shared-shell' }))).toBeVisible();
    await second.getByRole('button', { name: label('remote', 'openOwnTerminal') }).click();
    await expect(shownToSecond).toContainText(PROMPT);
    await second.getByRole('button', { name: label('remote', 'newTerminal') }).click();
    const third = second.getByRole('button', { name: label('remote', 'terminalNumber', { number: 3 }), exact: true });
    await expect(third).toHaveAttribute('aria-pressed', 'true');
    await expect(shownToSecond).toContainText(PROMPT);
    await second.keyboard.type('echo "<typed-at-once-$((6*7))>"\n');
    await expect(shownToSecond).toContainText('<typed-at-once-42>');
  });
});
