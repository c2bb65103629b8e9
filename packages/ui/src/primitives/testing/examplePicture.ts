/** A drawn screen with one window, as an image address. */
export const EXAMPLE_PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1">' +
    '<stop stop-color="#26324d"/><stop offset="1" stop-color="#6470d8"/></linearGradient></defs>' +
    '<rect width="1280" height="720" fill="url(#g)"/><rect x="60" y="60" width="760" height="460" rx="14" fill="#eceef3"/>' +
    '<rect x="60" y="60" width="760" height="56" rx="14" fill="#c3c8d6"/><rect y="660" width="1280" height="60" fill="#171c33"/></svg>',
)}`;
