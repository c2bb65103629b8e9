import { useText } from '../../i18n/index.ts';
import { Button, CheckField } from '../../primitives/index.ts';
import type { InstallerFieldsProps } from './useInstallerForm.ts';
import styles from './InstallerDialog.module.css';

interface TermsFieldProps extends InstallerFieldsProps {
  /** Shows the terms of use. */
  readonly onReadTerms: () => void;
}

/** The terms of use that the creator of an installer agrees to. */
export function TermsField({ form, onChange, onLeave, errorOf, onReadTerms }: TermsFieldProps) {
  const text = useText('downloads');
  return (
    <div className={styles.terms}>
      <CheckField
        label={text('terms')}
        checked={form.terms}
        required
        error={errorOf('terms')}
        onChange={({ checked }) => {
          onChange({ terms: checked });
          onLeave('terms');
        }}
      />
      <Button variant="text" size="small" onClick={onReadTerms}>
        {text('readTerms')}
      </Button>
    </div>
  );
}
