// @vitest-environment jsdom
import type { LoginResult } from '@remote-console/api-client';
import { given } from '@remote-console/api-client/testing';
import { LANGUAGES, type Language } from '@remote-console/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aConsole, press, showsText, typeInto, type ConsoleUnderTest } from '../testing/aConsole.tsx';
import { wordsIn } from '../testing/wordsIn.ts';

let page: ConsoleUnderTest | null = null;
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  page?.close();
  page = null;
});

const ID = 'mia@alpha.example';
const FIRST_STEP = { isLogin: 'Fail', step1: 'fail' } as const;
const CODE_STEP = { isLogin: 'Fail', token: 'first', step1: 'success', step2: 'success', step3: 'fail' } as const;

/** A login that the server answers. */
async function logIn(language: Language, answer: LoginResult): Promise<ConsoleUnderTest> {
  const console = aConsole({ path: `/${language}/login` });
  page = console;
  console.server.use(given.login(answer));
  await typeInto('input[name=id]', ID);
  await typeInto('input[name=passwd]', 'Demo!2345');
  await press('button[type=submit]');
  return console;
}

const inEveryLanguage = (refusals: readonly (readonly [string, string, LoginResult])[]) =>
  LANGUAGES.flatMap((language) => refusals.map(([row, key, answer]) => [row, key, language, answer] as const));

describe('a login that is refused', () => {
  it.each(
    inEveryLanguage([
      ['C-ERROR-01', 'not_matched_user', { ...FIRST_STEP, cause: { step1: 'not_matched_user' } }],
      [
        'C-ERROR-02',
        'not_email_auth',
        { isLogin: 'Fail', step1: 'success', step2: 'fail', cause: { step2: 'not_email_auth' }, mgrid: ID, email: ID },
      ],
      ['C-ERROR-03', 'login_failed_cause_external', { ...FIRST_STEP, cause: { step1: 'external' } }],
      ['C-ERROR-05', 'login_failure_limit', { ...FIRST_STEP, cause: { step1: 'failure_limit' }, failure_limit: 5 }],
    ]),
  )('[%s] says %s in %s', async (_, key, language, answer) => {
    const { message } = await wordsIn(language);
    const { services } = await logIn(language, answer);
    await showsText(message(key));
    expect(window.location.pathname).toBe(`/${language}/login`);
    expect(services.sessions.current()).toBeNull();
  });

  it.each(LANGUAGES)('for its one-time code says so in %s [C-ERROR-04]', async (language) => {
    const { message } = await wordsIn(language);
    const { server } = await logIn(language, { ...CODE_STEP, qrCodeFlag: 'True' });
    await typeInto('[role=dialog] input[autocomplete=one-time-code]', '000000');
    server.use(given.login({ ...CODE_STEP, qrCodeFlag: 'True', cause: { step3: 'invalid_otp' } }));
    expect(document.body.textContent).not.toContain(message('invalid_otp'));
    await press('[role=dialog] button[type=submit]');
    await showsText(message('invalid_otp'));
  });
});
