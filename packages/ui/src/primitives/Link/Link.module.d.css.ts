// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly link: string;
  readonly inherit: string;
  readonly underlined: string;
};
export default classes;
