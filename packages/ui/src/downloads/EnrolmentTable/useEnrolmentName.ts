import type { EnrolmentRecord } from '@remote-console/api-client';
import { useText } from '../../i18n/index.ts';

/** The name of a token: as its creator named it; one without a name came with an installer. A hook. */
export function useEnrolmentName(): (enrolment: Pick<EnrolmentRecord, 'label'>) => string {
  const text = useText('downloads');
  return ({ label }) => label || text('tokenOfInstaller');
}
