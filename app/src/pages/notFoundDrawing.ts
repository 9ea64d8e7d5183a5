/** The drawing of the screen for an unknown path; it stands inside the document. */
export const NOT_FOUND_DRAWING = 'cut-line';
