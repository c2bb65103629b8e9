// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly row: string;
  readonly link: string;
  readonly tile: string;
  readonly alert: string;
  readonly security: string;
  readonly mark: string;
  readonly words: string;
  readonly sentence: string;
  readonly unread: string;
  readonly meta: string;
  readonly state: string;
  readonly button: string;
  readonly dense: string;
};
export default classes;
