export { licenseOperations } from './operations.ts';
export { servePaymentPages } from './paymentPages.ts';
