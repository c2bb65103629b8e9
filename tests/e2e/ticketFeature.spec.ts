import { expect, type Page } from '@playwright/test';
import { foundCompany, type Company } from './kit/company.ts';
import { openAs } from './kit/openAs.ts';
import { server } from './kit/server.ts';
import { test } from './kit/test.ts';
import { label } from './kit/texts.ts';

const DAY_MS = 86_400_000;
const SUMMARY_PACE_MS = 12_000;

const tickets = (page: Page) =>
  page
    .getByRole('navigation', { name: label('frame', 'mainMenu') })
    .getByRole('link', { name: label('frame', 'menuTickets'), exact: true });

/**
 * Opens the console as built by `VITE_TICKET=1 npm run build`. It is a build-time flag, and the build under test is the
 * default one: its variables are set in the script on its way to the browser.
 */
async function buildWithTickets(page: Page): Promise<void> {
  await page.route('**/assets/index-*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const variables = /BASE_URL:([`"'])\/\1/;
    if (!variables.test(script)) return route.fulfill({ response });
    return route.fulfill({ response, body: script.replace(variables, '$&,VITE_TICKET:"1"') });
  });
}

/** Somebody applies for access to a company, and a decision is needed. */
async function apply({ manager }: Company): Promise<void> {
  const id = crypto.randomUUID().slice(0, 8);
  const { data } = await server.GET('/partners/managers/groups', {
    params: { query: { input_data: manager.split('-')[0] ?? '', company_name: manager } },
  });
  const decider = data?.objects[0];
  const { error } = await server.POST('/partners', {
    body: {
      companyName: 'Partner',
      applicantName: `applicant ${id}`,
      applicantEmail: `applicant-${id}@partner.example`,
      applicantPw: 'Partner!2345',
      applicantPhone: '02-1234-5678',
      managerName: decider?.name ?? '',
      manager_pk: decider?.pk ?? null,
      startPicked: new Date().toISOString(),
      endPicked: new Date(Date.now() + DAY_MS).toISOString(),
      reason: 'printer',
    },
  });
  expect(error).toBeUndefined();
}

test('the header leads to the access tickets where the feature is enabled in the build [B-ROUTE-10]', async ({
  page,
}) => {
  await buildWithTickets(page);
  await openAs(page);
  await expect(tickets(page)).toHaveAttribute('href', '/ko/access-ticket/request');
  await tickets(page).click();
  await expect(page.getByRole('heading', { level: 1, name: label('frame', 'menuTickets') })).toBeVisible();
});

test('the header has no link to the access tickets where the feature is disabled, as in the default build [B-ROUTE-11]', async ({
  page,
}) => {
  await openAs(page);
  await expect(
    page.getByRole('navigation', { name: label('frame', 'mainMenu') }).getByRole('link', {
      name: label('frame', 'menuDownloads'),
      exact: true,
    }),
  ).toBeVisible();
  await expect(tickets(page)).toHaveCount(0);
});

test('a summary that reports request tickets raises a toast with their count, after login and when there are more [B-POLL-05]', async ({
  page,
}) => {
  const company = await foundCompany('tickets');
  await apply(company);
  await buildWithTickets(page);
  await page.clock.install();
  await openAs(page, company.manager);
  const toast = (count: number) => page.getByText(label('frame', 'has_request_ticket', { count }), { exact: true });
  await expect(toast(1).first()).toBeVisible();
  const nextSummary = async () => {
    const asked = page.waitForResponse('**/devices/summary');
    await page.clock.fastForward(SUMMARY_PACE_MS);
    await (await asked).finished();
  };
  await expect(async () => {
    await page.clock.fastForward(1000);
    await expect(toast(1)).toHaveCount(0, { timeout: 100 });
  }).toPass();
  await nextSummary();
  await expect(toast(1)).toHaveCount(0);
  await apply(company);
  await nextSummary();
  await expect(toast(2).first()).toBeVisible();
});
