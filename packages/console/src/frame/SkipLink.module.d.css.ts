// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly link: string;
};
export default classes;
