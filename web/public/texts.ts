/** Texts of the shop. */
export { type Translate, useMessages } from '../i18n/messages-context.ts'
