import { LAUNCHER_SCHEME } from '@remote-console/domain';
import type { MiddlewareHandler } from 'hono';
import { NONCE, secureHeaders } from 'hono/secure-headers';

/**
 * Headers for every answer. Styles need the nonce of the page, scripts come from our own files only. There is no
 * upgrade to https: an on-premises console may well be served over plain http.
 *
 * @param paymentPage The page of a payment provider elsewhere, which forms may be posted to; null for none.
 */
export function securityHeaders(paymentPage: string | null = null): MiddlewareHandler {
  return secureHeaders({
    // A page of another origin in a window of its own stays in reach, so that the console sees when it is closed.
    crossOriginOpenerPolicy: paymentPage === null ? 'same-origin' : 'same-origin-allow-popups',
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", NONCE],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      // The launcher's scheme: the page calls it in its hidden frame, so that it stays where it is.
      frameSrc: ["'self'", `${LAUNCHER_SCHEME}:`],
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: paymentPage === null ? ["'self'"] : ["'self'", new URL(paymentPage).origin],
      frameAncestors: ["'none'"],
    },
    xFrameOptions: 'DENY',
    referrerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    strictTransportSecurity: false,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
  });
}
