import type { RequestContext } from '../../graphql/context.ts'
import { defineService } from '../define-service.ts'
import { helpdeskKind, type HelpdeskPort } from './helpdesk-port.ts'
import { mailDesk } from './mail-desk.ts'
import { storeDesk } from './store-desk.ts'

const DESKS = { store: storeDesk, mail: mailDesk } as const

/** The help desk for the customer of one request; null where there is none. */
export const helpdeskService = defineService((context: RequestContext): HelpdeskPort | null => {
  const kind = helpdeskKind(context)
  return kind && DESKS[kind](context)
})
