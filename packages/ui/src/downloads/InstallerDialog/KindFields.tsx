import { INSTALL_TYPES, type InstallType } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { RadioField, SelectField } from '../../primitives/index.ts';
import { INSTALLER_FORMATS, type InstallerFormat } from './installerFormats.ts';

const FORMAT_LABELS = {
  exe: 'formatExe',
  ps1: 'formatPs1',
  sh: 'formatSh',
} as const satisfies Record<InstallerFormat, string>;

const TYPE_TEXTS = {
  'auto-login': { label: 'autoLogin', hint: 'autoLoginHint' },
  'manual-login': { label: 'manualLogin', hint: 'manualLoginHint' },
} as const satisfies Record<InstallType, { label: string; hint: string }>;

interface KindFieldsProps {
  readonly format: InstallerFormat;
  /** Whether the server has the Windows program. */
  readonly hasProgram: boolean;
  readonly onFormat: (format: InstallerFormat) => void;
  readonly installType: InstallType;
  readonly onInstallType: (type: InstallType) => void;
}

/** The kind of installer, and how the agent logs in. */
export function KindFields({ format, hasProgram, onFormat, installType, onInstallType }: KindFieldsProps) {
  const text = useText('downloads');
  return (
    <>
      <SelectField
        label={text('format')}
        value={format}
        options={INSTALLER_FORMATS.map((value) => ({ value, label: text(FORMAT_LABELS[value]) }))}
        hint={hasProgram ? undefined : text('exeMissing')}
        onChange={({ value }) => onFormat(value)}
      />
      <RadioField
        label={text('installType')}
        value={installType}
        options={INSTALL_TYPES.map((value) => ({
          value,
          label: text(TYPE_TEXTS[value].label),
          hint: text(TYPE_TEXTS[value].hint),
        }))}
        onChange={({ value }) => onInstallType(value)}
      />
    </>
  );
}
