import { inject } from 'vitest';
import { contractSuite } from '../testing/contractSuite.ts';
import { comingFrom } from '../testing/exchange.ts';

contractSuite(`the server on ${inject('engine')}`, ({ app }) => {
  return async (request) => app.request(request, undefined, comingFrom('127.0.0.1'));
});
