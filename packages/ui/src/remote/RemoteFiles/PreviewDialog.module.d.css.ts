// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly frame: string;
  readonly picture: string;
  readonly words: string;
  readonly belowNote: string;
};
export default classes;
