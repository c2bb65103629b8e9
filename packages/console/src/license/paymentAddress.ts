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

/** What of the payment history an address shows; what it does not name is as the page opens. */
export const paymentViewOf = (query: URLSearchParams): PaymentView => paymentState.parse(Object.fromEntries(query));

/** The query of the address for what is shown; what the page opens with is left out. */
export const paymentQuery = (view: PaymentView): URLSearchParams => new URLSearchParams(paymentState.format(view));
