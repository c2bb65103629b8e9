// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly note: string;
  readonly withAction: string;
  readonly action: string;
  readonly info: string;
  readonly accent: string;
  readonly success: string;
  readonly warn: string;
  readonly error: string;
};
export default classes;
