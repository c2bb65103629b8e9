import {
  isLicensePeriod,
  licensePrice,
  type LicenseRecord,
  licenseTerm,
  renewableLicense,
  renewalStart,
  refuseVolume,
} from '@remote-console/domain';
import type { PaymentOrder } from '@remote-console/api-client/contract';
import { instantText } from '../database/index.ts';
import { found, problem } from '../http/index.ts';
import { companyStore, forPerson } from '../members/index.ts';
import type { Settings } from '../settings/index.ts';
import { RESULT_PAGE } from './paymentPages.ts';
import { paymentStore } from './paymentStore.ts';
import { paymentProvider } from './providerSettings.ts';

/** A renewal keeps plan and devices of what it renews, because only its end moves; a free license takes both over. */
function differs(renewed: LicenseRecord, { pay_type, device_count }: PaymentOrder): 'pay_type' | 'device_count' | null {
  if (renewed.pay_type === 'Free') return null;
  if (renewed.pay_type !== pay_type) return 'pay_type';
  return renewed.pay_dev_vol === device_count ? null : 'device_count';
}

/** What precedes the path that buyers come back to; nothing where they never left. */
const returnOriginOf = ({ payment }: Pick<Settings, 'payment'>) =>
  payment.kind === 'external' ? payment.returnOrigin : '';

/** Orders a license: the price is computed here, whatever the form says (C-PAY-28, C-PAY-30). */
export const startPayment = forPerson({ company: companyStore, payments: paymentStore })<'startPayment'>(async (
  { body },
  context,
) => {
  const { session, stores, settings, now, language } = context;
  const provider = paymentProvider(settings);
  if (provider === null) return problem(409, 'payment_not_set_up');
  const { pay_type, device_count, months, payment_method, pay_lisence_ref = null } = body;
  if (!isLicensePeriod(months)) return problem(400, 'invalid_data', 'months');
  const renewed = pay_lisence_ref === null ? null : renewableLicense(await stores.company.licenses(), pay_lisence_ref);
  if (pay_lisence_ref !== null && renewed === null) return problem(404, 'not_found');
  const difference = renewed && differs(renewed, body);
  if (difference) return problem(400, 'invalid_data', difference);
  // A license that was sold smaller once may be kept as it is.
  const refusal = renewed?.pay_type === pay_type ? null : refuseVolume(pay_type, device_count);
  if (refusal !== null) return problem(400, refusal, 'device_count');

  const customPrice = await stores.payments.customPrice();
  const { total } = licensePrice({ plan: pay_type, devices: device_count, months, customPrice });
  const start = renewed === null ? now() : renewalStart(renewed, now());
  const term = licenseTerm(start, months, session.member.time_zone_id);
  const orderId = await stores.payments.order({
    plan: pay_type,
    devices: device_count,
    months,
    price: total,
    method: payment_method,
    term,
    renewedPk: pay_lisence_ref,
  });
  return found({
    action: provider.action,
    fields: provider.form({
      order_id: orderId,
      amount: String(total),
      buyer: session.member.mgrid,
      product_type: pay_type,
      device_count: String(device_count),
      start_date: instantText(term.start),
      end_date: instantText(term.expire),
      term: String(months),
      renew_ref: pay_lisence_ref === null ? '' : String(pay_lisence_ref),
      flag: pay_lisence_ref === null ? 'new' : 'renew',
      payment_method,
      language,
      return_url: returnOriginOf(settings) + RESULT_PAGE,
    }),
  });
});
