/** Of Magento's columns: it loses a message with a longer name, and says nothing. */
export const MAX_NAME = 255
/** What fits on a card. */
export const MAX_MESSAGE = 500
