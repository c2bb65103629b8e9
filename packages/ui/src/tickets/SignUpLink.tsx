import { useText } from '../i18n/index.ts';
import { CopyButton } from '../primitives/index.ts';

/** Copies where partners sign up, to send to one: what lists of their applications and tickets begin with. */
export function SignUpLink({ url }: { readonly url: string }) {
  const text = useText('tickets');
  return <CopyButton value={url} label={text('signUpLink')} words={text('copySignUpLink')} />;
}
