import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, unlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createSerializer } from '../lib/serializer.ts'
import type { Mail } from './compose-mail.ts'
import { hasRoom, MAIL_LIMITS, MAX_FOUND, type MailLimits, type MailStore, type Waiting } from './mail-queue.ts'

type State = 'waiting' | 'sending' | 'sent' | 'dead'
type Entry = { id: string; at: number; born: number; size: number }

const STATES: readonly State[] = ['waiting', 'sending', 'sent', 'dead']
const SWEEP_INTERVAL = 3_600_000
/** Bytes of a mail whose content was removed after it was sent. */
const EMPTIED = 200
/** Tolerance in ms: file times are more precise than clocks. */
const SLACK = 1000
/** Ms after which an unfinished file is no longer being written. */
const ABANDONED = 3_600_000
/** Steps that wait for earlier ones of this process. */
const MAX_STEPS = 5000

/**
 * Mails as files, for a shop without Redis: `waiting`, `sending`, `sent` and `dead` are folders, and a mail moves from one to the next by a rename.
 * The time of a file is when it is due, or when it was claimed.
 */
export function createFileMails(folder: string, limits: MailLimits = MAIL_LIMITS): MailStore {
  const { run } = createSerializer(MAX_STEPS)
  const inTurn = <T>(task: () => Promise<T>) => run('mails', task)
  const pathOf = (state: State | 'new', id: string) => join(folder, state, `${id}.json`)
  /** Mails claimed by this process, which therefore were not left behind by a crash. */
  const own = new Set<string>()
  /** The network of each mail that waits, read once. */
  let networks = new Map<string, string | undefined>()
  let isReady: Promise<unknown> | undefined
  let nextSweep = 0

  function prepare(): Promise<unknown> {
    isReady ??= Promise.all(
      [...STATES, 'new'].map((name) => mkdir(join(folder, name), { recursive: true, mode: 0o700 })),
    )
    isReady.catch(() => (isReady = undefined))
    return isReady
  }

  async function list(state: State): Promise<Entry[]> {
    const names = await readdir(join(folder, state))
    const entries = await Promise.all(
      names
        .filter((name) => name.endsWith('.json'))
        .map(async (name): Promise<Entry[]> => {
          const found = await stat(join(folder, state, name)).catch(nullIfGone)
          if (!found) return []
          const { mtimeMs: at, birthtimeMs: born, size } = found
          return [{ id: name.slice(0, -'.json'.length), at, born, size }]
        }),
    )
    return entries.flat().toSorted((a, b) => a.at - b.at)
  }

  async function read(state: State, id: string): Promise<Mail | null> {
    const text = await readFile(pathOf(state, id), 'utf8').catch(nullIfGone)
    return text === null ? null : (JSON.parse(text) as Mail)
  }

  /** Whether this process was the one that moved it. */
  async function move(id: string, from: State, to: State): Promise<boolean> {
    const isMoved = await rename(pathOf(from, id), pathOf(to, id)).then(
      () => true,
      (error: unknown) => nullIfGone(error) !== null,
    )
    if (isMoved) await syncFolder(join(folder, to))
    return isMoved
  }

  async function add(mail: Mail) {
    for (const state of STATES) {
      const known = await read(state, mail.id)
      if (known) return { acceptedAt: known.acceptedAt, isNew: false }
    }
    const text = JSON.stringify(mail)
    if (!hasRoom(await unsent(), { network: mail.network, size: Buffer.byteLength(text) }, limits)) return null
    const draft = pathOf('new', randomUUID())
    const file = await open(draft, 'wx', 0o600)
    try {
      await file.writeFile(text)
      if (mail.dueAt) await file.utimes(new Date(mail.dueAt), new Date(mail.dueAt))
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, pathOf('waiting', mail.id))
    await syncFolder(join(folder, 'waiting'))
    return { acceptedAt: mail.acceptedAt, isNew: true }
  }

  async function unsent(): Promise<Waiting> {
    const known = networks
    networks = new Map()
    const found = new Map<string, { network?: string; size: number }>()
    // Between two checks, another process may return a mail that it could not send.
    for (const state of ['waiting', 'sending', 'waiting'] as const) {
      for (const { id, size } of await list(state)) {
        if (found.has(id)) continue
        const mail = known.has(id) ? { network: known.get(id) } : await read(state, id).catch(unreadable)
        // It has moved since it was listed: the next check finds it.
        if (!mail) continue
        const { network } = mail
        networks.set(id, network)
        found.set(id, { network, size })
      }
    }
    return [...found.values()]
  }

  async function claim(): Promise<Mail | null> {
    const now = Date.now()
    if (now >= nextSweep) await sweep(now)
    for (const { id, at } of await list('sending')) {
      if (at < now - limits.claimAge && !own.has(id)) await move(id, 'sending', 'waiting')
    }
    for (const { id, at } of await list('waiting')) {
      if (at > now + SLACK) return null
      // The time is set before the move: otherwise another process would take the file for one left behind by a crash.
      const isThere = await utimes(pathOf('waiting', id), now / 1000, now / 1000).then(() => true, nullIfGone)
      if (!isThere || !(await move(id, 'waiting', 'sending'))) continue
      const mail = await read('sending', id).catch(() => null)
      if (mail) own.add(id)
      if (mail) return mail
      await move(id, 'sending', 'dead')
    }
    return null
  }

  async function settle(id: string, outcome: Parameters<MailStore['settle']>[1]): Promise<void> {
    if (outcome === 'sent') {
      if (await move(id, 'sending', 'sent')) await empty(id)
    } else if (outcome === 'dead') {
      await move(id, 'sending', 'dead')
    } else {
      await utimes(pathOf('sending', id), outcome.later / 1000, outcome.later / 1000).catch(nullIfGone)
      await move(id, 'sending', 'waiting')
    }
    own.delete(id)
  }

  /** Removes the content of a sent mail, so that no personal data remains. */
  async function empty(id: string): Promise<void> {
    const mail = await read('sent', id)
    if (!mail) return
    const draft = pathOf('new', randomUUID())
    await writeFile(draft, JSON.stringify({ id, acceptedAt: mail.acceptedAt }), { mode: 0o600 })
    await rename(draft, pathOf('sent', id))
  }

  async function sweep(now: number): Promise<void> {
    nextSweep = now + SWEEP_INTERVAL
    const sent = await list('sent')
    const [dead, surplus] = [await list('dead'), sent.length - limits.remembered]
    const old = sent.filter(({ at }, place) => at < now - limits.memory || place < surplus)
    for (const { id } of old) await rm(pathOf('sent', id), { force: true })
    for (const { id, size } of sent) if (size > EMPTIED) await empty(id)
    const past = dead.filter(({ at }, place) => at < now - limits.deadAge || place < dead.length - limits.dead)
    for (const { id } of past) await rm(pathOf('dead', id), { force: true })
    for (const name of await readdir(join(folder, 'new'))) {
      const path = join(folder, 'new', name)
      const found = await stat(path).catch(nullIfGone)
      if (found && found.mtimeMs < now - ABANDONED) await unlink(path).catch(nullIfGone)
    }
  }

  async function has(id: string): Promise<boolean> {
    return (await stat(pathOf('waiting', id)).catch(nullIfGone)) !== null
  }

  async function find(text: string): Promise<Mail[]> {
    const found: Mail[] = []
    const wanted = text.toLowerCase()
    for (const state of STATES) {
      for (const { id } of state === 'sent' ? [] : await list(state)) {
        const written = await readFile(pathOf(state, id), 'utf8').catch(nullIfGone)
        if (written?.toLowerCase().includes(wanted)) found.push(JSON.parse(written) as Mail)
        if (found.length >= MAX_FOUND) return found
      }
    }
    return found
  }

  return {
    find: (text) => inTurn(() => prepare().then(() => find(text))),
    add: (mail) => inTurn(() => prepare().then(() => add(mail))),
    claim: () => inTurn(() => prepare().then(claim)),
    has: (id) => inTurn(() => prepare().then(() => has(id))),
    // Also from the sent ones, so that the same mail can be sent again.
    remove: (id) =>
      inTurn(async () => {
        for (const state of ['waiting', 'sent'] as const) await rm(pathOf(state, id), { force: true })
      }),
    settle: (id, outcome) => inTurn(() => settle(id, outcome)),
    figures: () =>
      inTurn(async () => {
        await prepare()
        const waiting = [...(await list('waiting')), ...(await list('sending'))]
        const born = waiting.map((entry) => entry.born)
        return {
          waiting: waiting.length,
          oldest: born.length > 0 ? Math.min(...born) : null,
          dead: (await list('dead')).length,
        }
      }),
  }
}

/** Syncs a folder: only then does the entry of a renamed file survive a power cut. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Stands for a mail that cannot be read: it counts against the limits, but for no network. */
function unreadable(): Pick<Mail, 'network'> {
  return {}
}

function nullIfGone(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
