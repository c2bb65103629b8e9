// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly count: string;
  readonly track: string;
  readonly wide: string;
  readonly share: string;
  readonly full: string;
  readonly words: string;
};
export default classes;
