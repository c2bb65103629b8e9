import { useText } from '../i18n/index.ts';
import { CopyButton } from '../primitives/index.ts';

/** Copies the sign-up address of partners, to send to one: at the top of lists of their applications and tickets. */
export function SignUpLink({ url }: { readonly url: string }) {
  const text = useText('tickets');
  return <CopyButton value={url} label={text('signUpLink')} words={text('copySignUpLink')} />;
}
