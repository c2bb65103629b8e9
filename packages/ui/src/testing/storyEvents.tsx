import type { ConsoleEvent } from '@remote-console/api-client';
import { wireEvent } from '@remote-console/api-client/contract';
import { useEventRefresh } from '@remote-console/api-client/react';
import type { Decorator } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';

const QUIET_STREAM = { token: () => 'story', onEvent: () => undefined };

function Listening({ children }: { readonly children: ReactNode }) {
  useEventRefresh(QUIET_STREAM);
  return children;
}

/** Reads the event stream like the frame of the console. */
export const listening: Decorator = (Story) => (
  <Listening>
    <Story />
  </Listening>
);

let stream: ReadableStreamDefaultController<Uint8Array> | null = null;

/** Answers with an event stream that stays open; those left open by earlier stories are dropped. */
export function storyEvents() {
  stream = null;
  return http.get('*/events', () => {
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) });
    return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
  });
}

/** Sends an event to the story once it listens. */
export async function tellEvent(event: ConsoleEvent): Promise<void> {
  await waitFor(() => expect(stream).not.toBeNull());
  stream?.enqueue(new TextEncoder().encode(`id: 1\ndata: ${JSON.stringify(wireEvent(event))}\n\n`));
}
