// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly command: string;
  readonly copy: string;
  readonly content: string;
};
export default classes;
