// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly tile: string;
  readonly selected: string;
  readonly head: string;
  readonly room: string;
  readonly words: string;
  readonly foot: string;
  readonly counts: string;
  readonly list: string;
};
export default classes;
