// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly words: string;
  readonly fault: string;
  readonly excerpt: string;
};
export default classes;
