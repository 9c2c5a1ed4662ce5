import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../../bff/config/read-config.ts'
import { examine } from '../../../scripts/doctor/examine.ts'
import type { Row } from '../../../scripts/doctor/row.ts'
import type { Store } from '../../../demo-store/server.ts'
import { startDemoStore } from '../../bff/support/demo-store.ts'
import { type Fault, type FaultProxy, PASS, startFaultProxy } from '../../bff/support/fault-proxy.ts'

let store: Store
let proxy: FaultProxy
beforeAll(async () => {
  store = await startDemoStore()
  await store.control.level({ level: '2.4.7' })
  proxy = await startFaultProxy(store.url.replace(/\/$/, ''))
})
afterAll(async () => {
  await proxy.close()
  await store.close()
})

/** The rows of the store in front of which the shop has these settings. */
async function rowsWith(env: Record<string, string> = {}, fault: FaultProxy['fault'] = () => PASS) {
  proxy.fault = fault
  const config = readConfig({ UPSTREAM_URL: `${proxy.url}/graphql`, UPSTREAM_LEVEL: '2.4.7', ...env })
  const rows = await examine(config, ['checkout', 'content'])
  return (id: string): Row | undefined => rows.find((row) => row.id === id)
}

/** Products as the doctor asks for them, with these attributes filled in: `code`, or `code=value`. */
const knowing = (...products: { sku: string; type?: string; codes: string[] }[]): Fault => ({
  kind: 'rewrite',
  rewrite: ({ body }, answered) => {
    if (!body.includes('query Facts')) return answered
    const items = products.map(({ sku, type = 'SimpleProduct', codes }) => ({
      __typename: type,
      sku,
      visible: {
        items: codes.map((one) => {
          const [code, value = 'x'] = one.split('=')
          return { code, value }
        }),
      },
    }))
    return JSON.stringify({ data: { products: { items } } })
  },
})

const SAFE = ['fabricant', 'fabricant_contact', 'avertissements']
const LABEL = ['type_aliment', 'espece', 'composition', 'constituants_analytiques', 'mode_emploi', 'exploitant']

describe('what the law requires of products', () => {
  test('is looked for in each of them', async () => {
    const whole = await rowsWith()
    expect(whole('content/feed labels')).toMatchObject({
      verdict: 'ok',
      says: expect.stringMatching(/^[1-9]\d* feeds have what their label says$/),
    })

    const some = await rowsWith({}, () =>
      knowing(
        { sku: 'LAISSE', codes: [...SAFE, 'responsable_ue'] },
        { sku: 'BOL', codes: SAFE },
        { sku: 'CROQUETTES', codes: LABEL },
        { sku: 'PATEE', codes: LABEL.filter((code) => code !== 'composition') },
        { sku: 'BON', type: 'VirtualProduct', codes: [] },
      ),
    )
    expect(some('content/safety')?.verdict).toBe('ok')
    expect(some('content/person in the Union')).toMatchObject({
      verdict: 'law',
      says: 'without name or contact: LAISSE',
    })
    expect(some('content/feed labels')).toMatchObject({ verdict: 'law', says: '1 of 2 feeds lack composition: PATEE' })

    const inUnion = async (...codes: string[]) =>
      (await rowsWith({}, () => knowing({ sku: 'BOL', codes: [...SAFE, ...codes] })))('content/person in the Union')
    expect((await inUnion('responsable_ue', 'responsable_ue_contact'))?.verdict).toBe('ok')
    expect(await inUnion()).toMatchObject({ verdict: 'note', says: expect.stringContaining('0 of 1') })
  })

  test('can be read, or is named with its product', async () => {
    const values = async (...codes: string[]) =>
      (await rowsWith({}, () => knowing({ sku: 'SAC', codes: [...SAFE, ...codes] })))('content/values')
    expect(await values('poids_net=2 kg', 'volume_net=75 cl', 'garantie_commerciale=60 mois')).toMatchObject({
      verdict: 'ok',
      says: 'all 3 net quantities and guarantees can be read',
    })
    expect(await values('poids_net=2 sacs', 'volume_net=75 cl', 'garantie_commerciale=à vie')).toMatchObject({
      verdict: 'law',
      says: '2 of 3 net quantities and guarantees cannot be read: SAC poids_net «2 sacs», SAC garantie_commerciale «à vie»',
    })
    expect((await rowsWith())('content/values')?.verdict).toBe('ok')
  })

  test('breaks off where the search lists no product beyond its window', async () => {
    expect((await rowsWith())('checkout/search window')).toMatchObject({
      verdict: 'ok',
      says: expect.stringMatching(/^the last of [1-9]\d* products is listed$/),
    })
    const narrow = await rowsWith({}, () => ({
      kind: 'rewrite',
      rewrite: ({ body }, answered) =>
        body.includes('query Last(') ? JSON.stringify({ data: { products: { items: [] } } }) : answered,
    }))
    expect(narrow('checkout/search window')).toMatchObject({
      verdict: 'off',
      remedy: expect.stringContaining('max_result_window'),
    })
  })
})

test('each row of the law stands beside its rule', async () => {
  const rules = readFileSync('docs/law.md', 'utf8')
  const unknown = /query[ +](Facts|Shown|CheckoutAgreements|CmsBlocksByIdentifier|Route)\b/
  proxy.fault = () => ({
    kind: 'rewrite',
    rewrite: ({ body, url }, answered) => (unknown.test(body + decodeURIComponent(url)) ? '{"data":{}}' : answered),
  })
  const rows = await examine(readConfig({ UPSTREAM_URL: `${proxy.url}/graphql`, UPSTREAM_LEVEL: '2.4.7' }))
  const ofLaw = rows.flatMap(({ id, verdict }) => (verdict === 'law' ? [id] : []))
  expect(ofLaw).toEqual(
    expect.arrayContaining(['content/seller', 'content/attribute fabricant', 'checkout/agreements']),
  )
  expect(ofLaw.filter((id) => !rules.includes(`\`${id}\``))).toEqual([])
})

describe('what only the merchant can say', () => {
  test('is missed until it is set', async () => {
    const ids = ['producer numbers', 'guarantee picture', 'invoice dates'].map((name) => `content/${name}`)
    const bare = await rowsWith()
    for (const id of ids) expect(bare(id)?.verdict, id).toBe('law')

    const picture = 'wysiwyg/garantie.png'
    const set = await rowsWith(
      {
        PRODUCER_NUMBERS: 'Emballages:FR123456_01ABCD',
        GUARANTEE_PICTURE: picture,
        UPSTREAM_INTEGRATION_TOKEN: 'demo-store-integration',
      },
      ({ url = '' }) =>
        url.includes(picture)
          ? { kind: 'answer', status: 200, headers: { 'content-type': 'image/png' }, body: 'png' }
          : PASS,
    )
    for (const id of ids) expect(set(id)?.verdict, id).toBe('ok')
    expect(set('content/producer numbers')?.says).toBe('known for Emballages')
  })

  test('is missed, too, where it leads nowhere', async () => {
    const wrong = await rowsWith({
      GUARANTEE_PICTURE: 'wysiwyg/nulle-part.png',
      UPSTREAM_INTEGRATION_TOKEN: 'of-another-store',
      LEGAL_PAGE: 'impressum',
      PRIVACY_PAGE: 'vie-privee',
    })
    for (const name of ['guarantee picture', 'invoice dates']) expect(wrong(`content/${name}`)?.verdict).toBe('law')
    expect(wrong('content/legal pages')).toMatchObject({
      verdict: 'law',
      says: '2 of 3 are not there: impressum, vie-privee',
    })
    expect((await rowsWith())('content/legal pages')?.verdict).toBe('ok')
  })
})
