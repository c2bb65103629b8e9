/** The neutral mark of a brand without a logo, in the surrounding color. The ring is a hole in the tile. */
export function BrandMark() {
  return (
    <svg width="26" height="26" viewBox="0 0 26 26" fill="currentColor" aria-hidden="true" focusable="false">
      <path
        fillRule="evenodd"
        d="M7 0h12a7 7 0 0 1 7 7v12a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7V7a7 7 0 0 1 7-7Zm6 7.4a5.6 5.6 0 1 0 0 11.2 5.6 5.6 0 0 0 0-11.2Z"
      />
      <circle cx="13" cy="13" r="3.2" />
    </svg>
  );
}
