import { operatingSystemOf, operatingSystemOfBrowser } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { isPlainPress, LinkButton } from '../../primitives/index.ts';

interface InstallLinkProps {
  /** The page of the installers. */
  readonly href: string;
  /** Called on a plain click, instead of following the link. */
  readonly onAdd?: (() => void) | undefined;
}

/** The systems that have their own installer. */
const NAMED: ReadonlySet<string> = new Set(['windows', 'mac']);

/**
 * Links to the agent of the visitor's own computer: Windows or Mac (B-NAV-08, B-NAV-09). It remains a link, which can
 * be opened in another tab.
 */
export function InstallLink({ href, onAdd }: InstallLinkProps) {
  const text = useText('deviceCommands');
  const { id, name } = operatingSystemOf(operatingSystemOfBrowser(navigator.userAgent));
  return (
    <LinkButton
      variant="contained"
      href={href}
      {...(onAdd ? { 'aria-haspopup': 'dialog' as const } : {})}
      onClick={(event) => {
        if (onAdd === undefined || !isPlainPress(event)) return;
        event.preventDefault();
        onAdd();
      }}
    >
      {name !== null && NAMED.has(id) ? text('installFor', { system: name }) : text('install')}
    </LinkButton>
  );
}
