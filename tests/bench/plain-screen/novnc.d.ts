/** noVNC comes without types; these are of version 1.7, as far as the page uses them. */
declare module '@novnc/novnc' {
  export default class RFB {
    constructor(target: HTMLElement, address: string, options?: { readonly shared?: boolean });
    scaleViewport: boolean;
    qualityLevel: number;
    compressionLevel: number;
  }
}
