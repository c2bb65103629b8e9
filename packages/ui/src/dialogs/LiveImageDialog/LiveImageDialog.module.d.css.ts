// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly picture: string;
  readonly notes: string;
};
export default classes;
