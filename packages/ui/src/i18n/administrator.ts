import { createContext, useContext } from 'react';
import { useText } from './useText.ts';

const AdministratorContext = createContext('');

/**
 * Names the person who can change what the signed-in person may do: whoever lacks something below is referred to that person
 * by name, and without one (an empty text) to “your administrator”. The frame of a console hands it the `administrator` of
 * its summary.
 */
export const AdministratorProvider = AdministratorContext.Provider;

/** The person to ask for what is missing, as a part of a sentence: by name where that is known. */
export function useAdministrator(): string {
  const text = useText('common');
  const name = useContext(AdministratorContext);
  return name === '' ? text('administrator') : text('administratorNamed', { name });
}
