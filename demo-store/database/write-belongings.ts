import type { PGlite } from '@electric-sql/pglite'
import { customerByEmail } from '../customer/find.ts'
import { answerTicket, createTicket } from '../helpdesk/tickets.ts'
import type { BelongingsSeed } from '../seed/types.ts'
import { subscribeToStock } from '../stock-alerts/resolvers.ts'
import { shareWishlist } from '../wishlist/share.ts'
import { putOnWishlist } from '../wishlist/change.ts'
import { loadReadModel } from './read-model.ts'
import { seedContext, timeOf } from './seed-context.ts'

const refuse = (email: string, why: unknown): never => {
  throw new Error(`the seed's belongings of ${email}: ${String(why)}`)
}

/** Writes what customers wished for, asked and wait for, the way it would have come about. */
export const writeBelongings = async (db: PGlite, belongings: BelongingsSeed[]): Promise<void> => {
  if (!belongings.length) return
  const model = await loadReadModel(db)
  for (const { email, wishes, sharing, tickets, alerts } of belongings) {
    const customer = (await customerByEmail(email, db)) ?? refuse(email, 'no such account')
    const at = (time: string) => seedContext(db, model, { customerId: customer.id, now: timeOf(time) })
    for (const { at: time, ...wish } of wishes) {
      const error = await putOnWishlist(wish, at(time))
      if (error) refuse(email, error.message)
    }
    if (sharing) await shareWishlist(sharing, at(sharing.at))
    for (const { at: time, answers, ...input } of tickets) {
      const ticket = await createTicket(input, customer.id, at(time))
      for (const answer of answers) await answerTicket(ticket.id, answer.text, { db, now: timeOf(answer.at) })
    }
    for (const { at: time, sku } of alerts) await subscribeToStock({ sku, email }, at(time))
  }
}
