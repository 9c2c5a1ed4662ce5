/** HTML pages outside of GraphQL. */
export { escapeHtml, plainPage } from '../transport/pages.ts'
export { htmlResponse, send } from '../transport/response.ts'
