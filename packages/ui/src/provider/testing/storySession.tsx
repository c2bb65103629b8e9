import type { Profile } from '@remote-console/api-client';
import type { Decorator } from '@storybook/react-vite';
import { useContext, useMemo, type ReactNode } from 'react';
import { SettingsContext } from '../../contexts/settings.ts';

interface SignedInProps {
  readonly session: Profile;
  readonly children: ReactNode;
}

function SignedIn({ session, children }: SignedInProps) {
  const settings = useContext(SettingsContext);
  const signedIn = useMemo(() => ({ ...settings, session }), [settings, session]);
  return <SettingsContext.Provider value={signedIn}>{children}</SettingsContext.Provider>;
}

/** Renders a story for a signed-in person. */
export const signedInAs =
  (session: Profile): Decorator =>
  (Story) => (
    <SignedIn session={session}>
      <Story />
    </SignedIn>
  );
