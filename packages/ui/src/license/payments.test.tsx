import { aLicense, aProfile, http } from '@remote-console/api-client/testing';
import { newOrder } from '@remote-console/domain';
import { describe, expect, it, vi } from 'vitest';
import { openWidget } from '../testing/openWidget.tsx';
import { examplePayments } from './testing/examplePayments.ts';
import { PAYMENT_VIEW, PaymentsWidget } from './PaymentsWidget.tsx';
import { useLicensePayment } from './useLicensePayment.ts';

it('the payment history is asked for by start_date, of the person, page by page, and names the methods [C-PAY-32] [C-PAY-34]', async () => {
  const { sent, host } = openWidget(
    <PaymentsWidget personId={7} view={{ ...PAYMENT_VIEW, page: 3 }} onViewChange={() => undefined} />,
    {
      session: aProfile({ id: 7 }),
      answers: [
        http.get('/payments', ({ response }) =>
          response(200).json({ status: 200, meta: { totalCount: 23 }, objects: examplePayments(3) }),
        ),
      ],
    },
  );
  await vi.waitFor(() => expect(host.textContent).toContain('Credit card'));
  expect(sent('GET', '/payments').map(({ query }) => query)).toEqual([
    { by: 'start_date', order: 'desc', limit: '10', offset: '20', userId: '7' },
  ]);
  for (const name of ['Credit card', 'Bank transfer', 'Mobile billing']) expect(host.textContent).toContain(name);
  expect(host.textContent).not.toMatch(/SC00\d\d/);
});

describe('a payment whose window is closed', () => {
  const licenses = [aLicense({ licenseId: 1 })];
  const bought = aProfile({ pay: [...licenses, aLicense({ licenseId: 2 })] });

  it.each([
    ['went through', '[C-PAY-26]', bought],
    ['was broken off', '[C-PAY-27]', aProfile({ pay: licenses })],
  ])('reads the profile again and then closes the dialog, when it %s %s', async (_, _rows, profile) => {
    const popup = { closed: false, focus: vi.fn(), close: vi.fn() };
    const calls: string[] = [];
    function Order() {
      const payment = useLicensePayment({
        licenses,
        onProfile: (change) => calls.push(`profile with ${change.profile.pay.length} licenses`),
        onOver: () => calls.push('closed'),
      });
      return <button onClick={() => payment.pay({ form: newOrder() })}>{payment.stage}</button>;
    }
    const { sent, host } = openWidget(<Order />, {
      session: profile,
      answers: [
        http.get('/users/0', ({ response }) => response(200).json({ status: 200, meta: {}, objects: [profile] })),
      ],
    });
    vi.stubGlobal('open', () => popup);
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
    await vi.waitFor(() => expect(host.querySelector('button')).not.toBeNull());
    host.querySelector('button')?.click();
    await vi.waitFor(() => expect(host.textContent).toContain('paying'));
    expect(calls).toEqual([]);
    const before = sent('GET', '/users/0').length;
    popup.closed = true;
    await vi.waitFor(() => expect(calls.at(-1)).toBe('closed'));
    expect(sent('GET', '/users/0').length).toBeGreaterThan(before);
    expect(calls).toEqual([`profile with ${profile.pay.length} licenses`, 'closed']);
  });
});
