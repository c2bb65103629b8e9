// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly player: string;
  readonly center: string;
  readonly progress: string;
  readonly progressShare: string;
  readonly body: string;
  readonly stage: string;
  readonly screenStage: string;
  readonly terminal: string;
  readonly screen: string;
  readonly layer: string;
  readonly cover: string;
  readonly strip: string;
  readonly words: string;
};
export default classes;
