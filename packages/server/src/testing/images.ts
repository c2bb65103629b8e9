/** The beginning of a PNG file, as long as necessary to be recognized as one. */
export const PNG = new Uint8Array([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1, 8, 6,
]);

/** A form with one file, as a browser sends it. */
export function formWith(bytes: Uint8Array<ArrayBuffer>, type = 'image/png', name = 'logo.png'): FormData {
  const form = new FormData();
  form.set('file', new File([bytes], name, { type }));
  return form;
}
