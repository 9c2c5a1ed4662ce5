import type { PGlite } from '@electric-sql/pglite'
import { GraphQLError } from 'graphql'
import type { Context } from '../context.ts'
import { reaches } from '../levels.ts'

const windowMs = 60_000

/** Times of the guests' last tries to order, by store. */
const tries = new WeakMap<PGlite, number[]>()

/**
 * Magento's backpressure, from 2.4.7 on: more than `guest_order_limit` tries in a minute are refused with an error that
 * has no extensions at all. Guests are counted by address, so that all shoppers behind one server share one count.
 * Off while the setting is zero.
 */
export const checkOrderLimit = ({ db, model, level, customerId, now }: Context): void => {
  const limit = Number(model.settings.config.guest_order_limit ?? 0)
  if (!limit || customerId !== null || !reaches(level, '2.4.7')) return
  const time = now().getTime()
  const recent = (tries.get(db) ?? []).filter((earlier) => time - earlier < windowMs)
  tries.set(db, [...recent.slice(-limit), time])
  if (recent.length >= limit) throw new GraphQLError('Too Many Requests', { extensions: { category: '' } })
}
