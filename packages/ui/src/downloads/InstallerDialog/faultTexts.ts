import type { InstallerFault, InstallerForm } from '@remote-console/domain';

/** The error of a field of the installer form, as a key of the download texts. */
export function faultText(field: keyof InstallerForm, fault: InstallerFault) {
  switch (field) {
    case 'id':
      return 'idNeeded';
    case 'password':
      return 'passwordNeeded';
    case 'passwordConfirm':
      return 'passwordDiffers';
    case 'expireDate':
      return fault === 'past' ? 'datePast' : 'dateNeeded';
    case 'proxyServer':
      return 'serverNeeded';
    case 'proxyPort':
      return 'portNeeded';
    case 'proxyId':
    case 'proxyPassword':
      return 'proxyPersonNeeded';
    case 'terms':
    case 'installType':
    case 'proxyType':
      return 'termsNeeded';
  }
}
