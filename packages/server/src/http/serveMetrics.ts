import type { MiddlewareHandler } from 'hono';
import type { Settings } from '../settings.ts';
import { callerAddress, isIn, socketAddress } from './address.ts';
import type { Metrics } from './metrics.ts';

/**
 * Answers the figures to the networks of the settings; for everybody else there is no such address. A proxy that is not
 * trusted hides who asks, so nobody is answered through one: a proxy on the same machine would else open it to the world.
 */
export function serveMetrics(metrics: Metrics, settings: Settings): MiddlewareHandler {
  return async (context, next) => {
    const socket = socketAddress(context);
    const forwarded = context.req.header('x-forwarded-for');
    const isHidden =
      (forwarded ?? context.req.header('forwarded')) !== undefined && !isIn(settings.trustedProxies, socket);
    const caller = callerAddress(socket, forwarded, settings.trustedProxies);
    if (isHidden || !isIn(settings.metricsNetworks, caller)) return next();
    const { type, text } = await metrics.report();
    return context.body(text, 200, { 'content-type': type, 'cache-control': 'no-store' });
  };
}
