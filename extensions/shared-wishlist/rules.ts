/** Magento's own limit for the message with a shared list. */
export const MAX_MESSAGE = 255
