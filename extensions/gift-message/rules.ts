/** Length of Magento's columns. It drops a message with a longer name, without an error. */
export const MAX_NAME = 255
/** Characters that fit on a card. */
export const MAX_MESSAGE = 500
