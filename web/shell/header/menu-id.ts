/** Of the menu, which the button in the header's first row opens. */
export const MENU_ID = 'main-menu'
