import { afterEach, describe, expect, test, vi } from 'vitest'
import { HangingCallError } from '../../../bff/magento/upstream-error.ts'
import { shopData } from '../support/fake-domains.ts'
import { startStoreBench, type StoreBench } from '../support/store-bench.ts'

let bench: StoreBench
afterEach(() => bench?.close())

const requested = (note: string) => bench.store.calls.filter(({ variables }) => variables.note === note)

describe('a path that leads to itself', () => {
  const subject = 'loop'
  const loop = (note: string) => bench.readName(note, { timeout: 0.5, subject })

  test('is detected although the store gets no other request, and is not requested in another form', async () => {
    bench = await startStoreBench(({ variables }) =>
      String(variables.note).startsWith('loop') ? { hang: true } : { body: shopData('Musette') },
    )
    await expect(loop('loop')).rejects.toBeInstanceOf(HangingCallError)
    await expect(loop('loop?page=2')).rejects.toBeInstanceOf(HangingCallError)
    await expect(loop('loop')).rejects.toBeInstanceOf(HangingCallError)
    expect([requested('loop'), requested('loop?page=2')].map(({ length }) => length)).toEqual([1, 0])
    expect(await bench.readName('other')).toBe('Musette')
  })

  test('is requested again after three seconds, then ever more rarely, and as before once there is a response', async () => {
    // The clock stands still but for what the test says, however busy the machine is.
    let now = Date.now()
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now)
    let hangs = true
    bench = await startStoreBench(() => (hangs ? { hang: true } : { body: shopData('Musette') }))
    const asksAfter = async (ms: number) => {
      now += ms
      const before = bench.store.calls.length
      await loop('loop').catch(() => {})
      return bench.store.calls.length - before
    }
    expect([await asksAfter(0), await asksAfter(4000), await asksAfter(4000), await asksAfter(3000)]).toEqual([
      1, 1, 0, 1,
    ])
    hangs = false
    expect(await asksAfter(12_000)).toBe(1)
    hangs = true
    bench.purges.purge('all')
    expect([await asksAfter(1_000_000), await asksAfter(4000)]).toEqual([1, 1])
    clock.mockRestore()
  })

  test('is logged once', async () => {
    const lines: object[] = []
    bench = await startStoreBench(
      () => ({ hang: true }),
      {},
      (line) => lines.push(line),
    )
    const mail = 'jean@exemple.fr'
    for (const note of ['loop', 'loop', 'loop?page=2'])
      await bench.readName(note, { timeout: 0.5, subject: mail }).catch(() => {})
    expect(lines).toMatchObject([
      { msg: 'a call hangs while others are answered', asked: expect.stringContaining('[mail]') },
    ])
  })
})

describe('a store that is slow', () => {
  test('as a whole is not taken for one that hangs on this', async () => {
    let delay = 900
    bench = await startStoreBench(() => ({ body: shopData('Musette'), delay }))
    bench.store.answersProbes = true
    const outcome = await bench.readName('slow', { timeout: 0.4, subject: 'slow' }).catch((error: unknown) => error)
    expect(outcome).not.toBeInstanceOf(HangingCallError)
    delay = 0
    expect(await bench.readName('slow', { timeout: 0.4, subject: 'slow' })).toBe('Musette')
  })

  test('gives each call its own time, from its turn on', async () => {
    bench = await startStoreBench(() => ({ body: shopData('Musette'), delay: 700 }), { UPSTREAM_CONNECTIONS: '1' })
    const reads = ['a', 'b', 'c', 'd', 'e'].map((note) => bench.readName(note, { timeout: 3 }))
    expect(await Promise.all(reads)).toEqual(reads.map(() => 'Musette'))
  })

  test('need not make room for shoppers who are not there', async () => {
    bench = await startStoreBench()
    bench.store.answersProbes = true
    bench.store.answer = () => ({ body: shopData('Musette'), delay: 600 })
    // The probes that tell whether the store is slow as a whole are slow, too.
    for (const note of ['a', 'b', 'c']) await bench.readName(note, { timeout: 1 }).catch(() => {})
    let release = () => {}
    const after = new Promise<void>((resolve) => (release = resolve))
    bench.store.answer = () => ({ body: shopData('Musette'), after })
    const notes = ['d', 'e', 'f', 'g']
    const reads = Promise.all(notes.map((note) => bench.readName(note)))
    await expect.poll(() => notes.flatMap(requested).length).toBe(4)
    release()
    await reads
  })
})

describe('a store that fails on something', () => {
  const crashed = { errors: [{ message: 'Internal server error', path: ['storeConfig'] }], data: { storeConfig: null } }
  const read = () => bench.readName('switched-off', { control: { note: 'home' } })

  test('and responds to what every store has, does not have it', async () => {
    bench = await startStoreBench(({ variables }) => ({
      body: variables.note === 'home' ? shopData('Musette') : crashed,
    }))
    await expect(read()).rejects.toMatchObject({ kind: 'not-found' })
  })

  test('and on what every store has, is not decided: what was known holds', async () => {
    bench = await startStoreBench()
    expect(await read()).toBe('Musette')
    bench.store.answer = () => ({ body: crashed })
    bench.purges.purge('all')
    expect(await read()).toBe('Musette')
    await expect(bench.readName('unknown', { control: { note: 'home' } })).rejects.toMatchObject({
      kind: 'unavailable',
    })
  })
})

describe('a store that lost its caches', () => {
  test('gets one request first, and the others after its response', async () => {
    bench = await startStoreBench()
    let release = () => {}
    const after = new Promise<void>((resolve) => (release = resolve))
    bench.store.answer = () => ({ body: shopData('Musette'), after })
    bench.client.expectColdCaches()
    const reads = Promise.all(['a', 'b', 'c', 'd'].map((note) => bench.readName(note)))
    await expect.poll(() => bench.store.calls.length).toBe(1)
    expect(bench.client.isWarming).toBe(true)
    release()
    expect(await reads).toHaveLength(4)
    expect(bench.store.calls).toHaveLength(4)
    expect(bench.client.isWarming).toBe(false)
  })

  test('that fails at the first request gets the next', async () => {
    bench = await startStoreBench(() => ({ close: true }))
    bench.client.expectColdCaches()
    await expect(bench.readName('a')).rejects.toMatchObject({ kind: 'unavailable' })
    bench.store.answer = () => ({ body: shopData('Musette') })
    expect(await bench.readName('b')).toBe('Musette')
  })
})
