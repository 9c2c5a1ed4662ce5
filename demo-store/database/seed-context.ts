import type { PGlite } from '@electric-sql/pglite'
import { createContext } from '../context.ts'
import type { Context } from '../context.ts'
import { extensionNames } from '../extensions.ts'
import { storeViews } from '../store/views.ts'
import type { ReadModel } from './read-model.ts'

/** What resolvers are given while a seed is written: the shop as it was at that time, with nobody to be told. */
export function seedContext(
  db: PGlite,
  model: ReadModel,
  { customerId, now }: Pick<Context, 'customerId' | 'now'>,
): Context {
  return createContext({
    db,
    model,
    level: '2.4.7',
    edition: 'open-source',
    extensions: new Set(extensionNames),
    view: storeViews[0],
    currency: 'EUR',
    customerId,
    captcha: '',
    tokenKey: '',
    baseUrl: '',
    othersUrl: '',
    shopUrl: '',
    searchUp: true,
    now,
    lock: (_, work) => work(),
    stockMoved: async () => {},
  })
}

/** `YYYY-MM-DD HH:mm:ss`, UTC, as a clock that stands still. */
export function timeOf(text: string) {
  return (): Date => new Date(`${text.replace(' ', 'T')}Z`)
}
