import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { createFileMails } from '../../../bff/mail/file-mails.ts'
import {
  createMailQueue,
  MAIL_LIMITS,
  MAX_FOUND,
  type MailLimits,
  type MailQueue,
  type MailStore,
} from '../../../bff/mail/mail-queue.ts'
import { type MailDraft, mailId, mailOf } from '../../../bff/mail/compose-mail.ts'
import { connectRedis, type RedisConnection } from '../../../bff/redis/connection.ts'
import { createSharedMails } from '../../../bff/redis/shared-mails.ts'
import { type MailServer, plainText, refusal, startMailServer } from '../support/mail-server.ts'
import { type RedisServer, startRedisServer } from '../support/redis-server.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'

/** The project `redis` runs this file again. */
const hasRedis = inject('hasRedis')

const SHOP = { name: 'Musette', mailFrom: 'boutique@exemple.fr' }
const PACE = { poll: 20, pause: 60, rest: 20, schedule: 20 }

const draft = (more: Partial<MailDraft> = {}): MailDraft => ({
  kind: 'test',
  key: ['1'],
  to: 'camille@exemple.fr',
  subject: 'Accusé de réception',
  parts: ['Bonjour Camille,', { rows: [['Commande', '000000001']] }],
  ...more,
})

let redis: RedisServer | undefined
let folder: string
let server: MailServer
let lines: { msg: string; level: number }[]
let queues: MailQueue[]
let connections: RedisConnection[]

const log = () => pino({ level: 'debug' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
const messages = () => lines.map(({ msg }) => msg)

beforeAll(async () => {
  if (hasRedis) redis = await startRedisServer()
})
afterAll(() => redis?.close())
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'musette-mails-'))
  server = await startMailServer()
  ;[lines, queues, connections] = [[], [], []]
})
afterEach(async () => {
  await Promise.all(queues.map((queue) => queue.stop()))
  await Promise.all(
    connections.map((one) => one.withTimeout((client) => client.flushAll(), 1000).then(() => one.close())),
  )
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

function open(store: MailStore, url = server.url, schedules: MailStore[] = []): MailQueue {
  const queue = createMailQueue({ url, stores: [store], schedules, log: log(), pace: PACE })
  queues.push(queue)
  return queue
}
const files = (limits: Partial<MailLimits> = {}, place = '') =>
  createFileMails(join(folder, place), { ...MAIL_LIMITS, ...limits })
const shared = async (limits: Partial<MailLimits> = {}, place = '') => {
  const connection = connectRedis(redis?.url ?? '', pino({ level: 'silent' }))
  connections.push(connection)
  const store = createSharedMails(connection, `test:${place}`, log(), { ...MAIL_LIMITS, ...limits })
  await new Promise<void>((resolve) => connection.onReady(resolve))
  return store
}
const settled = (queue: MailQueue, count: number) => expect.poll(() => queue.figures.waiting).toBe(count)

describe.each(
  hasRedis
    ? [{ name: 'in Redis', open: shared }]
    : [{ name: 'in files', open: async (limits?: Partial<MailLimits>, place?: string) => files(limits, place) }],
)('mails that wait $name', ({ open: openStore }) => {
  test('are sent, from the shop, with text and HTML', async () => {
    const queue = open(await openStore())
    const unsubscribe = 'https://exemple.fr/fin?token=a'
    const { isNew } = await queue.post(SHOP, () => draft({ replyTo: 'reponse@exemple.fr', unsubscribe }))
    expect(isNew).toBe(true)
    await expect.poll(() => server.mails.length).toBe(1)
    const [mail] = server.mails
    expect(mail?.to).toEqual(['camille@exemple.fr'])
    expect(mail?.header('from')).toBe('Musette <boutique@exemple.fr>')
    expect(mail?.header('reply-to')).toBe('reponse@exemple.fr')
    expect(mail?.header('message-id')).toMatch(/^<[\da-f]{40}@exemple\.fr>$/)
    expect(mail?.header('auto-submitted')).toBe('auto-generated')
    expect(mail?.header('list-unsubscribe')).toBe(`<${unsubscribe}>`)
    expect(plainText(mail?.raw ?? '')).toContain('Commande\u00a0: 000000001')
    expect(mail?.raw).toContain('text/html')
    await settled(queue, 0)
    expect(queue.counts).toMatchObject({ queued: 1, sent: 1, failed: 0 })
  })

  test('are counted while there is always one to try, as after a start without a mail server', async () => {
    const store = await openStore()
    const at = new Date(Date.now() - 3_600_000)
    for (const key of ['1', '2', '3']) await store.add(mailOf(draft({ key: [key] }), SHOP, at))
    const queue = open(store, 'smtp://127.0.0.1:1')
    await expect.poll(() => queue.counts.failed).toBeGreaterThan(2)
    expect(queue.figures.waiting).toBe(3)
    expect(queue.figures.oldest).not.toBeNull()
  })

  test('are sent once, however often and by whom the same is posted', async () => {
    const queue = open(await openStore())
    const first = await queue.post(SHOP, () => draft())
    await settled(queue, 0)
    const again = await open(await openStore()).post(SHOP, () => draft())
    expect(again).toEqual({ acceptedAt: first.acceptedAt, isNew: false })
    const all = await Promise.all(Array.from({ length: 5 }, () => queue.post(SHOP, () => draft({ key: ['2'] }))))
    expect(all.filter((one) => one.isNew)).toHaveLength(1)
    await expect.poll(() => server.mails.length).toBe(2)
    await queue.stop()
    expect(server.mails).toHaveLength(2)
  })

  test('wait while the mail server is away', async () => {
    const { port } = server
    await server.close()
    const queue = open(await openStore())
    await queue.post(SHOP, () => draft())
    await expect.poll(() => queue.counts.failed).toBeGreaterThan(1)
    server = await startMailServer(port)
    await expect.poll(() => server.mails.length).toBe(1)
    await settled(queue, 0)
    expect(messages().filter((text) => text === 'the mail server cannot be used; mails wait')).toHaveLength(1)
    expect(messages()).toContain('the mail server works again')
  })

  test('are tried again where the server refuses them for now', async () => {
    let left = 2
    server.take = () => {
      if (left-- > 0) throw refusal(451, 'camille@exemple.fr: try later')
    }
    const queue = open(await openStore())
    await queue.post(SHOP, () => draft())
    await expect.poll(() => server.mails.length).toBe(1)
    await settled(queue, 0)
    expect(queue.counts).toMatchObject({ sent: 1, failed: 2 })
    expect(JSON.stringify(lines)).not.toContain('camille')
  })

  test('are set aside where there is no such address, and others are sent', async () => {
    server.admit = (address) => {
      if (address.startsWith('nobody')) throw refusal(550, `${address} is unknown`)
    }
    const queue = open(await openStore())
    await queue.post(SHOP, () => draft({ to: 'nobody@exemple.fr' }))
    await queue.post(SHOP, () => draft({ key: ['2'] }))
    await expect.poll(() => queue.figures.dead).toBe(1)
    await settled(queue, 0)
    expect(server.mails.map(({ to }) => to)).toEqual([['camille@exemple.fr']])
    const given = lines.filter(({ msg }) => msg === 'a mail was given up and kept aside')
    expect(given).toMatchObject([{ level: 50, kind: 'test', reply: 550 }])
    expect(JSON.stringify(lines)).not.toContain('nobody')
    // It is not accepted a second time either.
    expect((await queue.post(SHOP, () => draft({ to: 'nobody@exemple.fr' }))).isNew).toBe(false)
  })

  test('that were given up are erased in the end', async () => {
    server.admit = () => {
      throw refusal(550, 'No such user')
    }
    const queue = open(await openStore())
    await queue.post(SHOP, () => draft())
    await expect.poll(() => queue.figures.dead).toBe(1)
    await queue.stop()
    const kept = await openStore()
    await kept.claim()
    expect(await kept.figures()).toMatchObject({ dead: 1 })
    const later = await openStore({ deadAge: -1000 })
    await later.claim()
    expect(await later.figures()).toMatchObject({ dead: 0 })
  })

  test('are found by the address of who they are about, as long as they are stored', async () => {
    const queue = open(await openStore())
    server.admit = (address) => {
      if (address.startsWith('nobody')) throw refusal(550, 'No such user')
    }
    await queue.post(SHOP, () => draft({ key: ['sent'] }))
    await queue.post(SHOP, () => draft({ key: ['dead'], to: 'nobody@exemple.fr', replyTo: 'camille@exemple.fr' }))
    await expect.poll(() => [queue.counts.sent, queue.counts.given_up]).toEqual([1, 1])
    server.take = () => {
      throw refusal(451, 'Later')
    }
    await queue.post(SHOP, () => draft({ key: ['waits'] }))
    await queue.post(SHOP, () => draft({ key: ['other'], to: 'x.camille@exemple.fr', subject: 'camille@exemple.fr' }))
    const found = await queue.keptAbout('camille@exemple.fr')
    expect(found.map(({ to }) => to).toSorted()).toEqual(['camille@exemple.fr', 'nobody@exemple.fr'])
    expect(await queue.keptAbout('exemple.fr')).toEqual([])
  })

  test('of a later day are sent on that day, and not before', async () => {
    const schedule = await openStore({}, 'later')
    const queue = open(await openStore(), server.url, [schedule])
    const due = new Date(Date.now() - 60_000)
    await queue.schedule(SHOP, () => draft({ key: ['far'] }), new Date(Date.now() + 86_400_000))
    await queue.schedule(SHOP, () => draft({ key: ['due'] }), due)
    await expect.poll(() => server.mails.length).toBe(1)
    expect(Date.parse(server.mails[0]?.header('date') ?? '')).toBe(Math.floor(due.getTime() / 1000) * 1000)
    await expect.poll(() => queue.counts.sent).toBe(1)
    expect(await queue.isScheduled(draft({ key: ['due'] }))).toBe(false)
    expect(await queue.isScheduled(draft({ key: ['far'] }))).toBe(true)
    // They neither take the place of others nor count as late.
    expect(queue.figures).toMatchObject({ waiting: 0, oldest: null })
  })

  test('of a later day are replaced and ended, one by one or all of an address', async () => {
    const schedule = await openStore({ waiting: 4 }, 'later')
    const queue = open(await openStore(), server.url, [schedule])
    const far = new Date(Date.now() + 86_400_000)
    const add = (key: string, more: Partial<MailDraft> = {}) =>
      queue.schedule(SHOP, () => draft({ key: [key], ...more }), far)
    await add('a')
    await add('a', { subject: 'Un autre jour' })
    await add('b')
    await add('c', { kind: 'other' })
    await add('d', { to: 'noe@exemple.fr' })
    await expect(add('e')).rejects.toThrow('Too many mails are scheduled')
    expect((await queue.keptAbout('camille@exemple.fr')).map(({ subject }) => subject)).toContain('Un autre jour')
    expect(await queue.keptAbout('camille@exemple.fr')).toHaveLength(3)
    await queue.unschedule(draft({ key: ['a'] }))
    expect(await queue.isScheduled(draft({ key: ['a'] }))).toBe(false)
    await queue.unscheduleAll('camille@exemple.fr', 'test')
    expect((await queue.keptAbout('camille@exemple.fr')).map(({ kind }) => kind)).toEqual(['other'])
    expect(await queue.keptAbout('Camille@Exemple.fr')).toHaveLength(1)
    await queue.unscheduleAll('CAMILLE@exemple.fr')
    expect(await queue.keptAbout('camille@exemple.fr')).toEqual([])
    expect(await queue.keptAbout('noe@exemple.fr')).toHaveLength(1)
    expect(await schedule.figures()).toMatchObject({ waiting: 1 })
    // An ended mail may be scheduled again.
    await add('a')
    expect(await queue.isScheduled(draft({ key: ['a'] }))).toBe(true)
  })

  test('of a day that has come are ended while they wait for their turn', async () => {
    const store = await openStore()
    const now = new Date()
    for (const key of ['a', 'b', 'c'])
      await store.add({ ...mailOf(draft({ key: [key] }), SHOP, now), dueAt: now.toISOString() })
    const first = await store.claim()
    for (const key of ['a', 'b', 'c']) await store.remove(mailId(draft({ key: [key] })))
    expect(first).not.toBeNull()
    expect(await store.claim()).toBeNull()
  })

  test('of a later day are ended all at once, however many there are', async () => {
    const schedule = await openStore({}, 'later')
    const queue = open(await openStore(), server.url, [schedule])
    const far = new Date(Date.now() + 86_400_000)
    const keys = Array.from({ length: MAX_FOUND + 1 }, (_, index) => String(index))
    await Promise.all(keys.map((key) => queue.schedule(SHOP, () => draft({ key: [key] }), far)))
    await queue.unscheduleAll('camille@exemple.fr')
    expect(await schedule.figures()).toMatchObject({ waiting: 0 })
  })

  test('are given up after three days', async () => {
    server.take = () => {
      throw refusal(451, 'later')
    }
    const store = await openStore()
    await store.add(mailOf(draft(), SHOP, new Date(Date.now() - 73 * 3_600_000)))
    const queue = open(store)
    await expect.poll(() => queue.figures.dead).toBe(1)
    expect(server.mails).toHaveLength(0)
  })

  test('have a bound, above which none is accepted', async () => {
    const store = await openStore({ waiting: 2 })
    const queue = open(store, 'smtp://127.0.0.1:1')
    const post = (key: string, text = '') => queue.post(SHOP, () => draft({ key: [key], parts: [text] }))
    for (const key of ['a', 'b']) await post(key)
    await expect(post('c')).rejects.toThrow('Too many mails are waiting')
    expect((await post('a')).isNew).toBe(false)
    const narrow = open(await openStore({ bytes: 5000 }), 'smtp://127.0.0.1:1')
    const big = () => draft({ key: ['d'], parts: ['x'.repeat(5000)] })
    await expect(narrow.post(SHOP, big)).rejects.toThrow('Too many mails are waiting')
    await expect.poll(async () => (await store.figures()).waiting).toBe(2)
  })

  test('leave room for others: neither one network nor all visitors together fill the queue', async () => {
    const store = await openStore({ waiting: 20, ofVisitors: 0.5, ofNetwork: 0.2 })
    const queue = open(store, 'smtp://127.0.0.1:1')
    const post = (key: string, network?: string) => queue.post(SHOP, () => draft({ key: [key] }), network)
    const full = 'Too many mails are waiting'
    for (let count = 1; count <= 4; count++) await post(`one ${count}`, '192.0.2.0/24')
    await expect(post('one 5', '192.0.2.0/24')).rejects.toThrow(full)
    // Another process counts the same.
    const elsewhere = open(await openStore({ waiting: 20, ofVisitors: 0.5, ofNetwork: 0.2 }), 'smtp://127.0.0.1:1')
    await expect(elsewhere.post(SHOP, () => draft({ key: ['one 6'] }), '192.0.2.0/24')).rejects.toThrow(full)
    for (let count = 1; count <= 6; count++) await post(`other ${count}`, `198.51.${count}.0/24`)
    await expect(post('other 7', '203.0.113.0/24')).rejects.toThrow(full)
    for (let count = 1; count <= 10; count++) await post(`shop ${count}`)
    await expect(post('shop 11')).rejects.toThrow(full)
    // Sent mails make room, and a repeated mail needs none.
    expect((await post('one 1', '192.0.2.0/24')).isNew).toBe(false)
    await Promise.all([queue, elsewhere].map((one) => one.stop()))
    const sender = open(store)
    await expect.poll(async () => (await store.figures()).waiting).toBe(0)
    expect(server.mails).toHaveLength(20)
    await expect(sender.post(SHOP, () => draft({ key: ['one 7'] }), '192.0.2.0/24')).resolves.toMatchObject({
      isNew: true,
    })
  })

  test('have a share of the bytes for each network, in which one mail of any size has room', async () => {
    const store = await openStore({ bytes: 100_000, ofNetwork: 0.05 })
    const queue = open(store, 'smtp://127.0.0.1:1')
    const big = (key: string, network: string) =>
      queue.post(SHOP, () => draft({ key: [key], parts: ['x'.repeat(8000)] }), network)
    await big('a', '192.0.2.0/24')
    await expect(big('b', '192.0.2.0/24')).rejects.toThrow('Too many mails are waiting')
    await big('c', '198.51.100.0/24')
  })

  test('of a process that dies while it sends are sent by the next one', async () => {
    const first = await openStore()
    await first.add(mailOf(draft(), SHOP, new Date()))
    expect(await first.claim()).not.toBeNull()
    // Not while the other may still be at it.
    expect(await (await openStore()).claim()).toBeNull()
    open(await openStore({ claimAge: 0 }))
    await expect.poll(() => server.mails.length).toBe(1)
  })

  test('are waited for when the process stops', async () => {
    let answer: (() => void) | undefined
    server.take = () => new Promise((resolve) => (answer = resolve))
    const store = await openStore()
    const queue = open(store)
    await queue.post(SHOP, () => draft())
    await expect.poll(() => answer).toBeDefined()
    const stopped = queue.stop()
    answer?.()
    await stopped
    expect(server.mails).toHaveLength(1)
    expect(await store.figures()).toMatchObject({ waiting: 0 })
  })
})

describe('what concerns every mail is no fault of a single one', () => {
  /** A server of few words, in the place of one for mails. */
  async function listen(answer: (socket: Socket) => unknown): Promise<{ port: number; close(): Promise<void> }> {
    const sockets = new Set<Socket>()
    const one = createServer((socket) => {
      sockets.add(socket.on('error', () => {}))
      answer(socket)
    })
    await new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve))
    return {
      port: (one.address() as AddressInfo).port,
      close() {
        for (const socket of sockets) socket.destroy()
        return new Promise((resolve) => one.close(() => resolve()))
      },
    }
  }

  /** Two mails that cannot leave. `step` lets time pass where the clock stands still. */
  async function expectWaiting(queue: MailQueue, fault: object, step = async () => {}) {
    for (const key of ['1', '2']) await queue.post(SHOP, () => draft({ key: [key] }))
    const failed = () => step().then(() => queue.counts.failed)
    await expect.poll(failed).toBeGreaterThan(2)
    const complaints = lines.filter(({ level }) => level >= 40)
    expect(complaints).toMatchObject([{ level: 40, msg: 'the mail server cannot be used; mails wait', ...fault }])
    expect(queue.counts).toMatchObject({ sent: 0, given_up: 0 })
    await expect.poll(() => queue.keptAbout('camille@exemple.fr')).toHaveLength(2)
    expect(queue.figures.dead).toBe(0)
  }

  test('such as a wrong password: mails wait, the log says so once, and they are sent when it is right', async () => {
    const known: [string, string][] = []
    server.identify = (...account) => {
      known.push(account)
      throw refusal(535, 'boutique: bad credentials')
    }
    const queue = open(files(), `smtp://boutique:mot%20de%20passe@127.0.0.1:${server.port}`)
    await expectWaiting(queue, { code: 'EAUTH', reply: 535 })
    expect(known[0]).toEqual(['boutique', 'mot de passe'])
    expect(JSON.stringify(lines)).not.toMatch(/boutique|mot de passe/)
    server.identify = () => {}
    await settled(queue, 0)
    expect(server.mails).toHaveLength(2)
    expect(messages()).toContain('the mail server works again')
  })

  test('such as a server without encryption, which gets no password', async () => {
    const identify = vi.fn()
    server.identify = identify
    // Another name for this machine: not one of those to which the way is short enough.
    const queue = open(files(), `smtp://boutique:passe@0.0.0.0:${server.port}`)
    await expectWaiting(queue, { code: 'ETLS' })
    expect(identify).not.toHaveBeenCalled()
  })

  test.each<[what: string, code: string, answer: (socket: Socket) => unknown, scheme?: string]>([
    ['that hangs up', 'ECONNECTION', (socket) => socket.end()],
    ['that breaks off', 'ESOCKET', (socket) => socket.resetAndDestroy()],
    ['of another protocol', 'EPROTOCOL', (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
    ['without the encryption of its address', 'ESOCKET', (socket) => socket.write('220 musette\r\n'), 'smtps'],
  ])('such as a server %s', async (_what, code, answer, scheme = 'smtp') => {
    const other = await listen(answer)
    try {
      await expectWaiting(open(files(), `${scheme}://127.0.0.1:${other.port}`), { code, reply: null })
    } finally {
      await other.close()
    }
  })

  test('such as a server that says nothing', async () => {
    const other = await listen(() => {})
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const queue = open(files(), `smtp://127.0.0.1:${other.port}`)
      await expectWaiting(queue, { code: 'ETIMEDOUT' }, async () => void (await vi.advanceTimersByTimeAsync(60_000)))
    } finally {
      vi.useRealTimers()
      await other.close()
    }
  })

  test('such as a server whose name does not resolve', async () => {
    // Too long to ask for: no name server keeps the test waiting.
    await expectWaiting(open(files(), `smtp://${'a'.repeat(64)}.invalid`), { code: 'EDNS', reply: null })
  })
})

describe('a process that is killed', () => {
  const killed = async (sender: ServerProcess) => {
    const ended = new Promise((resolve) => sender.child.once('exit', resolve))
    sender.child.kill('SIGKILL')
    await ended
  }
  const kinds = [
    hasRedis
      ? { name: 'Redis', env: () => ({ REDIS_URL: redis?.url ?? '' }), store: reopened }
      : { name: 'files', env: () => ({ FOLDER: folder }), store: async () => files({ claimAge: 50 }) },
  ]
  async function reopened() {
    const connection = connectRedis(redis?.url ?? '', pino({ level: 'silent' }))
    connections.push(connection)
    await new Promise<void>((resolve) => connection.onReady(resolve))
    const [key = ''] = await connection.withTimeout((client) => client.keys('*mails:stream'), 1000)
    return createSharedMails(connection, key.replace(/stream$/, ''), log(), { ...MAIL_LIMITS, claimAge: 50 })
  }

  test.each(kinds)('after it accepted a mail loses none: $name', async ({ env, store }) => {
    const { port } = server
    await server.close()
    const sender = await startServerProcess('tests/bff/mail/sender.ts', { SMTP_URL: server.url, ...env() })
    await killed(sender)
    server = await startMailServer(port)
    const queue = open(await store())
    await expect.poll(() => server.mails.length).toBe(1)
    await settled(queue, 0)
    await queue.stop()
    expect(server.mails).toHaveLength(1)
  })

  test.each(kinds)('while the server reads its mail has it sent once: $name', async ({ env, store }) => {
    server.take = () => new Promise(() => {})
    const sender = await startServerProcess('tests/bff/mail/sender.ts', { SMTP_URL: server.url, ...env() })
    await expect
      .poll(() => server.begun)
      .toBe(1)
      .finally(() => killed(sender))
    server.take = () => {}
    const queue = open(await store())
    await expect.poll(() => server.mails.length).toBe(1)
    await settled(queue, 0)
    await queue.stop()
    expect(server.mails).toHaveLength(1)
  })
})

describe('a mail', () => {
  test('cannot bring headers or recipients of its own', async () => {
    const queue = open(files())
    const evil = 'Bonjour\r\nBcc: voleur@exemple.fr\r\n\r\n<script>alert(1)</script>'
    await queue.post({ name: evil, mailFrom: SHOP.mailFrom }, () =>
      draft({
        subject: evil,
        parts: [evil, { rows: [[evil, evil]] }],
        attachments: [{ name: `a.pdf"\r\n${evil}`, contentType: 'application/pdf', content: 'JVBERi0=' }],
      }),
    )
    await expect.poll(() => server.mails.length).toBe(1)
    const [mail] = server.mails
    expect(mail?.to).toEqual(['camille@exemple.fr'])
    expect(mail?.header('bcc')).toBeUndefined()
    expect(mail?.header('to')).toBe('camille@exemple.fr')
    const html = mail?.raw.slice(mail.raw.indexOf('text/html')).split('--')[0] ?? ''
    expect(html).not.toContain('<script')
    expect(mail?.raw.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im)
  })

  test.each([
    'a@exemple.fr, b@exemple.fr',
    'a@exemple.fr\r\nBcc: b@exemple.fr',
    'A <a@exemple.fr>',
    'a@exemple.fr;b',
    'a',
    `${'a'.repeat(250)}@exemple.fr`,
  ])('goes to one address only: %j', async (to) => {
    const queue = open(files())
    await expect(queue.post(SHOP, () => draft({ to }))).rejects.toThrow('This is not a mail address')
    await expect(queue.post(SHOP, () => draft({ replyTo: to }))).rejects.toThrow('This is not a mail address')
  })
})

test('what remains of a sent mail has no personal data', async () => {
  const queue = open(files())
  await queue.post(SHOP, () => draft())
  await settled(queue, 0)
  const [name = ''] = readdirSync(join(folder, 'sent'))
  await expect.poll(() => readFileSync(join(folder, 'sent', name), 'utf8')).not.toContain('camille')
})

test('a file that is no mail is set aside, and those behind it are sent', async () => {
  const store = files()
  await store.claim()
  const queue = open(store)
  writeFileSync(join(folder, 'waiting', 'broken.json'), '{')
  await queue.post(SHOP, () => draft())
  await expect.poll(() => server.mails.length).toBe(1)
  await expect.poll(() => readdirSync(join(folder, 'dead'))).toEqual(['broken.json'])
})
