import { describe, expect, test } from 'vitest'
import { camille, login, noe } from '../../../../tests/bff/customer/customers.ts'
import { useCustomerShop } from '../../../../tests/bff/customer/customer-shop.ts'
import type { Browser } from '../../../../tests/bff/support/browser.ts'

const at = useCustomerShop({ UPSTREAM_EXTENSIONS: 'helpdesk' })

type File = { name: string; content: string }
type Answer = {
  success: boolean
  errors: { field: string; message: string }[]
  ticket: { id: string; messages: { attachments: { name: string; url: string }[] }[] } | null
}

const ANSWER = 'success errors { field message } ticket { id messages { attachments { name url } } }'
const OPEN = `mutation ($input: HelpdeskTicketInput!) { answer: openHelpdeskTicket(input: $input) { ${ANSWER} } }`
const REPLY = `mutation ($id: ID!, $message: String!, $files: [HelpdeskAttachmentInput!]) {
  answer: answerHelpdeskTicket(id: $id, message: $message, attachments: $files) { ${ANSWER} } }`

const HEADS = {
  jpeg: Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  png: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  webp: Buffer.from('RIFF\x10\x00\x00\x00WEBP', 'latin1'),
  pdf: Buffer.from('%PDF-1.7\n'),
}
function bytesOf(kind: keyof typeof HEADS, size = 64): Buffer {
  return Buffer.concat([HEADS[kind], Buffer.alloc(size, 'x')]).subarray(0, size)
}
function file(name: string, bytes: Buffer): File {
  return { name, content: bytes.toString('base64') }
}
const photo = file('sac.png', bytesOf('png'))

function sendFiles(browser: Browser | null, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${at.shop.url}/graphql/files`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(browser && { cookie: browser.cookie }), ...headers },
    body: JSON.stringify(body),
  })
}
function opening(attachments: File[]) {
  return { query: OPEN, variables: { input: { subject: 'Colis abîmé', message: 'Percé.', attachments } } }
}
async function open(browser: Browser, attachments: File[]): Promise<Answer> {
  const { query, variables } = opening(attachments)
  // As the shop's own pages do: the address for files is for what does not fit the endpoint.
  if (JSON.stringify(variables).length < 100_000)
    return (await browser.ask<{ answer: Answer }>(query, variables)).answer
  const response = await sendFiles(browser, { query, variables })
  expect(response.status).toBe(200)
  return ((await response.json()) as { data: { answer: Answer } }).data.answer
}
async function signedIn(who = camille): Promise<Browser> {
  const browser = at.newBrowser()
  await login(browser, who)
  return browser
}
function get(browser: Browser | null, path: string): Promise<Response> {
  return fetch(at.shop.url + path, { redirect: 'manual', headers: browser ? { cookie: browser.cookie } : {} })
}

describe('files of a message', () => {
  test('go to the store, three at most of 250 kB, and come back as they were', async () => {
    const browser = await signedIn()
    const given = [
      file('a.jpg', bytesOf('jpeg', 250_000)),
      file('b.webp', bytesOf('webp', 250_000)),
      file('c.pdf', bytesOf('pdf', 250_000)),
    ]
    const { ticket } = await open(browser, given)
    const found = ticket?.messages[0]?.attachments ?? []
    expect(found.map(({ name }) => name)).toEqual(['a.jpg', 'b.webp', 'c.pdf'])
    expect(JSON.stringify(ticket)).not.toContain('helpdesk/attachment/')
    for (const [index, { name, url }] of found.entries()) {
      const response = await get(browser, url)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-disposition')).toMatch(`attachment; filename="${name}"`)
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      expect(Buffer.from(await response.arrayBuffer()).toString('base64')).toBe(given[index]?.content)
    }
  })

  test('go with an answer too, and small ones through the endpoint itself', async () => {
    const browser = await signedIn()
    const { ticket } = await open(browser, [])
    const { answer: response } = await browser.ask<{ answer: Answer }>(REPLY, {
      id: ticket?.id,
      message: 'Voici la photo.',
      files: [photo],
    })
    expect(response.ticket?.messages[1]?.attachments).toEqual([
      { name: 'sac.png', url: `/user/helpdesk/${ticket?.id}/attachments/1-0` },
    ])
  })

  test.each([
    ['../../étiquette.html', 'étiquette.png'],
    ['C:\\photos\\sac.PNG', 'sac.png'],
    ['a\r\nb"; c.png', 'ab c.png'],
    ['.png', 'png.png'],
    ['', 'fichier.png'],
  ])('called %j are kept as %j', async (given, stored) => {
    const { ticket } = await open(await signedIn(), [{ ...photo, name: given }])
    expect(ticket?.messages[0]?.attachments.map(({ name }) => name)).toEqual([stored])
  })

  test.each([
    ['four of them', [photo, photo, photo, photo]],
    ['one byte too many', [file('a.pdf', bytesOf('pdf', 250_001))]],
    ['far too many bytes', [file('a.pdf', bytesOf('pdf', 400_000))]],
    ['a page that calls itself a picture', [file('a.png', Buffer.from('<html><script>alert(1)</script>'))]],
    ['a drawing with scripts', [file('a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))]],
    ['an empty file', [file('a.png', Buffer.alloc(0))]],
    ['what is no base64', [{ name: 'a.png', content: `${photo.content.slice(0, 20)}%%%%` }]],
    ['one that is wrong among others', [photo, file('a.gif', Buffer.from('GIF89a'))]],
  ])('are refused next to their field: %s', async (_, files) => {
    const response = await open(await signedIn(), files)
    expect(response).toMatchObject({ success: false, ticket: null, errors: [{ field: 'attachments' }] })
  })
})

describe('the address for files', () => {
  test('takes one mutation of a customer of this site, with files, and nothing else', async () => {
    const browser = await signedIn()
    const twice = `mutation { a: closeHelpdeskTicket(id: "x") { success } }`
    const refused: [string, number, Response][] = [
      ['a guest', 401, await sendFiles(null, opening([photo]))],
      ['another site', 403, await sendFiles(browser, opening([photo]), { origin: 'https://evil.example' })],
      ['too large', 413, await sendFiles(browser, { ...opening([photo]), padding: 'x'.repeat(1_200_000) })],
      ['a query', 400, await sendFiles(browser, { query: '{ shop { name } }' })],
      ['another mutation', 400, await sendFiles(browser, { query: twice })],
      ['a batch', 400, await sendFiles(browser, [opening([photo])])],
    ]
    for (const [what, status, response] of refused) expect(response.status, what).toBe(status)
    const elsewhere = await browser.post(OPEN, opening([file('a.pdf', bytesOf('pdf', 250_000))]).variables)
    expect(elsewhere.status).toBe(413)
  })
})

describe('the file of somebody else', () => {
  test('does not exist, by no address guessed or swapped', async () => {
    const owner = await signedIn()
    const stranger = await signedIn(noe)
    const { ticket } = await open(owner, [photo])
    const { ticket: other } = await open(stranger, [])
    const { url = '' } = ticket?.messages[0]?.attachments[0] ?? {}
    expect((await get(owner, url)).status).toBe(200)
    const own = other?.id ?? ''
    const guesses = [url, url.replace(ticket?.id ?? '', own), `/user/helpdesk/1/attachments/0-0`]
    for (const guess of guesses) expect((await get(stranger, guess)).status, guess).toBe(404)
    for (const place of ['0-1', '1-0', '-1-0', '0', '0-0-0', 'x', '99999-0', '0-__proto__']) {
      expect((await get(owner, url.replace('0-0', place))).status, place).toBe(404)
    }
    const guest = await get(null, url)
    expect([guest.status, guest.headers.get('location')]).toEqual([303, '/login?next=%2Fuser%2Fhelpdesk%2F'])
  })
})

test('an address that sends files again and again is told to wait', async () => {
  const answers: Response[] = []
  for (let count = 0; count < 21; count++) answers.push(await sendFiles(null, opening([])))
  expect(answers.at(-1)?.status).toBe(429)
  expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('a file leads who was signed out elsewhere to the sign-in', async () => {
  const browser = await signedIn()
  await browser.copy().ask('mutation { logout { success } }')
  const response = await get(browser, '/user/helpdesk/1/attachments/0-0')
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    `/login?next=${encodeURIComponent('/user/helpdesk/')}`,
  ])
})
