// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly search: string;
  readonly fields: string;
  readonly start: string;
};
export default classes;
