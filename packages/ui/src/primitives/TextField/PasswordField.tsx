import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { IconButton } from '../Button/IconButton.tsx';
import { ICON } from '../icon.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';
import styles from './TextField.module.css';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'limit' | 'hintStays'>;

/** A password, hidden until its owner asks to see it. The rule in its hint stays visible next to an error. */
export function PasswordField({ autoComplete = 'current-password', ...field }: PasswordFieldProps) {
  const text = useText('common');
  const [visible, setVisible] = useState(false);
  const Sign = visible ? EyeOff : Eye;
  return (
    <TextField
      {...field}
      hintStays
      autoComplete={autoComplete}
      type={visible ? 'text' : 'password'}
      end={
        <div className={styles.reveal}>
          <IconButton
            size="small"
            aria-label={text(visible ? 'hidePassword' : 'showPassword')}
            onClick={() => setVisible(!visible)}
            onMouseDown={(event) => event.preventDefault()}
          >
            <Sign {...ICON} />
          </IconButton>
        </div>
      }
    />
  );
}
