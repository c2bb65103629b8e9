// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly place: string;
  readonly foot: string;
  readonly pages: string;
  readonly size: string;
};
export default classes;
