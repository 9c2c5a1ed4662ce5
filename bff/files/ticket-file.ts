import type { GiveFile } from './plugin.ts'
import { safeName } from './file-headers.ts'
import type { StoreFiles } from './store-file.ts'

/** A message and a place in it, as `attachmentPath` writes them. */
const FILE = /^(\d{1,4})-(\d{1,3})$/

/** Files that came with a ticket's messages: the ticket is looked up among the customer's own. */
export function createTicketFiles({ fetchFile }: StoreFiles): GiveFile {
  return async ({ id = '', file = '' }, { loaders }) => {
    const [, message, place] = FILE.exec(file) ?? []
    if (!place) return null
    const ticket = await loaders.helpdesk.find(id)
    const found = ticket?.messages?.[Number(message)]?.attachments[Number(place)]
    if (!found) return null
    const given = await fetchFile(found.address, (await loaders.store()).ownHosts)
    return typeof given === 'string' ? given : { ...given, name: safeName(found.name) }
  }
}
