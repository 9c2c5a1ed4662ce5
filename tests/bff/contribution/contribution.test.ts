import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Store } from '../../../demo-store/server.ts'
import { type ShopResponse, type RealShop, startRealShop } from '../support/real-shop.ts'
import { startDemoStore } from '../support/demo-store.ts'
import { askWith, openLink, TOKEN } from './visitors.ts'

const ADMIN = 'https://magasin.example/admin_7x/'

let store: Store
let shop: RealShop
let editor: string

beforeAll(async () => {
  store = await startDemoStore()
  shop = await startRealShop(store.url.replace(/\/$/, ''), { CONTRIBUTION_TOKEN: TOKEN, ADMIN_URL: ADMIN })
})
afterAll(async () => {
  await shop?.close()
  await store?.close()
})
beforeEach(async () => {
  editor = (await openLink(shop)).cookie
})

const BLOCK = 'query ($ids: [String!]!) { cmsPageList(identifiers: $ids) { contentWysiwyg { raw childNodes } } }'
const readBlock = (cookie: string, id: string) => askWith(shop, cookie, BLOCK, { ids: [id] })
const setMode = (cookie: string, mode: 'setPreviewMode' | 'setXRayMode', enabled: boolean) =>
  askWith(
    shop,
    cookie,
    `mutation ($enabled: Boolean!) { ${mode}(enabled: $enabled) { success errorMessage enabled } }`,
    {
      enabled,
    },
  )
const isPublic = ({ headers, text }: ShopResponse) =>
  (headers.get('cache-control') ?? '').startsWith('public, ') &&
  !headers.has('x-robots-tag') &&
  !text.includes('contribution')
const isPrivate = ({ headers, text }: ShopResponse) =>
  headers.get('cache-control') === 'private, no-store' &&
  headers.get('x-robots-tag') === 'noindex, nofollow' &&
  text.includes('"contribution":{')

describe('a page of a contributor', () => {
  test('is neither cached nor sent to others', async () => {
    for (const path of ['/cgv', '/chiens.html', '/aucune-page']) {
      expect(isPrivate(await shop.get(path, { cookie: editor })), path).toBe(true)
      const [first, second] = [await shop.get(path), await shop.get(path)]
      expect(isPublic(first) && isPublic(second), path).toBe(true)
      expect(second.headers.get('cache-status'), path).toBe('Musette; hit')
      expect(isPrivate(await shop.get(path, { cookie: `autre=1; ${editor}` })), path).toBe(true)
      expect((await shop.get(path)).text, path).toBe(second.text)
    }
  })

  test('is no page of the public ones, whatever the cookie looks like', async () => {
    const [name = '', value = ''] = editor.split('=')
    const forged = [
      `${name}=1`,
      `${name}=${value.slice(0, -2)}AA`,
      `${name}=`,
      `x=${name}`,
      `musette-visitor=${value}`,
      '%',
      ';;=',
    ]
    for (const cookie of forged) expect(isPublic(await shop.get('/cgv', { cookie })), cookie).toBe(true)
    const tricks: Record<string, string>[] = [{ 'x-preview': '1' }, { authorization: `Bearer ${TOKEN}` }]
    for (const headers of tricks) expect(isPublic(await shop.get('/cgv', headers))).toBe(true)
  })

  test('is private also where it is about a person, and where the store has nothing', async () => {
    expect(isPrivate(await shop.get('/cart', { cookie: editor }))).toBe(true)
    const missing = await shop.get('/nulle-part', { cookie: editor })
    expect([missing.status, isPrivate(missing)]).toEqual([404, true])
  })
})

describe('preview', () => {
  test('shows what was saved a moment ago, and leaves nothing of it to others', async () => {
    const before = await shop.get('/cgv')
    const response = await readBlock('', 'cgv')
    await store.control.page({ identifier: 'cgv', content: '<p>Texte enregistré à l’instant.</p>' })

    const seen = await shop.get('/cgv', { cookie: editor })
    expect(seen.text).toContain('Texte enregistré à l’instant.')
    expect(seen.headers.get('cache-status')).not.toContain('hit')
    expect((await shop.get('/cgv')).text).toBe(before.text)

    const { data, headers } = await readBlock(editor, 'cgv')
    expect(JSON.stringify(data)).toContain('Texte enregistré à l’instant.')
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect((await readBlock('', 'cgv')).data).toEqual(response.data)
  })

  test('is switched off and on again; off, a contributor sees what everybody sees', async () => {
    await readBlock('', 'footer-contact')
    await store.control.block({ identifier: 'footer-contact', content: '<p>Nouveau standard</p>' })
    const off = await setMode(editor, 'setPreviewMode', false)
    expect(off.data).toEqual({ setPreviewMode: { success: true, errorMessage: null, enabled: false } })
    expect(JSON.stringify((await readBlock(off.cookie, 'footer-contact')).data)).not.toContain('Nouveau standard')
    expect(isPrivate(await shop.get('/cgv', { cookie: off.cookie }))).toBe(true)
    const on = await setMode(off.cookie, 'setPreviewMode', true)
    expect(JSON.stringify((await readBlock(on.cookie, 'footer-contact')).data)).toContain('Nouveau standard')
  })
})

describe('x-ray', () => {
  const TARGETS = [
    { type: 'BLOCK', id: 'footer-contact' },
    { type: 'PAGE', id: 'home' },
    { type: 'CATEGORY', id: '3' },
    { type: 'PRODUCT', id: 'CHI-JOUET-CORDE' },
    { type: 'PRODUCT', id: 'inconnu & fils' },
  ]
  const X_RAY = 'query ($targets: [XRayTargetInput!]!) { xRay(targets: $targets) { type id editUrl } }'

  test('names the source of each text, for contributors only', async () => {
    const named = JSON.stringify((await readBlock(editor, 'header-usp-1')).data)
    expect(named).toContain('"data-source":"BLOCK:header-usp-1"')
    expect(JSON.stringify((await readBlock('', 'header-usp-1')).data)).not.toContain('data-source')
    expect((await shop.get('/', { cookie: editor })).text).toContain('data-source="PAGE:home"')
  })

  test('leads into the store’s admin', async () => {
    const { data } = await askWith(shop, editor, X_RAY, { targets: TARGETS })
    const found: { editUrl: string }[] = data.xRay ?? []
    expect(found.map(({ editUrl }) => editUrl)).toEqual([
      `${ADMIN}cms/block/index/?search=footer-contact`,
      `${ADMIN}cms/page/index/?search=home`,
      `${ADMIN}catalog/category/edit/id/3/`,
      expect.stringMatching(/^https:\/\/magasin\.example\/admin_7x\/catalog\/product\/edit\/id\/\d+\/$/),
      `${ADMIN}catalog/product/index/?search=inconnu%20%26%20fils`,
    ])
  })

  test('reveals nothing of the admin to others', async () => {
    const { data } = await askWith(shop, '', X_RAY, { targets: TARGETS })
    expect(data).toEqual({ xRay: [] })
    expect((await setMode('', 'setXRayMode', true)).data).toMatchObject({
      setXRayMode: { success: false, enabled: false },
    })
  })

  test('is remembered by the page’s flag', async () => {
    const { cookie } = await setMode(editor, 'setXRayMode', true)
    expect((await shop.get('/cart', { cookie })).text).toContain('"contribution":{"preview":true,"xRay":true}')
  })
})

test('leaving ends it', async () => {
  const left = await askWith(shop, editor, 'mutation { leaveContribution { success } }')
  expect(left.data).toEqual({ leaveContribution: { success: true } })
  expect(left.set).toMatch(/^musette-contribution=; Max-Age=0; Path=\/; HttpOnly/)
  expect(isPublic(await shop.get('/cgv', { cookie: left.cookie }))).toBe(true)
})
