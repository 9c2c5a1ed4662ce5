import { RETENTION } from '../../schema/retention.ts'
import type { Transporter } from 'nodemailer'
import type { FastifyBaseLogger } from 'fastify'
import type { ShopSettings } from '../config.ts'
import { type MailDraft, type Mail, mailId, mailOf } from './compose-mail.ts'
import { connect, fault, type Fault, send } from './smtp.ts'

/** Queue of the shop's mails: each is stored until the mail server has accepted it, and sent once. */
export type MailQueue = {
  /**
   * Resolves as soon as the mail is safe: it will be sent even if this process ends now. `acceptedAt` is the time of the first mail with this
   * key; a later one is not sent. Rejects with `MailRefused` if it cannot be stored. `network` is that of the visitor who causes the mail. Neither
   * one network nor all visitors together can fill the queue.
   */
  post(
    shop: Sender,
    compose: (acceptedAt: Date) => MailDraft,
    network?: string,
  ): Promise<{ acceptedAt: Date; isNew: boolean }>
  /** As `post`, but not sent before a time. A later one with the same key replaces it. */
  schedule(shop: Sender, compose: (acceptedAt: Date) => MailDraft, due: Date, network?: string): Promise<void>
  isScheduled(key: MailKey): Promise<boolean>
  unschedule(key: MailKey): Promise<void>
  /** Removes scheduled mails to an address: of one kind, or of all. */
  unscheduleAll(address: string, kind?: string): Promise<void>
  /** Returns stored mails to or from an address: waiting ones, and those that were given up. */
  keptAbout(address: string): Promise<Mail[]>
  readonly figures: MailFigures
  /** Number of mails by outcome since the process started. */
  readonly counts: Readonly<Record<MailOutcome, number>>
  /** Whether mails have waited for so long that somebody should look. */
  readonly isLate: boolean
  /** Waits for the mails in flight, no longer than `STOP_TIMEOUT`. */
  stop(): Promise<void>
}

export type Sender = Pick<ShopSettings, 'name' | 'mailFrom'>
export type MailKey = Pick<MailDraft, 'kind' | 'to' | 'key'>
export type MailOutcome = 'queued' | 'repeated' | 'sent' | 'failed' | 'given_up'

/** `oldest`: ms at which the oldest of them was accepted; `dead`: those that were given up and stored. */
export type MailFigures = { waiting: number; oldest: number | null; dead: number }

/** Where mails are stored. Rejects if it cannot be reached or written. */
export type MailStore = {
  /** Stores a mail, unless there was one with its id. `null`: too many or too large mails are waiting. */
  add(mail: Mail): Promise<{ acceptedAt: string; isNew: boolean } | null>
  /** Claims a due mail for this process until it is settled. Mails left behind by a process count as due. */
  claim(): Promise<Mail | null>
  /** `later` is the time in ms at which it is due again; `dead` mails are set aside for people to read. */
  settle(id: string, outcome: 'sent' | 'dead' | { later: number }): Promise<void>
  has(id: string): Promise<boolean>
  /** Removes a mail that is not being sent. */
  remove(id: string): Promise<void>
  /** Returns mails that wait or were given up and whose JSON contains this text, in small or large letters: `MAX_FOUND` at most. */
  find(text: string): Promise<Mail[]>
  figures(): Promise<MailFigures>
}

/** Shoppers and stores write an address in small or large letters; the mailbox is the same. */
const isSame = (one: string | undefined, other: string) => one?.toLowerCase() === other.toLowerCase()

/** Most mails that one search returns. */
export const MAX_FOUND = 100

export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}

export const MAIL_LIMITS = {
  /** Mails that may wait, and their bytes. */
  waiting: 1000,
  bytes: 64 * 1024 ** 2,
  /** Shares of both limits: for all visitors together, so that the shop's own mails always have room, and for one network. */
  ofVisitors: 0.75,
  ofNetwork: 0.05,
  /** Mails that were given up, and ms for which they are kept; others are deleted. */
  dead: 1000,
  deadAge: RETENTION.givenUpMail.seconds * 1000,
  /** Ms after which a claimed mail counts as left behind: longer than any attempt to send it may take. */
  claimAge: 600_000,
  /** Ms for which a mail is recognised as repeated, and how many are: longer than a consumer may withdraw. */
  memory: 60 * 24 * 3_600_000,
  remembered: 20_000,
}
export type MailLimits = Readonly<typeof MAIL_LIMITS>

/** Limits for mails that are sent on a later day. They are stored separately, so that they take no room from others. */
export const SCHEDULE_LIMITS: MailLimits = { ...MAIL_LIMITS, waiting: 5000, memory: 400 * 24 * 3_600_000 }

/** Waiting mails: the network of the visitor who caused each, if any, and its bytes. */
export type Waiting = readonly { network?: string; size: number }[]

/** Whether a mail of this size has room beside those that wait. A network that has none waiting may always send one. */
export function hasRoom(
  waiting: Waiting,
  { network, size }: { network?: string; size: number },
  limits: Pick<MailLimits, 'waiting' | 'bytes' | 'ofVisitors' | 'ofNetwork'>,
): boolean {
  const fits = (others: Waiting, share: number) =>
    others.length < limits.waiting * share &&
    others.reduce((sum, other) => sum + other.size, size) <= limits.bytes * share
  if (!fits(waiting, 1)) return false
  if (network === undefined) return true
  const visitors = waiting.filter((one) => one.network !== undefined)
  const neighbours = visitors.filter((one) => one.network === network)
  return fits(visitors, limits.ofVisitors) && (neighbours.length === 0 || fits(neighbours, limits.ofNetwork))
}

/** Ms. A mail is tried again after a pause as long as it has waited so far. */
const PAUSE = { shortest: 10_000, longest: 3_600_000 }
/** Ms after which a mail is given up. */
const MAX_AGE = RETENTION.unsentMail.seconds * 1000
/** Ms without attempts while the mail server cannot be used; doubles up to the longest. */
const REST = { shortest: 1000, longest: 60_000 }
/** Ms between two checks of the store: another process may have left a mail. */
const POLL = 3000
/** Ms between two checks of the scheduled mails. */
const SCHEDULE_POLL = 60_000
const PLACES = 2
const STOP_TIMEOUT = 8000
const LATE = 15 * 60_000

export type MailQueueOptions = {
  /** `smtp://` or `smtps://`, with user and password where the server wants them. */
  url: string
  /** New mails go to the first. The others are emptied: mails may lie in them from an earlier configuration. */
  stores: readonly [MailStore, ...MailStore[]]
  /** The same for mails of a later day. Without these stores, no such mail is accepted. */
  schedules?: readonly MailStore[]
  log: FastifyBaseLogger
  /** Ms between two looks into the store, and shortest pauses; for tests. */
  pace?: { poll?: number; pause?: number; rest?: number; schedule?: number }
}

export function createMailQueue({ url, stores, schedules = [], log, pace = {} }: MailQueueOptions): MailQueue {
  const [home] = stores
  const { poll = POLL, pause = PAUSE.shortest, rest = REST.shortest, schedule: schedulePoll = SCHEDULE_POLL } = pace
  let transport: Promise<Transporter> | undefined
  const counts: Record<MailOutcome, number> = { queued: 0, repeated: 0, sent: 0, failed: 0, given_up: 0 }
  const wakers = new Set<() => void>()
  let figures: MailFigures = { waiting: 0, oldest: null, dead: 0 }
  /** `stopping`: no further mail is begun. `over`: nothing is waited for. */
  const [stopping, over] = [new AbortController(), new AbortController()]
  let isBlind = false
  let restUntil = 0
  let lastRest = 0
  let nextLook = 0
  let nextCount = 0

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      const found = Date.now() < restUntil ? null : await next()
      if (found) await deliver(found.mail, found.store)
      else await sleep(poll)
    }
  }

  async function next(): Promise<{ mail: Mail; store: MailStore } | null> {
    try {
      if (performance.now() >= nextCount) await count()
      for (const store of stores) {
        const mail = await store.claim()
        if (mail) return { mail, store }
      }
      const due = Date.now() < nextLook ? null : await nextScheduled()
      if (due) return due
      isBlind = false
    } catch (error) {
      if (!isBlind) log.error({ err: error }, 'the waiting mails cannot be read')
      isBlind = true
    }
    return null
  }

  async function count(): Promise<void> {
    nextCount = performance.now() + poll
    const stored = await Promise.all(schedules.map((store) => store.figures()))
    figures = sum([
      ...(await Promise.all(stores.map((store) => store.figures()))),
      // Scheduled mails are not late before their day.
      ...stored.map(({ dead }) => ({ waiting: 0, oldest: null, dead })),
    ])
  }

  async function nextScheduled(): Promise<{ mail: Mail; store: MailStore } | null> {
    for (const store of schedules) {
      const mail = await store.claim()
      if (mail) return { mail, store }
    }
    nextLook = Date.now() + schedulePoll
    return null
  }

  async function deliver(mail: Mail, store: MailStore): Promise<void> {
    const { id, kind } = mail
    const about = { mail: id.slice(0, 12), kind }
    try {
      await send(await (transport ??= connect(url)), mail)
    } catch (error) {
      counts.failed++
      return settleFailed(mail, store, fault(error), about)
    }
    counts.sent++
    if (lastRest > 0) log.info('the mail server works again')
    lastRest = 0
    await settle(store, id, 'sent')
    log.info(about, 'a mail was sent')
  }

  async function settleFailed(
    mail: Mail,
    store: MailStore,
    { code, reply, isFinal, isOfServer }: Fault,
    about: object,
  ) {
    const age = Date.now() - Date.parse(mail.dueAt ?? mail.acceptedAt)
    if (isOfServer) {
      if (lastRest === 0) log.warn({ code, reply }, 'the mail server cannot be used; mails wait')
      lastRest = Math.min(REST.longest, lastRest === 0 ? rest : lastRest * 2)
      restUntil = Date.now() + lastRest
    }
    if (isFinal || age > MAX_AGE) {
      counts.given_up++
      log.error({ ...about, code, reply, hours: Math.round(age / 3_600_000) }, 'a mail was given up and kept aside')
      return settle(store, mail.id, 'dead')
    }
    const wait = isOfServer ? 0 : Math.min(PAUSE.longest, Math.max(pause, age))
    if (!isOfServer) log.warn({ ...about, code, reply, seconds: wait / 1000 }, 'a mail could not be sent and waits')
    return settle(store, mail.id, { later: Date.now() + wait })
  }

  /** Records the outcome of a mail, with retries while this process lives: otherwise a sent mail would be sent again. */
  async function settle(store: MailStore, id: string, outcome: Parameters<MailStore['settle']>[1]): Promise<void> {
    for (let wait = 100; !over.signal.aborted; wait = Math.min(wait * 2, 5000)) {
      try {
        return await store.settle(id, outcome)
      } catch (error) {
        log.error({ err: error, mail: id.slice(0, 12) }, 'what became of a mail cannot be kept yet')
        await new Promise((resolve) => setTimeout(resolve, wait))
      }
    }
  }

  async function accept(mail: Mail) {
    const stored = await home.add(mail)
    if (!stored) throw new MailRefused('Too many mails are waiting')
    counts[stored.isNew ? 'queued' : 'repeated']++
    const acceptedAt = new Date(stored.acceptedAt)
    if (stored.isNew) {
      figures = { ...figures, waiting: figures.waiting + 1, oldest: figures.oldest ?? acceptedAt.getTime() }
    }
    for (const wake of wakers) wake()
    return { acceptedAt, isNew: stored.isNew }
  }

  function sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer)
        wakers.delete(wake)
        resolve()
      }
      const timer = setTimeout(wake, Math.max(0, Math.min(ms, restUntil > Date.now() ? restUntil - Date.now() : ms)))
      wakers.add(wake)
    })
  }

  const workers = Array.from({ length: PLACES }, work)
  return {
    async post(shop, compose, network) {
      const now = new Date()
      const mail = mailOf(compose(now), shop, now, network)
      try {
        return await accept(mail)
      } catch (error) {
        log.error({ err: error, kind: mail.kind }, 'a mail could not be kept')
        throw error instanceof MailRefused ? error : new MailRefused('The mail could not be kept', { cause: error })
      }
    },
    async schedule(shop, compose, due, network) {
      const now = new Date()
      const mail = { ...mailOf(compose(now), shop, now, network), dueAt: due.toISOString() }
      try {
        const [first] = schedules
        await Promise.all(schedules.map((store) => store.remove(mail.id)))
        if (!(await first?.add(mail))) throw new MailRefused('Too many mails are scheduled')
        counts.queued++
      } catch (error) {
        log.error({ err: error, kind: mail.kind }, 'a mail could not be kept')
        throw error instanceof MailRefused ? error : new MailRefused('The mail could not be kept', { cause: error })
      }
    },
    async isScheduled(key) {
      const found = await Promise.all(schedules.map((store) => store.has(mailId(key))))
      return found.includes(true)
    },
    async unschedule(key) {
      await Promise.all(schedules.map((store) => store.remove(mailId(key))))
    },
    async unscheduleAll(address, kind) {
      for (const store of schedules) {
        const ended = new Set<string>()
        // One search finds only a part of many.
        for (let isOver = false; !isOver;) {
          const found = await store.find(JSON.stringify(address))
          const own = found.filter(
            (mail) => isSame(mail.to, address) && (kind === undefined || mail.kind === kind) && !ended.has(mail.id),
          )
          for (const { id } of own) {
            await store.remove(id)
            ended.add(id)
          }
          isOver = own.length === 0
        }
      }
    },
    async keptAbout(address) {
      const found = await Promise.all([...stores, ...schedules].map((store) => store.find(JSON.stringify(address))))
      return found
        .flat()
        .filter(({ to, replyTo }) => isSame(to, address) || isSame(replyTo, address))
        .slice(0, MAX_FOUND)
    },
    get figures() {
      return figures
    },
    counts,
    get isLate() {
      return figures.oldest !== null && Date.now() - figures.oldest > LATE
    },
    async stop() {
      stopping.abort()
      for (const wake of wakers) wake()
      const timeout = new Promise((resolve) => setTimeout(resolve, STOP_TIMEOUT).unref())
      await Promise.race([Promise.all(workers), timeout])
      over.abort()
      ;(await transport)?.close()
    },
  }
}

function sum(all: readonly MailFigures[]): MailFigures {
  const oldest = all.flatMap((one) => one.oldest ?? [])
  return {
    waiting: all.reduce((count, one) => count + one.waiting, 0),
    oldest: oldest.length > 0 ? Math.min(...oldest) : null,
    dead: all.reduce((count, one) => count + one.dead, 0),
  }
}
