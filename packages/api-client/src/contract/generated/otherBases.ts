// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

/** The bases of the paths that do not start at the base of the contract. */
export const OTHER_BASES: Readonly<Record<string, string>> = {
  '/live_view/{devicePk}': '',
  '/version': '/launcher/api/v1.0',
  '/upload': '',
  '/images/{name}': '',
};
