// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly notice: string;
  readonly words: string;
  readonly detail: string;
  readonly strip: string;
  readonly link: string;
};
export default classes;
