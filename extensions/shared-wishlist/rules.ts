/** Magento's own bound for the message with a list that is shared by mail. */
export const MAX_MESSAGE = 255
