import { OnDeviceNote } from '@remote-console/ui/remote';

interface OnDeviceProps {
  readonly devicePk: number;
}

/** Who is on a device, on its page. A part of its own, which comes after the page. */
export function OnDevice({ devicePk }: OnDeviceProps) {
  return <OnDeviceNote devicePk={devicePk} />;
}
