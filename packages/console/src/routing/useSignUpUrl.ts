import { useLanguage } from '@remote-console/ui';
import { hrefOf } from './paths.ts';

/** The full address of the page at which partners sign up, to send to one. */
export function useSignUpUrl(): string {
  return new URL(hrefOf('partner-join', { lang: useLanguage() }), window.location.origin).href;
}
