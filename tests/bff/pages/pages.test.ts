import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { LogStream } from '../../../bff/ops/logger.ts'
import type { Operation } from '../../../schema/operation.ts'
import { renderShell } from '../../../web/entry-server.tsx'
import { GraphqlFailure, type PageRequest, type PageResponse } from '../../../schema/page.ts'
import { fakeDomains, shopData } from '../support/fake-domains.ts'
import { type FakeStore, startFakeStore } from '../support/fake-store.ts'
import { collectLines } from '../support/log-lines.ts'
import { createTestApp, fakePages } from '../support/test-app.ts'
import { routes } from '../../../web/routes.ts'

const ShopQuery: Operation<{ shop: { name: string } }, Record<string, never>> = {
  name: 'Shop',
  kind: 'query',
  text: 'query Shop { shop { name } }',
  sha256: '',
}
const MeQuery: Operation<unknown, Record<string, never>> = { ...ShopQuery, name: 'Me', text: 'query Me { me { id } }' }

let store: FakeStore
let app: FastifyInstance
let render: (request: PageRequest) => Promise<PageResponse>

const html = (status: number, text: string): PageResponse => ({
  kind: 'html',
  status,
  html: `<!doctype html><p>${text}</p>`,
})

beforeEach(async () => {
  store = await startFakeStore(() => ({ body: shopData('Musette') }))
  app = await startApp()
  render = async ({ url }) => html(200, url)
})

afterEach(async () => {
  await app.close()
  await store.close()
})

function startApp(env: Record<string, string> = {}, renderTimeout?: number, logStream?: LogStream) {
  return createTestApp(
    { UPSTREAM_URL: store.url, ...env },
    {
      ...fakeDomains,
      logStream,
      pages: { ...fakePages, routes, renderTimeout, renderShell, render: (request) => render(request) },
    },
  )
}

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('a page', () => {
  test('is what the client renders, with its status', async () => {
    const response = await get('/croquettes.html?page=2')
    expect(response.statusCode).toBe(200)
    expect(response.body).toBe('<!doctype html><p>/croquettes.html?page=2</p>')
    expect(response.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
    expect(response.headers).not.toHaveProperty('set-cookie')
    render = async () => html(404, 'nowhere')
    expect((await get('/nowhere')).statusCode).toBe(404)
  })

  test('is counted by its kind: also from the cache, and where it fails', async () => {
    render = async ({ url, execute }) => {
      await execute(ShopQuery, {})
      if (url.endsWith('=2')) throw new GraphqlFailure('graphql', 'no answer', 502)
      return { kind: 'html', status: 200, html: url, page: url.startsWith('/croquettes') ? 'product' : undefined }
    }
    await get('/croquettes.html')
    expect((await get('/croquettes.html')).headers['cache-status']).toBe('Musette; hit')
    await get('/croquettes.html?page=2')
    await get('/litieres.html?page=2')
    await get('/search/croquettes?page=2')
    const { body } = await get('/metrics')
    const counted = (page: string, status: string) =>
      body.split(`_count{route="/*",page="${page}",method="GET",status="${status}"} `)[1]?.split('\n')[0]
    expect(counted('product', '2xx')).toBe('2')
    expect(counted('product', '5xx')).toBe('1')
    expect(counted('other', '5xx')).toBe('1')
    expect(counted('search', '5xx')).toBe('1')
  })

  test.each([
    ['/', '/'],
    ['/home', '/'],
    ['/home?a=1', '/?a=1'],
    ['/homeopathie', '/homeopathie'],
    ['/search/2.5kg', '/search/2.5kg'],
    ['/search/croquettes.bio', '/search/croquettes.bio'],
    ['/product/SKU.ABC', '/product/SKU.ABC'],
    ['/mentions-l%C3%A9gales', '/mentions-l%C3%A9gales'],
    ['/user/orders/', '/user/orders/'],
  ])('at %s is rendered for %s', async (url, rendered) => {
    expect((await get(url)).body).toContain(`<p>${rendered}</p>`)
  })

  test.each([
    ['/customer/account/createPassword/?token=abc123&id=4', '/account/password-reset?token=abc123'],
    ['/customer/account/', '/user/'],
  ])('of the store’s own at %s is this shop’s at %s, and no other site learns of it', async (url, location) => {
    const response = await get(url)
    expect(response.statusCode).toBe(302)
    expect(response.headers).toMatchObject({
      location,
      'cache-control': 'private, no-store',
      'referrer-policy': 'strict-origin',
    })
  })

  test('that mails lead to with a token keeps its address to itself', async () => {
    const secret = await get('/account/password-reset?token=abc123')
    expect(secret.headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'strict-origin' })
    expect((await get('/login')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  })

  test.each([
    '/photo.jpg',
    '/favicon.ico',
    '/assets/main-abc.js',
    '/assets/nothing',
    '/wp-login.php',
    '/.env',
    '/a/b.map?x=1',
  ])('is not what answers %s', async (url) => {
    const response = await get(url)
    expect(response.statusCode).toBe(404)
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8')
  })

  test('responds to HEAD without a body', async () => {
    const response = await app.inject({ method: 'HEAD', url: '/' })
    expect(response.statusCode).toBe(200)
    expect(response.body).toBe('')
  })

  test.each(['POST', 'PUT', 'DELETE'] as const)('refuses %s', async (method) => {
    const response = await app.inject({ method, url: '/' })
    expect(response.statusCode).toBe(405)
    expect(response.headers.allow).toBe('GET, HEAD')
  })
})

describe('a form that the browser sends by itself', () => {
  const send = (type: string, url = '/contact') =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': type },
      payload: 'email=camille%40example.com&password=Secret-2026',
    })

  test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'Text/Plain;charset=UTF-8'])(
    'is answered with a page that says it was not sent: %s',
    async (type) => {
      const response = await send(type)
      expect(response.statusCode).toBe(405)
      expect(response.headers).toMatchObject({
        allow: 'GET, HEAD',
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'referrer-policy': 'strict-origin',
      })
      expect(response.body).toContain('<h1>Votre formulaire n’a pas été envoyé</h1>')
      expect(response.body).toMatch(/<a href=""[^>]*>Revenir à la page et recommencer<\/a>/)
      expect(response.body).not.toMatch(/Secret|camille/)
    },
  )

  test('is known at the root too, and is not what scripts send', async () => {
    expect((await send('application/x-www-form-urlencoded', '/')).body).toContain('<h1>Votre formulaire')
    const script = await app.inject({ method: 'POST', url: '/contact', payload: { password: 'x' } })
    expect([script.statusCode, script.headers['content-type']]).toEqual([405, 'text/plain; charset=utf-8'])
  })
})

describe('a redirect', () => {
  const redirectTo = (location: string, status = 301) => {
    render = async () => ({ kind: 'redirect', status, location })
    return get('/old')
  }

  test.each([301, 302, 303, 307, 308])('keeps the status %i', async (status) => {
    const response = await redirectTo('/new?a=1', status)
    expect([response.statusCode, response.headers.location]).toEqual([status, '/new?a=1'])
  })

  test.each([
    ['https://other.example/path?x=1', 'https://other.example/path?x=1'],
    ['/chiens/éducation', '/chiens/%C3%A9ducation'],
    ['/d%C3%A9j%C3%A0 fait', '/d%C3%A9j%C3%A0%20fait'],
    ['/a\r\nSet-Cookie: x=1', '/a%0D%0ASet-Cookie:%20x=1'],
    ['//evil.example', '/evil.example'],
    ['/\ud800', '/%EF%BF%BD'],
  ])('to %j goes to %j', async (location, header) => {
    const response = await redirectTo(location)
    expect(response.headers.location).toBe(header)
    expect(response.headers).not.toHaveProperty('set-cookie')
  })

  test('with a status that is no redirect is a 302', async () => {
    expect((await redirectTo('/new', 200)).statusCode).toBe(302)
  })
})

describe('the operations of a page', () => {
  test('run in-process', async () => {
    render = async ({ execute }) => html(200, (await execute(ShopQuery, {})).shop.name)
    expect((await get('/')).body).toContain('Musette')
  })

  test.each([
    ['fails', 'query F { isFeatureActive(feature: "crash") shop { name } }'],
    ['is refused for its variables', 'query F($feature: String!) { isFeatureActive(feature: $feature) }'],
  ])('fail the page where one of them %s', async (_how, text) => {
    render = async ({ execute }) => html(200, JSON.stringify(await execute({ ...ShopQuery, name: 'F', text }, {})))
    const { statusCode, body } = await get('/')
    expect(statusCode).toBe(500)
    expect(body).toContain('The data of the page could not be read.')
    expect(body).not.toContain('secret')
  })

  test('know no shopper', async () => {
    render = async ({ execute }) => html(200, JSON.stringify(await execute(MeQuery, {})))
    const response = await get('/', { cookie: 'musette-visitor=x' })
    expect(response.statusCode).toBe(500)
  })
})

describe('when rendering fails', () => {
  test('an error page says so in French, without inner detail', async () => {
    render = async () => {
      throw new Error('a secret detail')
    }
    const response = await get('/')
    expect(response.statusCode).toBe(500)
    expect(response.body).toContain('<title>An error occured.</title>')
    expect(response.body).toMatch(/Une erreur est survenue<\/p>[\s\S]*<h1 lang="en">An error occured\.<\/h1>/)
    expect(response.body).toContain('The page could not be rendered.')
    expect(response.body).not.toMatch(/secret|at .+:\d+:\d+/)
    expect(response.headers['cache-control']).toBe('no-store')
  })

  test('too slow a page is left to the browser', async () => {
    render = () => new Promise(() => {})
    await app.close()
    app = await startApp({}, 50)
    const response = await get('/')
    expect(response.statusCode).toBe(200)
    expect(response.body).toContain('data-render="fallback"')
    expect(response.body).not.toContain('contribution')
    expect(response.headers['cache-control']).toBe('no-store')
  })

  test.each([
    ['no answer', 502, 'La boutique est momentanément injoignable'],
    ['too many', 503, 'Beaucoup de visiteurs en ce moment'],
  ])('what only takes a while is no error of the log: %s', async (message, status, heading) => {
    await app.close()
    const log = collectLines()
    app = await startApp({ LOG_LEVEL: 'error' }, undefined, log)
    render = async () => {
      throw new GraphqlFailure('graphql', message, status)
    }
    const response = await get('/')
    expect([response.statusCode, response.headers['retry-after']]).toEqual([status, '5'])
    expect(response.body).toContain(heading)
    expect(await log.of('server')).toEqual([])
    render = async () => {
      throw new Error('a fault of ours')
    }
    await get('/')
    expect(await log.of('server')).toMatchObject([{ msg: 'a page could not be rendered' }])
  })

  test('too large a page is left to the browser, is not cached, and is an error of the log', async () => {
    let rendered = 0
    render = async ({ execute }) => {
      rendered++
      await execute(ShopQuery, {})
      return { kind: 'html', status: 200, html: 'x'.repeat(1024 ** 2 + 1) }
    }
    await app.close()
    const log = collectLines()
    app = await startApp({ LOG_LEVEL: 'error' }, undefined, log)
    for (let i = 0; i < 2; i++) {
      const { statusCode, headers, body } = await get('/chiens.html?marque=a')
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
      expect(body).toContain('data-render="fallback"')
    }
    expect(rendered).toBe(2)
    const [line] = await log.of('server')
    expect(line).toMatchObject({
      path: '/chiens.html',
      bytes: 1024 ** 2 + 1,
      msg: 'a page is too large: the browser renders it',
    })
  })

  test('too slow a page still shows a contributor’s browser that it is one', async () => {
    render = () => new Promise(() => {})
    await app.close()
    app = await startApp({ CONTRIBUTION_TOKEN: 'jardinage-en-contribution-2026' }, 50)
    const { cookies } = await get('/contribution/jardinage-en-contribution-2026')
    const response = await app.inject({ url: '/', cookies: { [cookies[0]?.name ?? '']: cookies[0]?.value ?? '' } })
    const state = /<script id="page-state" type="application\/json">(.*?)<\/script>/.exec(response.body)?.[1] ?? ''
    expect(JSON.parse(state)).toMatchObject({
      contribution: { preview: expect.any(Boolean), xRay: expect.any(Boolean) },
    })
  })
})

describe('when the store fails', () => {
  beforeEach(() => {
    render = async ({ execute }) => html(200, (await execute(ShopQuery, {})).shop.name)
  })

  test('in maintenance, a page says so and refreshes itself', async () => {
    store.answersProbes = true
    store.answer = () => ({ status: 503, body: 'Service Temporarily Unavailable' })
    for (const response of [await get('/'), await get('/another')]) {
      expect(response.statusCode).toBe(503)
      expect(response.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
      expect(response.body).toContain('<title>503 - Currently unavailable</title>')
      expect(response.body).toContain('Musette is currently unavailable</h1>')
      expect(response.body).toContain('data-status="maintenance"')
      expect(response.body).toContain('Our service team has been dispatched to bring it back online.')
      expect(response.body).toContain('<script defer src="/offline.js"></script>')
      expect(response.body).toContain('<noscript><meta http-equiv="refresh" content="5"></noscript>')
      expect(response.body).toContain('<svg')
    }
  })

  test('and nothing is cached, an error page in French is shown', async () => {
    store.answer = () => ({ close: true })
    const response = await get('/')
    expect(response.statusCode).toBe(502)
    expect(response.body).toContain('La boutique est momentanément injoignable')
    expect(response.headers['retry-after']).toBe('5')
    // It looks by itself whether the store responds.
    expect(response.body).toContain('src="/offline.js"')
  })

  test('what is cached is still shown, and the shop recovers by itself', async () => {
    expect((await get('/')).body).toContain('Musette')
    store.answer = () => ({ close: true })
    expect((await get('/')).statusCode).toBe(200)
  })
})

describe('below a base path', () => {
  beforeEach(async () => {
    await app.close()
    app = await startApp({ BASE_PATH: '/boutique' })
  })

  test('pages get the address below it', async () => {
    expect((await get('/boutique/chiens.html')).body).toContain('<p>/chiens.html</p>')
    expect((await get('/boutique/')).body).toContain('<p>/</p>')
    expect((await get('/boutique/home')).body).toContain('<p>/</p>')
    expect((await get('/boutique')).body).toContain('<p>/</p>')
  })

  test('other paths get 404', async () => {
    expect((await get('/chiens.html')).statusCode).toBe(404)
    expect((await get('/graphql?query={shop{id}}')).statusCode).toBe(404)
    expect((await get('/boutique/graphql?query={shop{id}}')).statusCode).toBe(200)
    expect((await get('/boutique/health/live')).statusCode).toBe(200)
  })

  test('the style sheet of the status pages is found', async () => {
    render = async () => {
      throw new Error('fails')
    }
    const href = /href="(\/boutique\/[^"]+\.css)"/.exec((await get('/boutique/')).body)?.[1]
    const response = await get(href ?? '')
    expect(response.headers['content-type']).toBe('text/css; charset=utf-8')
    expect(response.body).toContain('font')
  })
})
