import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useText } from '../../i18n/index.ts';
import { FormSection } from '../../primitives/index.ts';
import { PersonView } from './PersonView.tsx';

const ROWS = 8;

function Rows() {
  return Array.from({ length: ROWS }, (_, index) => (
    <Box key={index} sx={{ display: 'flex', gap: 'var(--rc-space-xl)' }}>
      <Skeleton variant="rounded" height={12} width={120} />
      <Skeleton variant="rounded" height={12} width={`${50 - (index % 3) * 10}%`} />
    </Box>
  ));
}

/** The cards of a person who is on the way. */
export function PersonSkeleton() {
  const text = useText('managers');
  const common = useText('common');
  return (
    <Box role="status" aria-label={common('loading')}>
      <PersonView
        profile={<Rows />}
        settings={
          <FormSection title={text('settings')}>
            <Rows />
          </FormSection>
        }
        permissions={
          <FormSection title={text('permissions')}>
            <Rows />
          </FormSection>
        }
      />
    </Box>
  );
}
