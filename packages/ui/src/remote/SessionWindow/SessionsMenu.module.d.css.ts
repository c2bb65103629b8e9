// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly words: string;
  readonly name: string;
  readonly about: string;
};
export default classes;
