import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { FormSection, Stack } from '../../primitives/index.ts';

export interface PersonViewProps {
  /** The rows of the profile: logo, fields, password, approval settings. */
  readonly profile: ReactNode;
  /** At the end of the profile's title. */
  readonly aside?: ReactNode;
  readonly settings: ReactNode;
  /** The person's permissions in the company; nothing for people without one. */
  readonly permissions?: ReactNode;
}

/** The three cards of a person: profile, settings, and permissions with the device groups (C-PROFILE-01). */
export function PersonView({ profile, aside, settings, permissions }: PersonViewProps) {
  const text = useText('users');
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
        alignItems: 'start',
        gap: 'var(--rc-space-lg)',
      }}
    >
      <Stack gap="lg">
        <FormSection title={text('profile')} aside={aside}>
          {profile}
        </FormSection>
        {settings}
      </Stack>
      {permissions}
    </Box>
  );
}
