import Button from '@mui/material/Button';
import { operatingSystemOf, operatingSystemOfBrowser } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { useLinkClick } from '../../provider/index.ts';

interface InstallLinkProps {
  /** Where the installers are. */
  readonly href: string;
}

/** The systems that have an installer of their own to name. */
const NAMED: ReadonlySet<string> = new Set(['windows', 'mac']);

/** Leads to the agent installer of the visitor's own computer: Windows or Mac (B-NAV-08, B-NAV-09). */
export function InstallLink({ href }: InstallLinkProps) {
  const text = useText('deviceCommands');
  const onLinkClick = useLinkClick();
  const { id, name } = operatingSystemOf(operatingSystemOfBrowser(navigator.userAgent));
  return (
    <Button
      component="a"
      variant="contained"
      href={href}
      onClick={(event) => {
        const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
        if (plain) onLinkClick?.({ href, event });
      }}
    >
      {name !== null && NAMED.has(id) ? text('installFor', { system: name }) : text('install')}
    </Button>
  );
}
