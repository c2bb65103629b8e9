import type { Language } from '@remote-console/domain';

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** Bytes as a person reads them: three digits and a unit of 1,000, as in `1.24 GB`. */
export function formatSize(bytes: number, language: Language): string {
  const power = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1);
  const value = bytes / 1000 ** power;
  const digits = power === 0 || value >= 100 ? 0 : value >= 10 ? 1 : 2;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value);
  return `${number} ${UNITS[power]}`;
}
