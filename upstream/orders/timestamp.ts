/** `YYYY-MM-DD HH:mm:ss` in UTC, the way Magento shows times. */
export const timestamp = (now: Date): string => now.toISOString().slice(0, 19).replace('T', ' ')
