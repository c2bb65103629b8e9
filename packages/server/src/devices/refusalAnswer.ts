import type { ActionRefusal } from '@remote-console/domain';
import { problem } from '../http/index.ts';

/**
 * The answer to an action that is not possible: 403 if a person or a payment could allow it, 409 if the device's state
 * prevents it.
 */
export function refusalAnswer({ because, resolvableBy }: ActionRefusal) {
  switch (resolvableBy) {
    case 'administrator':
    case 'license':
    case 'approval':
      return problem(403, because);
    case 'device':
    case 'nobody':
      return problem(409, because);
  }
}
