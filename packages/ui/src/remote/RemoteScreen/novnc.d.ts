/** noVNC has no types; these are for version 1.7, as far as they are used. */
declare module '@novnc/novnc' {
  const RFB: new (
    target: HTMLElement,
    channel: import('./rfbClient.ts').RawChannel,
    options?: { readonly shared?: boolean },
  ) => import('./rfbClient.ts').RfbClient;
  export default RFB;
}
