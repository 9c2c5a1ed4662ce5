import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { extensionNames } from '../../../demo-store/levels.ts'
import { providerOf } from '../../../demo-store/payment/provider.ts'
import { seed } from '../../../demo-store/seed/data.ts'
import type { Store } from '../../../demo-store/server.ts'
import { modulesReport } from '../../../scripts/doctor/modules.ts'
import { knownExtensions } from '../../../scripts/doctor/schema.ts'
import { startDemoStore } from '../../bff/support/demo-store.ts'

let store: Store
let env: Record<string, string>
beforeAll(async () => {
  store = await startDemoStore()
  await store.control.level({ level: '2.4.8' })
  env = { UPSTREAM_URL: new URL('graphql', store.url).href }
})
afterAll(() => store.close())

/** The cells of each row, by the first one. */
function rowsOf(text: string): Map<string, string[]> {
  const rows = text.split('\n').flatMap((line) => (line.startsWith('| ') ? [line.slice(2, -2).split(' | ')] : []))
  return new Map(rows.map(([first = '', ...others]) => [first, others]))
}

const modules = knownExtensions()
const paid = seed.checkout.paymentMethods.map(({ code }) => code).filter(providerOf)

describe('the table of modules', () => {
  test('names each one that the store has, whether its documents fit, and what serves each way to pay', async () => {
    await store.control.extensions({ names: [...extensionNames] })
    const { text, code } = await modulesReport(env)
    const rows = rowsOf(text)
    expect(code, text).toBe(0)
    expect(text).toMatch(/^http\S+\/graphql, \d{4}-\d{2}-\d{2}\n/)
    for (const { module } of modules) {
      const [extension, isThere, documents, version] = rows.get(module) ?? []
      expect([module, isThere, documents]).toEqual([module, 'yes', expect.stringMatching(/^[1-9]\d* valid$/)])
      expect(extension).toMatch(/^[a-z-]+$/)
      expect(version).toMatch(/^(\d+\.\d+\.\d+|unproven)$/)
    }
    expect(paid.length).toBeGreaterThan(0)
    for (const method of paid)
      expect([method, ...(rows.get(method) ?? [])]).toEqual([method, expect.stringMatching(/, by /)])
  })

  test('says so of a store without modules, where nothing serves their ways to pay', async () => {
    await store.control.extensions({ names: [] })
    const { text, code } = await modulesReport(env)
    const rows = rowsOf(text)
    expect(code, text).toBe(0)
    for (const { module } of modules)
      expect([module, ...(rows.get(module) ?? [])].slice(0, 4)).toEqual([module, expect.any(String), 'no', '–'])
    expect(rows.get('banktransfer')).toEqual(['offline'])
  })

  test('says that a store did not respond, or that none was named', async () => {
    expect(await modulesReport({ UPSTREAM_URL: 'http://127.0.0.1:9/graphql' })).toMatchObject({ code: 1 })
    expect(await modulesReport({ UPSTREAM_URL: 'nowhere' })).toMatchObject({ code: 2 })
  })
})
