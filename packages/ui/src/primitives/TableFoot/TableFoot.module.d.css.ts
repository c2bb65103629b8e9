// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly foot: string;
  readonly pages: string;
};
export default classes;
