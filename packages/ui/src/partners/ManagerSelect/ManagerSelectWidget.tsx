import { failureOf } from '@remote-console/api-client';
import { usePartnerSearch, type PartnerManager } from '@remote-console/api-client/react';
import { useRef, useState } from 'react';
import { ManagerSelectDialog, type ManagerSelectStep } from './ManagerSelectDialog.tsx';

/** The manager who decides on an application, and the company. */
export interface ChosenManager {
  readonly company: string;
  readonly manager: Pick<PartnerManager, 'id' | 'name'>;
}

export interface ManagerSelectWidgetProps {
  /** Whether the dialog is visible. */
  readonly open: boolean;
  /** A manager was chosen (A-PARTNER-42). */
  readonly onChoose: (chosen: ChosenManager) => void;
  /** The dialog was closed without a choice. */
  readonly onClose: () => void;
}

const COMPANY_STEP: ManagerSelectStep = { kind: 'company', outcome: { kind: 'none' } };

function messageOf(thrown: unknown): string {
  const failure = failureOf(thrown);
  return failure.kind === 'unreachable' ? 'server_unreachable' : failure.error;
}

/** Searches companies and their managers, for applicants. */
export function ManagerSelectWidget({ open, onChoose, onClose }: ManagerSelectWidgetProps) {
  const search = usePartnerSearch();
  const [step, setStep] = useState<ManagerSelectStep>(COMPANY_STEP);
  const asked = useRef(0);
  const go = (next: ManagerSelectStep) => {
    // A request of the previous step is not an answer to this one.
    asked.current += 1;
    setStep(next);
  };

  const searchFor = async (name: string) => {
    asked.current += 1;
    const question = asked.current;
    const show = (found: ManagerSelectStep) => {
      if (question === asked.current) setStep(found);
    };
    setStep({ ...step, outcome: { kind: 'searching' } });
    try {
      show(
        step.kind === 'company'
          ? { ...step, outcome: { kind: 'found', name, rows: await search.companies(name) } }
          : { ...step, outcome: { kind: 'found', name, rows: await search.managers(step.company, name) } },
      );
    } catch (thrown) {
      show({ ...step, outcome: { kind: 'failed', message: messageOf(thrown) } });
    }
  };

  return (
    <ManagerSelectDialog
      open={open}
      step={step}
      onSearch={({ name }) => void searchFor(name)}
      onChooseCompany={({ company }) => go({ kind: 'manager', company, outcome: { kind: 'none' } })}
      onChooseManager={({ manager }) => {
        if (step.kind === 'manager') onChoose({ company: step.company, manager });
      }}
      onBack={() => go(COMPANY_STEP)}
      onClose={onClose}
    />
  );
}
