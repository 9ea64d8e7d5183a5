/** Id of the menu of narrow screens, which its button opens. */
export const MENU_SHEET_ID = 'menu';
