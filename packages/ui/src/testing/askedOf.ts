import { modelField } from '@remote-console/api-client/contract';

/** What the query of a call asks for, in the names of the model. */
export const askedOf = (request: Request): Readonly<Record<string, string>> =>
  Object.fromEntries([...new URL(request.url).searchParams].map(([name, value]) => [modelField(name), value]));
