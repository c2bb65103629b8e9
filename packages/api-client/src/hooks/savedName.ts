/**
 * The name under which an answer asks to be saved, by its `Content-Disposition` (RFC 6266): the extended form before the
 * plain one. Empty when it names none.
 */
export function savedName(disposition: string | null): string {
  const [, encoded] = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition ?? '') ?? [];
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      // What cannot be decoded names nothing; the plain form may.
    }
  }
  const [, quoted, plain] = /filename=(?:"([^"]*)"|([^;\s]+))/i.exec(disposition ?? '') ?? [];
  return quoted ?? plain ?? '';
}
