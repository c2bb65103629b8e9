import { ImageUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useMessage, useText } from '../../i18n/index.ts';
import { Button, FormRow, ICON, type SaveOutcome } from '../../primitives/index.ts';
import styles from './LogoField.module.css';

/** Pictures that can be a logo. SVG can carry scripts and is none (C-PROFILE-25). */
export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;

/** Largest logo in bytes. */
export const LOGO_BYTES = 2 * 1024 * 1024;

export interface LogoFieldProps {
  /** Address of the logo; empty without one. */
  readonly address: string;
  /** Whose logo it is, for those who cannot see it. */
  readonly name: string;
  /** Takes another picture. Without it the logo is only shown. */
  readonly onUpload?: ((choice: { readonly picture: File }) => Promise<SaveOutcome>) | undefined;
}

/** The logo, and the way to another one: a file that is chosen or dropped (C-PROFILE-23, C-PROFILE-25). */
export function LogoField({ address, name, onUpload }: LogoFieldProps) {
  const text = useText('users');
  const message = useMessage();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | undefined>(undefined);
  const [waiting, setWaiting] = useState(false);
  const [isOver, setOver] = useState(false);

  const take = async (picture: File | undefined) => {
    if (!picture || !onUpload || waiting) return;
    const isPicture = LOGO_TYPES.some((type) => type === picture.type);
    if (!isPicture || picture.size > LOGO_BYTES) return setError(message('invalid_image'));
    setError(undefined);
    setWaiting(true);
    const outcome = await onUpload({ picture });
    setWaiting(false);
    if (outcome.kind === 'refused') setError(outcome.error);
  };

  return (
    <FormRow label={text('logo')} error={error} hint={onUpload && text('logoHint')}>
      <div
        onDragOver={(event) => {
          if (!onUpload) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void take(event.dataTransfer.files[0]);
        }}
        className={`${styles.logo} ${address === '' ? styles.missing : ''} ${isOver ? styles.over : ''}`}
      >
        {address === '' ? (
          text('noLogo')
        ) : (
          <img className={styles.picture} src={address} alt={text('logoOf', { name })} />
        )}
      </div>
      {onUpload && (
        <>
          <input
            ref={input}
            type="file"
            hidden
            accept={LOGO_TYPES.join(',')}
            onChange={({ target }) => {
              void take(target.files?.[0]);
              // The same file again is another choice.
              target.value = '';
            }}
          />
          <Button startIcon={<ImageUp {...ICON} />} loading={waiting} onClick={() => input.current?.click()}>
            {text(address === '' ? 'uploadLogo' : 'replaceLogo')}
          </Button>
        </>
      )}
    </FormRow>
  );
}
