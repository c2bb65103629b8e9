import { useEffect, useState } from 'react';

interface AreaComponentsProps {
  /** The area's name in the sidebar. */
  readonly area: string;
}

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly component: string;
}

type Answer =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly entries: readonly Entry[] };

function isIndexEntry(value: unknown): value is { readonly id: string; readonly title: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'title' in value &&
    typeof value.title === 'string'
  );
}

/** The components of an area in Storybook's own index, each with its first page. */
async function componentsOf(area: string): Promise<readonly Entry[]> {
  const answer = await fetch('./index.json');
  if (!answer.ok) throw new Error(`The index of the stories answered ${answer.status}.`);
  const index: unknown = await answer.json();
  const listed = typeof index === 'object' && index !== null && 'entries' in index ? index.entries : null;
  const entries = Object.values(listed ?? {})
    .filter(isIndexEntry)
    .filter(({ title }) => title.startsWith(`${area}/`) && !title.endsWith('/Overview'));
  const firstOf = new Map(entries.toReversed().map(({ id, title }) => [title, id]));
  return [...firstOf]
    .map(([title, id]) => ({ id, title, component: title.slice(area.length + 1) }))
    .toSorted((one, other) => one.component.localeCompare(other.component, 'en'));
}

/** `frame--typical` is a story, `frame--docs` a page. */
const hrefOf = ({ id }: Entry) => `./?path=/${id.endsWith('--docs') ? 'docs' : 'story'}/${id}`;

function List({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.title}>
          <a href={hrefOf(entry)} target="_top">
            {entry.component}
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * The contents of an area: its widgets, which talk to the server, and its components, which render the data they are
 * given. Read from the existing stories, so that the page is never out of date.
 */
export function AreaComponents({ area }: AreaComponentsProps) {
  const [answer, setAnswer] = useState<Answer>({ kind: 'loading' });
  useEffect(() => {
    let wanted = true;
    componentsOf(area).then(
      (entries) => wanted && setAnswer({ kind: 'ready', entries }),
      () => wanted && setAnswer({ kind: 'failed' }),
    );
    return () => {
      wanted = false;
    };
  }, [area]);
  if (answer.kind === 'loading') return <p>Loading the stories…</p>;
  if (answer.kind === 'failed') return <p>The list could not be loaded. The sidebar shows the same components.</p>;
  const isWidget = ({ component }: Entry) => component.endsWith('Widget');
  const widgets = answer.entries.filter(isWidget);
  const drawn = answer.entries.filter((entry) => !isWidget(entry));
  return (
    <>
      {widgets.length > 0 && (
        <>
          <h3>Widgets</h3>
          <List entries={widgets} />
        </>
      )}
      {drawn.length > 0 && (
        <>
          <h3>Presentational components</h3>
          <List entries={drawn} />
        </>
      )}
    </>
  );
}
