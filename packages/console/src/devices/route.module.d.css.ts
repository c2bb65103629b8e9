// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly page: string;
  readonly groups: string;
  readonly devices: string;
  readonly besideGroups: string;
};
export default classes;
