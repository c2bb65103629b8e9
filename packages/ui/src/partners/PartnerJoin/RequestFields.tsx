import InputAdornment from '@mui/material/InputAdornment';
import { spokenZone } from '@remote-console/domain';
import { useLanguage, useText } from '../../i18n/index.ts';
import { Button, DateRangeField, FieldGroup, TextArea, TextField } from '../../primitives/index.ts';
import type { ChosenManager } from '../ManagerSelect/ManagerSelectWidget.tsx';
import type { JoinFieldsProps } from './joinEntries.ts';
import styles from './RequestFields.module.css';

/** Maximum length of the description of the work, in characters. */
const REASON_LIMIT = 1000;

interface RequestFieldsProps extends JoinFieldsProps {
  readonly firstDay: string;
  readonly zoneName: string;
  readonly chosen: ChosenManager | null;
  readonly onChooseManager: () => void;
}

/** Recipient, period and purpose of the application. */
export function RequestFields(props: RequestFieldsProps) {
  const { entries, errorAt, isWrong, onChange, firstDay, zoneName, chosen, onChooseManager } = props;
  const text = useText('partners');
  const common = useText('common');
  const language = useLanguage();
  const required = (label: string) => `${label} · ${common('required')}`;
  return (
    <FieldGroup legend={text('work')}>
      <TextField
        size="large"
        name="managerName"
        required
        readOnly
        label={text('manager')}
        value={chosen === null ? '' : text('managerOfCompany', { company: chosen.company, name: chosen.manager.name })}
        hint={text('managerHint')}
        error={errorAt('managerName')}
        invalid={isWrong('managerName')}
        autoComplete="off"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          onChooseManager();
        }}
        end={
          <InputAdornment position="end">
            <Button
              size="small"
              variant="outlined"
              aria-label={text(chosen === null ? 'chooseManager' : 'chooseOtherManager')}
              onClick={onChooseManager}
            >
              {text(chosen === null ? 'choose' : 'chooseOther')}
            </Button>
          </InputAdornment>
        }
      />
      <div>
        <DateRangeField
          value={entries.dates}
          min={firstDay}
          size="large"
          labels={{ start: required(text('startPicked')), end: required(text('endPicked')) }}
          names={{ start: 'startPicked', end: 'endPicked' }}
          error={errorAt('startPicked')}
          endError={errorAt('endPicked')}
          invalid={{ start: isWrong('startPicked'), end: isWrong('endPicked') }}
          onChange={({ value }) => onChange({ dates: value })}
        />
        <div className={styles.hint}>{text('zoneNote', { zone: spokenZone(zoneName, language) })}</div>
      </div>
      <TextArea
        name="reason"
        label={text('reason')}
        hint={text('reasonHint')}
        value={entries.reason}
        rows={{ min: 3, max: 6 }}
        limit={REASON_LIMIT}
        onChange={({ value }) => onChange({ reason: value })}
      />
    </FieldGroup>
  );
}
