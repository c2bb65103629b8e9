import { languageOf } from '@remote-console/domain';
import { OnDeviceNote } from '@remote-console/ui/remote';
import { useNavigate, useParams } from 'react-router-dom';
import { terminalHref } from './terminalHref.ts';

interface OnDeviceProps {
  readonly deviceId: number;
}

/** Who is connected to a device, on its page. Loaded separately, after the page. */
export function OnDevice({ deviceId }: OnDeviceProps) {
  const lang = languageOf(useParams()['lang']);
  const navigate = useNavigate();
  return <OnDeviceNote deviceId={deviceId} onOpenTerminal={(choice) => void navigate(terminalHref(lang, choice))} />;
}
