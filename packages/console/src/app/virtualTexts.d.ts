/** What the build assembles from the texts of several areas (`scripts/textsOfList.ts`). */
declare module 'virtual:texts-of-list/*' {
  type AreaTexts = Readonly<Record<string, string>>;
  export const common: AreaTexts;
  export const messages: AreaTexts;
  export const frame: AreaTexts;
  export const devices: AreaTexts;
  export const deviceCommands: AreaTexts;
  export const groups: AreaTexts;
}
