import { useState, type ReactNode } from 'react';
import { fn } from 'storybook/test';
import type { QueryState } from '../queryState.ts';

/** Called with every query that a story's page navigates to. */
export const led = fn();

interface QueryStoryProps {
  readonly initial: Readonly<Record<string, string>>;
  readonly children: (state: QueryState) => ReactNode;
}

/** Simulates the URL of a page. */
export function QueryStory({ initial, children }: QueryStoryProps) {
  const [query, setQuery] = useState(initial);
  return children({
    query,
    onQueryChange: (next) => {
      led(next);
      setQuery(next);
    },
  });
}
