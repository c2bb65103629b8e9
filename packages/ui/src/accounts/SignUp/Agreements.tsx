import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useText } from '../../i18n/index.ts';
import { useLegalTexts } from '../../legal/index.ts';
import { Button } from '../../primitives/index.ts';
import styles from './Agreements.module.css';

/** What the person agreed to. */
export interface Agreed {
  readonly terms: boolean;
  readonly privacy: boolean;
}

interface AgreementsProps {
  readonly agreed: Agreed;
  readonly onChange: (agreed: Agreed) => void;
}

/** The two required agreements with their texts, and one checkbox for both (A-JOIN-04 to A-JOIN-06). */
export function Agreements({ agreed, onChange }: AgreementsProps) {
  const text = useText('accountPages');
  const both = agreed.terms && agreed.privacy;
  const { readTerms, readPrivacy } = useLegalTexts();
  const rows = [
    { key: 'terms', label: text('agreeTerms'), readLabel: text('readTerms'), onRead: readTerms },
    { key: 'privacy', label: text('agreePrivacy'), readLabel: text('readPrivacy'), onRead: readPrivacy },
  ] as const;

  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{text('agreements')}</legend>
      <FormControlLabel
        control={
          <Checkbox
            checked={both}
            indeterminate={!both && (agreed.terms || agreed.privacy)}
            onChange={(_event, checked) => onChange({ terms: checked, privacy: checked })}
          />
        }
        label={<b>{text('agreeAll')}</b>}
      />
      {rows.map(({ key, label, readLabel, onRead }) => (
        <div key={key} className={styles.agreement}>
          <FormControlLabel
            control={
              <Checkbox checked={agreed[key]} onChange={(_event, checked) => onChange({ ...agreed, [key]: checked })} />
            }
            label={label}
          />
          <Button variant="text" size="small" aria-label={readLabel} onClick={() => void onRead()}>
            {text('read')}
          </Button>
        </div>
      ))}
    </fieldset>
  );
}
