/** Files of a customer, such as tickets and invoices. */
export type { PersonalFiles } from '../extension.ts'
export { type NoFile, type PersonalFile, fileName, mediaType } from '../domains/files/file-headers.ts'
