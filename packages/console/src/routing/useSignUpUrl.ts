import { useLanguage } from '@remote-console/ui';
import { hrefOf } from './paths.ts';

/** The full URL of the partners' sign-up page, for sharing. */
export function useSignUpUrl(): string {
  return new URL(hrefOf('partner-join', { lang: useLanguage() }), window.location.origin).href;
}
