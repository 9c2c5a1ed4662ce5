import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { StoreState } from '../state.ts'
import { storeViews } from '../store/views.ts'
import { sendMail } from './mail.ts'

type Part = { headers: string; body: string }

/** What one mail may have, in bytes: a question with its files. */
const MAX_BYTES = 3 * 1024 ** 2

export type MailServer = { port: number; close: () => Promise<void> }

/**
 * A mail server for the shop's own mails. It delivers nothing: what it takes lies in the mailbox. For this machine only,
 * without passwords.
 */
export async function startMailServer(state: StoreState, port: number): Promise<MailServer> {
  const [view] = storeViews
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    size: MAX_BYTES,
    closeTimeout: 1000,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (stream.sizeExceeded) return done(Object.assign(new Error('The mail is too large'), { responseCode: 552 }))
        const { subject, text } = readMail(Buffer.concat(chunks).toString('utf8'))
        const outbox = { db: state.db, now: () => new Date(Date.now() + state.clockOffsetMs), view }
        const stored = envelope.rcptTo.map(({ address }) =>
          sendMail({ to: address, kind: 'shop', subject, parts: text.split(/\n{2,}/) }, outbox),
        )
        return void Promise.all(stored).then(() => done(), done)
      })
    },
  })
  server.on('error', (error) => console.error(error))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve())
  })
  const { port: own } = server.server.address() as AddressInfo
  return { port: own, close: () => new Promise((resolve) => server.close(() => resolve())) }
}

/** Subject and text of a mail (RFC 2045, RFC 2047); its HTML says the same. */
function readMail(raw: string): { subject: string; text: string } {
  const whole = partOf(raw)
  const text = leaves(whole).find(({ headers }) =>
    /^text\/plain/i.test(header(headers, 'content-type') || 'text/plain'),
  )
  return { subject: decodeWords(header(whole.headers, 'subject')), text: text ? decodeBody(text).trim() : '' }
}

function partOf(raw: string): Part {
  const [headers = '', ...rest] = raw.replaceAll('\r\n', '\n').split('\n\n')
  return { headers: headers.replace(/\n[ \t]+/g, ' '), body: rest.join('\n\n') }
}

function leaves(part: Part): Part[] {
  const type = header(part.headers, 'content-type')
  const [, boundary] = /^multipart\/.*boundary="?([^";]+)"?/i.exec(type) ?? []
  if (boundary === undefined) return [part]
  const parts = part.body.split(`--${boundary}`).slice(1, -1)
  return parts.flatMap((one) => leaves(partOf(one.replace(/^\n/, ''))))
}

function header(headers: string, name: string): string {
  const start = `${name}:`
  const line = headers.split('\n').find((one) => one.toLowerCase().startsWith(start))
  return line?.slice(start.length).trim() ?? ''
}

function decodeBody({ headers, body }: Part): string {
  const encoding = header(headers, 'content-transfer-encoding').toLowerCase()
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  return encoding === 'quoted-printable' ? decodeQuoted(body.replace(/=\n/g, '')) : body
}

function decodeWords(text: string): string {
  return text
    .replace(/(\?=)\s+(=\?)/g, '$1$2')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decodeQuoted(word.replaceAll('_', ' ')),
    )
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
