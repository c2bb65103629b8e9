import type { FilePath } from '@remote-console/domain';
import { ArrowLeft, ArrowRight, ChevronRight, CornerLeftUp } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import { Button, ICON, IconButton, MIRRORED, SMALL_ICON } from '../../primitives/index.ts';
import { shownName } from './shownName.ts';
import type { FolderWalk } from './useFolderWalk.ts';
import styles from './PathBar.module.css';

export interface PathBarProps {
  readonly rootName: string;
  readonly walk: FolderWalk;
  readonly onOpen: (change: { readonly path: FilePath }) => void;
}

/** The path from the shared folder to the current one, and back and forward buttons. */
export function PathBar({ rootName, walk, onOpen }: PathBarProps) {
  const text = useText('remoteFiles');
  const { path, step, mayGoBack, mayGoForward } = walk;
  const names = [rootName, ...path];
  return (
    <div className={styles.bar}>
      <IconButton
        size="small"
        aria-label={text('back')}
        aria-keyshortcuts="Alt+ArrowLeft"
        disabled={!mayGoBack}
        onClick={() => step(-1)}
      >
        <ArrowLeft {...ICON} {...MIRRORED} />
      </IconButton>
      <IconButton
        size="small"
        aria-label={text('forward')}
        aria-keyshortcuts="Alt+ArrowRight"
        disabled={!mayGoForward}
        onClick={() => step(1)}
      >
        <ArrowRight {...ICON} {...MIRRORED} />
      </IconButton>
      <IconButton
        size="small"
        aria-label={text('up')}
        disabled={path.length === 0}
        onClick={() => onOpen({ path: path.slice(0, -1) })}
      >
        <CornerLeftUp {...ICON} {...MIRRORED} />
      </IconButton>
      <nav aria-label={text('path')} className={styles.path}>
        <ol className={styles.list}>
          {names.map((name, depth) => {
            const isLast = depth === names.length - 1;
            return (
              <li
                // oxlint-disable-next-line react/no-array-index-key -- a level of a path is its place
                key={depth}
                className={styles.item}
              >
                {depth > 0 && <ChevronRight {...SMALL_ICON} {...MIRRORED} size={12} style={{ flex: 'none' }} />}
                {isLast ? (
                  <bdi aria-current="page" className={styles.current}>
                    {shownName(name)}
                  </bdi>
                ) : (
                  <Button variant="text" size="small" onClick={() => onOpen({ path: path.slice(0, depth) })}>
                    <bdi>{shownName(name)}</bdi>
                  </Button>
                )}
              </li>
            );
          })}
        </ol>
      </nav>
    </div>
  );
}
