import { PAGE_SIZES } from '@remote-console/domain';
import { PAYMENT_VIEW, type PaymentView } from '@remote-console/ui/license';

/** What of the payment history an address shows; what it does not name is as the page opens. */
export function paymentViewOf(query: URLSearchParams): PaymentView {
  const page = Number(query.get('page'));
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : PAYMENT_VIEW.page,
    size: PAGE_SIZES.find((size) => String(size) === query.get('size')) ?? PAYMENT_VIEW.size,
    order: query.get('order') === 'asc' ? 'asc' : PAYMENT_VIEW.order,
    payer: query.get('payer') === 'company' ? 'company' : PAYMENT_VIEW.payer,
  };
}

/** The query of the address for what is shown; what the page opens with is left out. */
export function paymentQuery(view: PaymentView): URLSearchParams {
  const query = new URLSearchParams();
  if (view.payer !== PAYMENT_VIEW.payer) query.set('payer', view.payer);
  if (view.order !== PAYMENT_VIEW.order) query.set('order', view.order);
  if (view.size !== PAYMENT_VIEW.size) query.set('size', String(view.size));
  if (view.page !== PAYMENT_VIEW.page) query.set('page', String(view.page));
  return query;
}
