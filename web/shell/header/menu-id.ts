/** Id of the menu, which a button in the header opens. */
export const MENU_ID = 'main-menu'
