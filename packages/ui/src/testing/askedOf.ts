import { modelField } from '@remote-console/api-client/contract';

/** The query of a call, with the names of the model. */
export const askedOf = (request: Request): Readonly<Record<string, string>> =>
  Object.fromEntries([...new URL(request.url).searchParams].map(([name, value]) => [modelField(name), value]));
