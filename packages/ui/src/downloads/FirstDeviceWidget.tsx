import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '../i18n/index.ts';
import { AddDeviceWidget, type AddDeviceWidgetProps } from './AddDeviceWidget.tsx';

/** What a company without devices sees: how the first one gets here. */
export function FirstDeviceWidget(props: AddDeviceWidgetProps) {
  const text = useText('downloads');
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 'var(--rc-space-lg)',
        gridTemplateColumns: 'minmax(0, 1fr)',
        width: '100%',
        maxWidth: 1120,
        mx: 'auto',
      }}
    >
      <Box component="header">
        <Typography variant="h1">{text('addFirstTitle')}</Typography>
        <Box sx={{ mt: 'var(--rc-space-xs)', typography: 'body1', color: 'tone.textSecondary' }}>
          {text('addDescription')}
        </Box>
      </Box>
      <AddDeviceWidget {...props} />
    </Box>
  );
}
