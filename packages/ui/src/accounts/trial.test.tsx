import { aProfile } from '@remote-console/api-client/testing';
import { screen } from 'storybook/test';
import { expect, it, vi } from 'vitest';
import { PartnerJoinWidget } from '../partners/index.ts';
import { openWidget } from '../testing/openWidget.tsx';
import { JoinDone } from './JoinDone/JoinDone.tsx';
import '../testing/patience.ts';

it('whoever has signed up reads of a free trial of 5 devices for 15 days [A-CONST-01] [A-CONST-02] [C-LICENSE-15]', async () => {
  const { host } = openWidget(<JoinDone loginHref="#login" />, { session: null });
  await screen.findByRole('link', { name: 'Go to login' });
  expect(host.textContent).toMatch(/\b15 days\b/);
  expect(host.textContent).toMatch(/\b5 devices\b/);
});

it('whoever applies as a partner reads that the application waits 7 days [B-CONST-11]', async () => {
  const { host } = openWidget(<PartnerJoinWidget onApplied={() => undefined} zoneName="Asia/Seoul" />, {
    session: aProfile(),
  });
  await vi.waitFor(() => expect(host.textContent).toMatch(/\b7 days\b/), 20_000);
});
