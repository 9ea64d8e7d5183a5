/** Id of the element that holds the open panel of a page with tabs. */
export const PANEL_ID = 'panel';
