import Box from '@mui/material/Box';
import { LoginWidget, type LoginWidgetProps } from '../accounts/index.ts';
import { useText } from '../i18n/index.ts';
import { LinkButton } from '../primitives/index.ts';

export interface PartnerLoginWidgetProps extends Omit<LoginWidgetProps, 'entrance' | 'idLabel' | 'links'> {
  /** Where the pages around the login are. */
  readonly hrefs: {
    readonly forgot: string;
    readonly welcome: string;
    readonly join: string;
  };
  /** Standalone operation has no mail to recover by: the link to it is gone (A-PARTNER-05). */
  readonly standalone?: boolean;
}

/** The login of partners: the steps of the normal one at an entrance of their own, and the way to an account. */
export function PartnerLoginWidget({ hrefs, standalone = false, ...login }: PartnerLoginWidgetProps) {
  const text = useText('partners');
  return (
    <>
      <LoginWidget
        {...login}
        entrance="partners"
        idLabel={text('email')}
        links={{ forgot: standalone ? undefined : hrefs.forgot, temporary: hrefs.welcome }}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 'var(--rc-space-sm)',
          mt: 'var(--rc-space-roomy)',
          pt: 'var(--rc-space-roomy)',
          borderTop: 1,
          borderColor: 'tone.line',
          textAlign: 'center',
        }}
      >
        <Box sx={{ fontSize: 'var(--rc-font-size-label)', lineHeight: '18px', color: 'tone.textSecondary' }}>
          {text('noAccount')}
        </Box>
        <LinkButton href={hrefs.join} variant="outlined" size="large">
          {text('requestAccount')}
        </LinkButton>
      </Box>
    </>
  );
}
