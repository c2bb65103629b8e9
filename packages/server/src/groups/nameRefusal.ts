import { checkGroupName } from '@remote-console/domain';
import { problem } from '../http/index.ts';

type NameFault = NonNullable<ReturnType<typeof checkGroupName>>;

/** The refusal of a name that a group cannot have. */
export function refusedName(fault: NameFault) {
  switch (fault) {
    case 'no_input_data':
      return problem(400, fault, 'name');
    case 'over_character_limit':
      return problem(400, 'invalid_data', 'name');
    case 'reserved_group_name':
      return problem(400, fault, 'name');
    case 'duplication_group_name':
      return problem(409, fault, 'name');
  }
}

/** A name as it is stored. */
export function storedName(name: string): string {
  return name.trim().normalize('NFC');
}
