import { languageOf } from '@remote-console/domain';
import { OnDeviceNote } from '@remote-console/ui/remote';
import { useNavigate, useParams } from 'react-router-dom';
import { terminalHref } from './terminalHref.ts';

interface OnDeviceProps {
  readonly devicePk: number;
}

/** Who is on a device, on its page. A part of its own, which comes after the page. */
export function OnDevice({ devicePk }: OnDeviceProps) {
  const lang = languageOf(useParams()['lang']);
  const navigate = useNavigate();
  return <OnDeviceNote devicePk={devicePk} onOpenTerminal={(choice) => void navigate(terminalHref(lang, choice))} />;
}
