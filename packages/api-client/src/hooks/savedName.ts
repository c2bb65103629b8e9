/**
 * The file name suggested by an answer's `Content-Disposition` (RFC 6266): the extended form before the plain one.
 * Empty when there is none.
 */
export function savedName(disposition: string | null): string {
  const [, encoded] = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition ?? '') ?? [];
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      // A name that cannot be decoded is ignored; the plain form may work.
    }
  }
  const [, quoted, plain] = /filename=(?:"([^"]*)"|([^;\s]+))/i.exec(disposition ?? '') ?? [];
  return quoted ?? plain ?? '';
}
