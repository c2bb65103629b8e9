import { label } from './texts.ts';
import { server, tokenOf } from './server.ts';

/** The person to whom a refusal refers somebody, as part of its sentence: by the name in the summary. */
export async function administratorOf(id: string): Promise<string> {
  const { data } = await server.GET('/devices/summary', { headers: { token: await tokenOf(id) } });
  const name = data?.objects[0]?.administrator;
  if (!name) throw new Error(`Nobody is known who can help ${id}.`);
  return label('common', 'administratorNamed', { name });
}
