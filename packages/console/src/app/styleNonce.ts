/** The nonce that the server put into this page's Content-Security-Policy; empty if there is none. */
export function styleNonce(page: Pick<Document, 'querySelector'> = document): string {
  return page.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
}
