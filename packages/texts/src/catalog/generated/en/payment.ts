// Generated from messages/en/server/payment.json by `npm run generate`. Do not edit.
import type { TextsOf } from '../../areas.ts';

export const payment: TextsOf<'payment'> = {
  title: "Sandbox payment",
  notice: "This page is for testing only. You won’t be charged.",
  order: "Order",
  buyer: "Buyer",
  product: "Product",
  devices: "Devices",
  term: "Period",
  months: [["count",1,{"one":[["count",0]," month"],"other":[["count",0]," months"]}]],
  method: "Payment method",
  amount: "Amount",
  price: [["amount",0,{"style":"currency","currency":"KRW"}]],
  vat: "VAT included",
  choose: "Choose a test result",
  success: "Pay",
  failure: "Simulate a failure",
  cancel: "Cancel",
  invalid: "This payment request can’t be verified. Close this window and try again.",
  close: "Close window",
  result_success: "Payment complete. Your license is ready to use.",
  result_failure: "The payment failed. You have not been charged.",
  result_cancel: "The payment was canceled. You have not been charged.",
  method_SC0010: "Credit card",
  method_SC0030: "Bank transfer",
  method_SC0060: "Mobile billing",
};
