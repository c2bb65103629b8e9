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

/** A renewal keeps plan and devices of the renewed license: only its end changes; for a free one both can change. */
function differs(renewed: LicenseRecord, { plan, deviceCount }: PaymentOrder): 'plan' | 'deviceCount' | null {
  if (renewed.plan === 'Free') return null;
  if (renewed.plan !== plan) return 'plan';
  return renewed.licensedDevices === deviceCount ? null : 'deviceCount';
}

/** The base of the path that buyers return to; empty where they never left. */
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
  const { plan, deviceCount, months, paymentMethod, licenseReference = null } = body;
  if (!isLicensePeriod(months)) return problem(400, 'invalid_data', 'months');
  const renewed =
    licenseReference === null ? null : renewableLicense(await stores.company.licenses(), licenseReference);
  if (licenseReference !== null && renewed === null) return problem(404, 'not_found');
  const difference = renewed && differs(renewed, body);
  if (difference) return problem(400, 'invalid_data', difference);
  // A license sold with less in the past may be kept as it is.
  const refusal = renewed?.plan === plan ? null : refuseVolume(plan, deviceCount);
  if (refusal !== null) return problem(400, refusal, 'deviceCount');

  const customPrice = await stores.payments.customPrice();
  const { total } = licensePrice({ licensePlan: plan, devices: deviceCount, months, customPrice });
  const start = renewed === null ? now() : renewalStart(renewed, now());
  const term = licenseTerm(start, months, session.member.time_zone_id);
  const orderId = await stores.payments.order({
    plan,
    devices: deviceCount,
    months,
    price: total,
    method: paymentMethod,
    term,
    renewedId: licenseReference,
  });
  return found({
    action: provider.action,
    fields: provider.form({
      order_id: orderId,
      amount: String(total),
      buyer: session.member.mgrid,
      product_type: plan,
      device_count: String(deviceCount),
      start_date: instantText(term.start),
      end_date: instantText(term.expire),
      term: String(months),
      renew_ref: licenseReference === null ? '' : String(licenseReference),
      flag: licenseReference === null ? 'new' : 'renew',
      payment_method: paymentMethod,
      language,
      return_url: returnOriginOf(settings) + RESULT_PAGE,
    }),
  });
});
