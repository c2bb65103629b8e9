import type { MiddlewareHandler } from 'hono';
import type { Settings } from '../settings/index.ts';
import { comesFrom, originOf } from './address.ts';
import type { Metrics } from './metrics.ts';

/** Serves the metrics to the networks of the settings; for everybody else the address does not exist. */
export function serveMetrics(metrics: Metrics, settings: Settings): MiddlewareHandler {
  return async (context, next) => {
    if (!comesFrom(settings.metricsNetworks, originOf(context, settings.trustedProxies))) return next();
    const { type, text } = await metrics.report();
    return context.body(text, 200, { 'content-type': type, 'cache-control': 'no-store' });
  };
}
