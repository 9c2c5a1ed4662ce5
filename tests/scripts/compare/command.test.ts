import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { openBench } from './run-compare.ts'
import { pageOf, productData, type SmallShop, startSmallShop } from './small-shop.ts'

const bench = openBench()
afterAll(() => bench.close())

/** A home page with a chain of pages, each with a link to the next one. */
function chain(length: number, more: Record<string, string | number> = {}) {
  const at = (index: number) => (index === 0 ? '/' : `/${index}`)
  const pages = Array.from({ length }, (_, index) => [at(index), pageOf({ body: `<a href="${at(index + 1)}">on</a>` })])
  return { ...Object.fromEntries(pages), [at(length)]: pageOf(), ...more } as Record<string, string | number>
}

let old: SmallShop
let now: SmallShop
beforeEach(async () => {
  old = await startSmallShop(chain(6))
  now = await startSmallShop(chain(6))
})
afterEach(() => Promise.all([old.close(), now.close()]))

const pagesOf = (shop: SmallShop) =>
  shop.requests.filter((request) => /^GET \/\d*$/.test(request)).map((request) => request.slice(4))

test('the exit code says whether there are errors, or what --fail-on names', async () => {
  now.pages['/2'] = pageOf({ title: 'Coffee' })
  expect((await bench.run([old.url, now.url])).code).toBe(0)
  expect((await bench.run([old.url, now.url, '--fail-on', 'warning'])).code).toBe(1)
  now.pages['/3'] = 404
  expect((await bench.run([old.url, now.url])).code).toBe(1)
  const run = await bench.run([old.url, now.url, '--fail-on', 'never'])
  expect(run.code).toBe(0)
  expect(run.output).toMatch(/^error +1 {2}Pages are missing$/m)
  expect(run.html()).toMatch(/<strong>1 error<\/strong>.*Pages are missing/)
})

test('what keeps it from running is one sentence', async () => {
  const closed = await startSmallShop()
  await closed.close()
  const map = bench.file('map.csv')
  writeFileSync(map, 'old,new\n/a,/b\n/c\n')
  const refused = async (args: string[], sentence: RegExp) => {
    const { code, errors } = await bench.run(args)
    expect(errors).toMatch(sentence)
    expect(errors.trimEnd()).not.toContain('\n')
    expect(code).toBe(2)
  }
  await refused([old.url], /^Name two addresses/)
  await refused([old.url, 'shop'], /«shop» is no address of a shop/)
  await refused(['http://name:secret@shop.example/', now.url], /^An address with a password/)
  await refused([old.url, now.url, '--pages', 'many'], /^--pages takes a number/)
  await refused([old.url, now.url, '--page', '3'], /--page/)
  await refused([old.url, closed.url], /^NEW .* does not respond: ECONNREFUSED/)
  await refused([old.url, now.url, '--resume'], /^--resume needs --state/)
  await refused([old.url, now.url, '--map', map], /map\.csv, line 3: two paths/)
  await refused([old.url, now.url, '--map', bench.file('none.csv')], /^The map cannot be read/)
  await refused([old.url, now.url, '--json', bench.file('')], /cannot be written: EISDIR/)
  now.pages['/'] = [301, 'https://other.example/']
  await refused([old.url, now.url], /^NEW .* redirects to https:\/\/other\.example\//)
  now.pages['/'] = 401
  await refused([old.url, now.url], /^NEW .* set NEW_AUTHORIZATION/)
  now.pages['/robots.txt'] = 503
  await refused([old.url, now.url], /^NEW .* has no robots\.txt that can be read/)
  now.pages['/robots.txt'] = 'User-agent: *\nDisallow: /'
  await refused([old.url, now.url], /^robots\.txt of NEW .* add --ignore-robots/)
})

test('it follows robots.txt, names itself, and waits where a server requires it', async () => {
  old.pages['/robots.txt'] = 'User-agent: MusetteCompare\nDisallow: /3'
  let isBusy = true
  now.pages['/1'] = (response) => {
    response.writeHead(isBusy ? 503 : 200, { 'content-type': 'text/html', 'retry-after': '0' }).end(pageOf())
    isBusy = false
  }
  old.pages['/'] = pageOf({
    body: `<a href="/1">on</a> <a href="/closed">closed</a> <a rel="nofollow" href="/private">private</a>
      <a href="/customer/login/referer/aHR0cA~~/">sign in</a>`,
  })
  const closed = '<meta name="robots" content="nofollow">'
  Object.assign(old.pages, {
    '/closed': pageOf({ head: closed, body: '<a href="/secret">secret</a>' }),
    '/customer/login/': pageOf(),
  })
  Object.assign(now.pages, { '/closed': pageOf({ head: closed }), '/customer/login/': pageOf() })
  const env = { NEW_AUTHORIZATION: 'Basic bmFtZTpzZWNyZXQ=' }
  const run = await bench.run([old.url, now.url], { env })
  expect(pagesOf(old)).not.toContain('/3')
  expect(run.report().limits).toContainEqual({ id: 'robots', count: 1, examples: ['/3'] })
  expect(run.found()).toEqual([])
  expect(run.report().pages).toBe(5)
  expect(pagesOf(now).filter((path) => path === '/1')).toHaveLength(2)
  expect(old.headers['user-agent']).toMatch(/^MusetteCompare\/\d/)
  expect([old.headers.authorization, now.headers.authorization]).toEqual([undefined, env.NEW_AUTHORIZATION])

  const ignoring = await bench.run([old.url, now.url, '--ignore-robots'])
  expect(ignoring.report().pages).toBe(9)
})

test('pages, links away and checks have bounds, which the report names', async () => {
  const limits = async (...args: string[]) => {
    const { pages, limits: named } = (await bench.run([old.url, now.url, ...args])).report()
    return [pages, ...named.map(({ id }) => id)]
  }
  expect(await limits('--pages', '3')).toEqual([3, 'pages'])
  expect(await limits('--depth', '2')).toEqual([3, 'depth'])
  now.pages['/'] = pageOf({ body: '<img src="/a.jpg" alt=""><img src="/b.jpg" alt="">' })
  expect(await limits('--checks', '1')).toEqual([7, 'checks'])
})

test('an interrupted run writes what is there, and a resumed one requests nothing twice', async () => {
  now.pages['/2'] = pageOf({ head: productData() })
  now.pages['/5'] = 404
  const state = bench.file('state.jsonl')
  const interruption = new AbortController()
  now.onRequest = (path) => path === '/4' && interruption.abort()
  const first = await bench.run([old.url, now.url, '--state', state], { signal: interruption.signal })
  expect(first.code).toBe(130)
  expect(first.report()).toMatchObject({ isInterrupted: true, limits: [{ id: 'interrupted' }] })
  expect(first.html()).toContain('This run was interrupted')
  expect(first.report().pages).toBeGreaterThan(2)

  expect(await bench.run([old.url, now.url, '--state', state])).toMatchObject({
    code: 2,
    errors: expect.stringContaining('add --resume'),
  })
  expect(await bench.run([old.url, old.url, '--state', state, '--resume'])).toMatchObject({
    code: 2,
    errors: expect.stringContaining('between other shops'),
  })
  // As a process leaves it that ended while it wrote.
  appendFileSync(state, '{"key":"old /9')
  old.requests.length = now.requests.length = 0
  now.onRequest = () => {}
  const second = await bench.run([old.url, now.url, '--state', state, '--resume'])
  // The home page is requested to see whether the shop is there.
  expect(pagesOf(old)).toEqual(['/', '/5', '/6'])
  expect(pagesOf(now)).toEqual(['/', '/4', '/5', '/6'])
  const whole = await bench.run([old.url, now.url])
  expect(second.found()).toEqual(whole.found())
  expect(second.report().pages).toBe(7)
  expect(readFileSync(state, 'utf8')).not.toContain('/9')
})
