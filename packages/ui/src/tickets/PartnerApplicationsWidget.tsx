import { useText } from '../i18n/index.ts';
import { EmptyState, Toolbar } from '../primitives/index.ts';
import { SignUpLink } from './SignUpLink.tsx';
import { TicketSearch } from './TicketSearch.tsx';
import { TicketTable, type TicketListProps } from './TicketTable.tsx';

/** The partners waiting for access; an approver asked by name is in the approver's column (A-PARTNER-35). */
export function PartnerApplicationsWidget(props: TicketListProps) {
  const { signUpUrl } = props;
  const text = useText('tickets');
  return (
    <TicketTable
      {...props}
      list="applications"
      label={text('applications')}
      toolbar={<Toolbar search={<TicketSearch {...props} />} />}
      empty={
        <EmptyState
          title={text('noApplications')}
          hint={text('noApplicationsHint')}
          action={signUpUrl !== undefined && <SignUpLink url={signUpUrl} />}
        />
      }
    />
  );
}
