import { chooseProxy, PROXY_TYPES, type ProxyForm, type ProxyType } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { PasswordField, RadioField, TextField } from '../../primitives/index.ts';
import styles from './ProxyFields.module.css';

const PROXY_LABELS = {
  none: 'proxyNone',
  manual: 'proxyManual',
  auto: 'proxyAuto',
} as const satisfies Record<ProxyType, string>;

interface ProxyFieldsProps {
  readonly form: ProxyForm;
  readonly onChange: (change: Partial<ProxyForm>) => void;
  /** A field lost focus. */
  readonly onLeave: (field: keyof ProxyForm) => void;
  /** The error message of a field. */
  readonly errorOf: (field: keyof ProxyForm) => string | undefined;
}

/** How the agent reaches the server. A new type resets the fields; automatic has no server (C-INSTALLER-04, -05). */
export function ProxyFields({ form, onChange, onLeave, errorOf }: ProxyFieldsProps) {
  const text = useText('downloads');
  const isNamed = form.proxyType === 'manual';
  return (
    <>
      <RadioField
        label={text('proxy')}
        direction="row"
        value={form.proxyType}
        options={PROXY_TYPES.map((value) => ({ value, label: text(PROXY_LABELS[value]) }))}
        onChange={({ value }) => onChange(chooseProxy(value))}
      />
      {form.proxyType !== 'none' && (
        <>
          <div className={styles.pair}>
            <TextField
              label={text('proxyServer')}
              value={form.proxyServer}
              name="proxyServer"
              autoComplete="off"
              required={isNamed}
              disabled={!isNamed}
              hint={isNamed ? text('proxyServerHint') : undefined}
              error={errorOf('proxyServer')}
              onChange={({ value }) => onChange({ proxyServer: value })}
              onBlur={() => onLeave('proxyServer')}
            />
            <TextField
              label={text('proxyPort')}
              value={form.proxyPort}
              name="proxyPort"
              autoComplete="off"
              inputMode="numeric"
              required={isNamed}
              disabled={!isNamed}
              error={errorOf('proxyPort')}
              onChange={({ value }) => onChange({ proxyPort: value })}
              onBlur={() => onLeave('proxyPort')}
            />
          </div>
          <div className={styles.pair}>
            <TextField
              label={text('proxyId')}
              value={form.proxyId}
              name="proxyId"
              autoComplete="off"
              error={errorOf('proxyId')}
              onChange={({ value }) => onChange({ proxyId: value })}
              onBlur={() => onLeave('proxyId')}
            />
            <PasswordField
              label={text('proxyPassword')}
              value={form.proxyPassword}
              name="proxyPassword"
              autoComplete="off"
              error={errorOf('proxyPassword')}
              onChange={({ value }) => onChange({ proxyPassword: value })}
              onBlur={() => onLeave('proxyPassword')}
            />
          </div>
        </>
      )}
    </>
  );
}
