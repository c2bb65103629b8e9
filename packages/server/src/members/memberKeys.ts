import { textKey } from '../database/index.ts';

interface SearchedTexts {
  readonly name?: string;
  readonly department?: string;
  readonly email?: string;
  readonly phone?: string;
}

/** The columns by which people are searched and sorted, for the given texts. Always written with those texts. */
export function memberKeys({ name, department, email, phone }: SearchedTexts) {
  return {
    ...(name === undefined ? {} : { name_key: textKey(name) }),
    ...(department === undefined ? {} : { department_key: textKey(department) }),
    ...(email === undefined ? {} : { email_key: textKey(email) }),
    ...(phone === undefined ? {} : { phone_key: textKey(phone) }),
  };
}
