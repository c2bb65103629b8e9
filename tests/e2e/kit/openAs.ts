import type { Page } from '@playwright/test';
import { consoleUrl, MANAGER, PASSWORD } from './person.ts';

/**
 * Opens a page as somebody who has logged in before: a session of a login of its own lies where the login page would lay
 * it, so that the test begins on the page that it is about.
 */
export async function openAs(page: Page, id: string = MANAGER, path = '/ko/device/all'): Promise<void> {
  const base = consoleUrl('/lmm/api/v1.0');
  const login = await page.request.post(`${base}/access`, { data: { type: '1STEP', mail: id, pw: PASSWORD } });
  const { objects } = (await login.json()) as { objects: { token?: string } };
  if (objects.token === undefined) throw new Error(`${id} could not log in.`);
  const answer = await page.request.get(`${base}/users/0`, { headers: { token: objects.token } });
  const profile = (await answer.json()) as { objects: [object] };
  const session = { ...profile.objects[0], token: objects.token };
  await page.goto(consoleUrl('/favicon.svg'));
  await page.evaluate(
    (stored) => {
      localStorage.setItem('tutorial_2.0', '1');
      localStorage.setItem('user_session', stored);
    },
    JSON.stringify({ storedAt: Date.now(), session }),
  );
  await page.goto(consoleUrl(path));
}
