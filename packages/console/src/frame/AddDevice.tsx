import { languageOf } from '@remote-console/domain';
import { AddDeviceDialogWidget } from '@remote-console/ui/downloads';
import { useParams } from 'react-router-dom';
import { ALL_DEVICES, hrefOf } from '../routing/index.ts';
import { useLicenseHref } from './useLicenseHref.ts';

interface AddDeviceProps {
  /** The group that the device is for; null for the default one. */
  readonly groupId: number | null;
  readonly onClose: () => void;
}

/** The dialog that adds a device, with the addresses of this console. */
export function AddDevice({ groupId, onClose }: AddDeviceProps) {
  const lang = languageOf(useParams()['lang']);
  return (
    <AddDeviceDialogWidget
      groupId={groupId}
      deviceHref={({ deviceId }) => hrefOf('device-detail', { lang, groupPk: ALL_DEVICES, devicePk: deviceId })}
      licenseHref={useLicenseHref()}
      onClose={onClose}
    />
  );
}
