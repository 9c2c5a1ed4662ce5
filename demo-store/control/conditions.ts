import { extensionNames } from '../extensions.ts'
import { editions, isEdition, isLevel, levels } from '../levels.ts'
import { listMails } from '../mailbox/mail.ts'
import type { SentMail } from '../mailbox/mail.ts'
import type { FailureKind, StoreState } from '../state.ts'
import { ControlError } from './control-error.ts'

/** What happens to a store without anybody saving anything: breakdowns, maintenance, another release, another time. */
export const createConditions = (state: StoreState) => ({
  /** On: every address but media answers 503. */
  maintenance: async ({ enabled }: { enabled: boolean }): Promise<void> => {
    state.maintenance = enabled
  },
  /** Milliseconds before each GraphQL answer. */
  delay: async ({ ms }: { ms: number }): Promise<void> => {
    state.delayMs = ms
  },
  /** The next `count` GraphQL requests fail: crash page, broken JSON, or a closed connection. */
  failures: async ({ count, kind }: { count: number; kind?: FailureKind }): Promise<void> => {
    state.failures = { remaining: count, kind: kind ?? 'error' }
  },
  /** Switches the search engine off: filters find nothing, searches fail. */
  search: async ({ available }: { available: boolean }): Promise<void> => {
    state.searchUp = available
  },
  level: async ({ level }: { level: string }): Promise<void> => {
    if (!isLevel(level)) throw new ControlError(`level must be one of ${levels.join(', ')}`)
    state.level = level
  },
  edition: async ({ edition }: { edition: string }): Promise<void> => {
    if (!isEdition(edition)) throw new ControlError(`edition must be one of ${editions.join(', ')}`)
    state.edition = edition
  },
  /** Modules outside Magento that the store has from now on. */
  extensions: async ({ names }: { names: string[] }): Promise<void> => {
    const wrong = names.find((name) => !extensionNames.includes(name))
    if (wrong !== undefined) throw new ControlError(`extensions are ${extensionNames.join(', ')}, not "${wrong}"`)
    state.extensions = new Set(names)
  },
  /** Sets the store's clock; null returns to the machine's. */
  clock: async ({ now }: { now: string | null }): Promise<void> => {
    const time = now === null ? Date.now() : Date.parse(now)
    if (Number.isNaN(time)) throw new ControlError('now must be an ISO date or null')
    state.clockOffsetMs = now === null ? 0 : time - Date.now()
  },
  purgeHosts: async ({ hosts }: { hosts: string[] }): Promise<void> => {
    state.purgeHosts = hosts
  },
  /** GraphQL requests by operation name since the last reset. */
  requests: async (): Promise<{ total: number; byOperation: Record<string, number> }> => ({
    total: [...state.requests.values()].reduce((sum, count) => sum + count, 0),
    byOperation: Object.fromEntries(state.requests),
  }),
  resetRequests: async (): Promise<void> => state.requests.clear(),
  /** Mails the store sent, newest first, all or those to one address; links are paths of the shop. */
  mails: ({ to }: { to?: string } = {}): Promise<SentMail[]> => listMails(state.db, to ?? null),
  /** Back to an undisturbed store; saved data stays. */
  calm: async (): Promise<void> => {
    state.maintenance = false
    state.delayMs = 0
    state.cold.empty(0)
    state.failures = { remaining: 0, kind: 'error' }
    state.searchUp = true
    state.clockOffsetMs = 0
  },
})
