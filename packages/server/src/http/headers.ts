import { LAUNCHER_SCHEME } from '@remote-console/domain';
import type { MiddlewareHandler } from 'hono';
import { type ContentSecurityPolicyOptionHandler, NONCE, secureHeaders } from 'hono/secure-headers';

/** One year, in seconds. The console speaks for its own host, not for its subdomains. */
const HTTPS_ONLY = 'max-age=31536000';

interface SecurityHeaders {
  /** The page of an external payment provider to which forms may be posted; null for none. */
  readonly paymentPage?: string | null;
  /** Whether people open the console over https. */
  readonly isHttps?: boolean;
}

/**
 * Headers for every answer. Styles need the nonce of the page, scripts come only from our own files. A console that
 * people open over https is never opened over plain http again (RFC 6797); there is no upgrade otherwise, because an
 * on-premises console may well be served over plain http.
 *
 * @param isPage Whether an address may answer a page; the answers of others need no nonce.
 */
export function securityHeaders(
  { paymentPage = null, isHttps = false }: SecurityHeaders = {},
  isPage: (path: string) => boolean = () => true,
): MiddlewareHandler {
  const withStyles = (...styles: ContentSecurityPolicyOptionHandler[]) =>
    secureHeaders({
      // A page of another origin in a separate window stays accessible, so that the console sees when it is closed.
      crossOriginOpenerPolicy: paymentPage === null ? 'same-origin' : 'same-origin-allow-popups',
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", ...styles],
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
      strictTransportSecurity: isHttps && HTTPS_ONLY,
      permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
    });
  const [ofPages, ofCalls] = [withStyles(NONCE), withStyles()];
  return (context, next) => (isPage(context.req.path) ? ofPages : ofCalls)(context, next);
}
