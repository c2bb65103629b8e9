// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly title: string;
  readonly list: string;
  readonly item: string;
  readonly label: string;
};
export default classes;
