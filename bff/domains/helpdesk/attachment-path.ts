/** Where a file of a ticket is, below the base URL: its message and its place there, both counted from 0. */
export function attachmentPath(ticketId: string, message: number, place: number): string {
  return `/user/helpdesk/${encodeURIComponent(ticketId)}/attachments/${message}-${place}`
}

/** The same as a route of the server. */
export const ATTACHMENT_ROUTE = '/user/helpdesk/:id/attachments/:file'
