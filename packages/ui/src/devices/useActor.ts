import type { Profile } from '@remote-console/api-client';
import { useViewerOffered } from '@remote-console/api-client/react';
import {
  isCorporate,
  needsViewerOffer,
  operatingSystemOfBrowser,
  permissionsOf,
  viewerObstacle,
  type ActionContext,
  type LaunchEnvironment,
  type ViewerObstacle,
} from '@remote-console/domain';
import { useMemo } from 'react';
import { useNow, usePerson } from '../contexts/index.ts';

/** What prevents a viewer from opening here, as far as the page and the server know. */
function useViewerObstacle(environment: LaunchEnvironment, mobile: boolean): ViewerObstacle | null {
  const seat = { environment, mobile, system: operatingSystemOfBrowser(navigator.userAgent) };
  return viewerObstacle(seat, useViewerOffered(needsViewerOffer(seat)));
}

interface ActorInput {
  readonly session?: Profile | null | undefined;
  /** Whether this is a phone; false by default. */
  readonly mobile?: boolean | undefined;
  /** Where the console runs; in a browser by default. */
  readonly environment?: LaunchEnvironment | undefined;
  /** Opens a session in the page; without it everything needs a viewer. */
  readonly onOpenSession?: unknown;
}

/** Who acts, for the rules: permissions, license, and environment. A visitor has no permissions. */
export function useActor({
  session,
  mobile = false,
  environment = 'browser',
  onOpenSession,
}: ActorInput): ActionContext {
  const now = useNow();
  const person = usePerson(session);
  const corporate = person !== null && isCorporate(person.pay, now);
  const viewer = useViewerObstacle(environment, mobile);
  const opensSessions = onOpenSession !== undefined;
  return useMemo(
    () => ({ permissions: permissionsOf(person ?? {}), corporate, mobile, viewer, opensSessions }),
    [person, corporate, mobile, viewer, opensSessions],
  );
}
