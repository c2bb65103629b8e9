import {
  choiceParameter,
  listState,
  orderParameter,
  PAGE_SIZES,
  pageParameter,
  sizeParameter,
} from '@remote-console/domain';
import { PAYMENT_VIEW, type PaymentView } from '@remote-console/ui/license';

const paymentState = listState<PaymentView>({
  payer: choiceParameter('payer', ['me', 'company'], PAYMENT_VIEW.payer),
  order: orderParameter(PAYMENT_VIEW.order),
  size: sizeParameter(PAGE_SIZES, PAYMENT_VIEW.size),
  page: pageParameter(),
});

/** What an address shows of the payment history; whatever it doesn't name keeps the page's defaults. */
export const paymentViewOf = (query: URLSearchParams): PaymentView => paymentState.parse(Object.fromEntries(query));

/** The query string for what is shown; defaults are omitted. */
export const paymentQuery = (view: PaymentView): URLSearchParams => new URLSearchParams(paymentState.format(view));
