import { ImageUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useMessage, useText } from '../../i18n/index.ts';
import { Button, FormRow, ICON, type SaveOutcome } from '../../primitives/index.ts';
import styles from './LogoField.module.css';

/** Image formats for a logo. SVG can contain scripts and is not allowed (C-PROFILE-25). */
export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;

/** Maximum size of a logo in bytes. */
export const LOGO_BYTES = 2 * 1024 * 1024;

export interface LogoFieldProps {
  /** Address of the logo; empty without one. */
  readonly address: string;
  /** The owner of the logo, for screen readers. */
  readonly name: string;
  /** Uploads another picture. Read-only without it. */
  readonly onUpload?: ((choice: { readonly picture: File }) => Promise<SaveOutcome>) | undefined;
}

/** The logo, and replacing it: by choosing or dropping a file (C-PROFILE-23, C-PROFILE-25). */
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
              // The same file can be chosen again.
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
