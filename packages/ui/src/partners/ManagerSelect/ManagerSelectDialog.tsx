import type { PartnerManager } from '@remote-console/api-client/react';
import { companySearchFault, managerSearchFault } from '@remote-console/domain';
import { ArrowLeft } from 'lucide-react';
import { ActionAtStart, DialogFrame } from '../../dialogs/index.ts';
import { useText } from '../../i18n/index.ts';
import { Button, MIRRORED, SMALL_ICON } from '../../primitives/index.ts';
import { FoundRows } from './FoundRows.tsx';
import { ManagerRow } from './ManagerRow.tsx';
import { NameSearch } from './NameSearch.tsx';
import styles from './ManagerSelectDialog.module.css';

/** The result of a search. */
export type SearchOutcome<Row> =
  | { readonly kind: 'none' }
  | { readonly kind: 'searching' }
  | { readonly kind: 'found'; readonly name: string; readonly rows: readonly Row[] }
  /** `message` is a message key. */
  | { readonly kind: 'failed'; readonly message: string };

/** The company first, then a manager of it. */
export type ManagerSelectStep =
  | { readonly kind: 'company'; readonly outcome: SearchOutcome<string> }
  | { readonly kind: 'manager'; readonly company: string; readonly outcome: SearchOutcome<PartnerManager> };

export interface ManagerSelectDialogProps {
  readonly open: boolean;
  readonly step: ManagerSelectStep;
  /** A valid name was submitted in the current step, trimmed. */
  readonly onSearch: (search: { readonly name: string }) => void;
  readonly onChooseCompany: (chosen: { readonly company: string }) => void;
  readonly onChooseManager: (chosen: { readonly manager: PartnerManager }) => void;
  /** Back from the managers to the companies. */
  readonly onBack: () => void;
  readonly onClose: () => void;
}

type StepProps<Kind extends ManagerSelectStep['kind']> = Omit<ManagerSelectDialogProps, 'step'> & {
  readonly step: Extract<ManagerSelectStep, { readonly kind: Kind }>;
};

function CompanyStep({ step, onSearch, onChooseCompany }: StepProps<'company'>) {
  const text = useText('partners');
  const { outcome } = step;
  const rows = outcome.kind === 'found' ? outcome.rows : [];
  return (
    <NameSearch
      label={text('companySearch')}
      outcome={outcome}
      faultOf={companySearchFault}
      notFound={(name) => text('noCompanyFound', { name })}
      found={(count) => text('companiesFound', { count })}
      onSearch={onSearch}
    >
      <FoundRows
        label={text('companies')}
        rows={rows.map((company) => ({
          key: company,
          content: <span className={styles.company}>{company}</span>,
          onChoose: () => onChooseCompany({ company }),
        }))}
      />
    </NameSearch>
  );
}

function ManagerStep({ step, onSearch, onChooseManager }: StepProps<'manager'>) {
  const text = useText('partners');
  const { outcome } = step;
  const rows = outcome.kind === 'found' ? outcome.rows : [];
  return (
    <NameSearch
      label={text('managerSearch')}
      outcome={outcome}
      faultOf={managerSearchFault}
      notFound={(name) => text('noManagerFound', { name })}
      found={(count) => text('managersFound', { count })}
      onSearch={onSearch}
    >
      <FoundRows
        label={text('managers')}
        rows={rows.map((manager) => ({
          key: String(manager.id),
          content: <ManagerRow manager={manager} />,
          onChoose: () => onChooseManager({ manager }),
        }))}
      />
    </NameSearch>
  );
}

/** Finds the company to apply to, then the manager there who decides (A-PARTNER-12, A-PARTNER-36 to -42). */
export function ManagerSelectDialog(props: ManagerSelectDialogProps) {
  const { open, step, onBack, onClose } = props;
  const text = useText('partners');
  const common = useText('common');
  const isCompany = step.kind === 'company';
  return (
    <DialogFrame
      open={open}
      title={isCompany ? text('companyStepTitle') : text('managerStepTitle', { company: step.company })}
      width={480}
      onClose={onClose}
      actions={
        <>
          {!isCompany && (
            <ActionAtStart>
              <Button variant="text" startIcon={<ArrowLeft {...SMALL_ICON} {...MIRRORED} />} onClick={onBack}>
                {text('otherCompany')}
              </Button>
            </ActionAtStart>
          )}
          <Button variant="outlined" onClick={onClose}>
            {common('cancel')}
          </Button>
        </>
      }
    >
      {isCompany ? <CompanyStep {...props} step={step} /> : <ManagerStep key={step.company} {...props} step={step} />}
    </DialogFrame>
  );
}
