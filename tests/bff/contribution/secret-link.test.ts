import type { FastifyInstance } from 'fastify'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { createContribution, FIRST_MODES, NO_CONTRIBUTION } from '../../../bff/session/contribution.ts'
import { createContributionCookie } from '../../../bff/domains/contribution/contribution-cookie.ts'
import { createSealer } from '../../../bff/session/seal.ts'
import { collectLines } from '../support/log-lines.ts'
import { createTestApp } from '../support/test-app.ts'
import { TOKEN } from './visitors.ts'

let app: FastifyInstance | undefined
afterEach(async () => {
  await app?.close()
  app = undefined
})

const start = async (env: Record<string, string> = {}, logStream = collectLines()) => {
  app = await createTestApp({ LOG_LEVEL: 'info', CONTRIBUTION_TOKEN: TOKEN, ...env }, { logStream })
  return { app, logStream }
}

test('leads on at once, and leaves its secret nowhere', async () => {
  const { app, logStream } = await start({ BASE_PATH: '/boutique', PUBLIC_URL: 'https://musette.example' })
  const response = await app.inject({ url: `/boutique/contribution/${TOKEN}` })
  expect(response.statusCode).toBe(303)
  expect(response.headers).toMatchObject({
    location: '/boutique/',
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'clear-site-data': '"cache"',
  })
  // It ends with the browser: no age.
  expect(response.headers['set-cookie']).toMatch(
    /^__Secure-musette-contribution=[\w-]{60,}; Path=\/boutique; HttpOnly; Secure; SameSite=Lax$/,
  )
  const [line] = await logStream.of('access')
  expect(line?.url).toBe('/boutique/contribution/***')
  expect(logStream.texts.join('')).not.toContain(TOKEN)
})

test('is refused in the same way where the secret is wrong and where there is none, without a request to the store', async () => {
  const wrong = [`${TOKEN}x`, TOKEN.slice(1), TOKEN.toUpperCase(), '', 'a/b', encodeURIComponent(`${TOKEN}/../x`)]
  const { app, logStream } = await start()
  const answers = await Promise.all(wrong.map((one) => app.inject({ url: `/contribution/${one}` })))
  await app.close()
  const shut = await (await start({ CONTRIBUTION_TOKEN: '' })).app.inject({ url: `/contribution/${TOKEN}` })
  for (const response of [...answers, shut]) {
    expect(response.statusCode).toBe(403)
    expect(response.headers).not.toHaveProperty('set-cookie')
    expect(response.headers['referrer-policy']).toBe('no-referrer')
    expect(response.body).toBe(shut.body)
  }
  expect(await logStream.of('security')).toHaveLength(wrong.length)
})

test('cannot be guessed at without end', async () => {
  const { app } = await start({ RATE_LIMIT_SENSITIVE: '3' })
  const statuses: number[] = []
  for (let guess = 0; guess < 5; guess++)
    statuses.push((await app.inject({ url: `/contribution/${guess}` })).statusCode)
  expect(statuses).toEqual([403, 403, 403, 429, 429])
  expect((await app.inject({ url: `/contribution/${TOKEN}` })).statusCode).toBe(429)
})

test.each(['short', 'with spaces between the words', `${'x'.repeat(24)}/`])(
  'cannot have the secret «%s»',
  async (token) => {
    await expect(start({ CONTRIBUTION_TOKEN: token })).rejects.toThrow(/CONTRIBUTION_TOKEN cannot be its value/)
  },
)

test('opens contribution mode for half a day, until its secret is replaced', () => {
  const key = Buffer.alloc(32, 7)
  let time = Date.parse('2026-11-20T09:00:00Z')
  const cookieOf = (secret: string) =>
    createContributionCookie(createSealer([key], `musette contribution ${secret}`), '', '')
  vi.spyOn(Date, 'now').mockImplementation(() => time)
  onTestFinished(() => void vi.restoreAllMocks())
  let written = ''
  const opened = createContribution(null)
  opened.set(FIRST_MODES)
  cookieOf('a').write({ header: (_: string, value: string) => (written = value) } as never, opened)
  const request = { headers: { cookie: `musette-visitor=1; ${written.split(';')[0]}` } }

  expect(cookieOf('a').of(request).modes).toEqual({ preview: true, xRay: false })
  expect(cookieOf('b').of(request)).toBe(NO_CONTRIBUTION)
  time += 12 * 3600 * 1000
  expect(cookieOf('a').of(request).modes).not.toBeNull()
  time += 1000
  expect(cookieOf('a').of(request)).toBe(NO_CONTRIBUTION)
})
