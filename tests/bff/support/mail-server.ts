import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail that the server accepted. */
export type TakenMail = { from: string; to: string[]; raw: string; header(name: string): string | undefined }

export type MailServer = {
  url: string
  port: number
  mails: TakenMail[]
  /** Mails whose content is being sent, accepted or not. */
  begun: number
  /** Called before a mail is accepted; what it throws is the server's refusal. */
  take(mail: TakenMail): Promise<void> | void
  /** Called for each address. */
  admit(address: string): void
  /** Called at each sign-in. */
  identify(user: string, password: string): void
  close(): Promise<void>
}

/** An error with a reply code of SMTP. */
export function refusal(code: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode: code })
}

/** A small mail server on this machine. With a `port` it replaces one that was closed. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    logger: false,
    closeTimeout: 100,
    onAuth({ username, password }, _session, done) {
      try {
        taken.identify(username ?? '', password ?? '')
        done(null, { user: username ?? '' })
      } catch (error) {
        done(error as Error)
      }
    },
    onRcptTo({ address }, _session, done) {
      try {
        taken.admit(address)
        done()
      } catch (error) {
        done(error as Error)
      }
    },
    onData(stream, { envelope }, done) {
      taken.begun++
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8')
        const mail: TakenMail = {
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          raw,
          header: (name) => headerOf(raw, name),
        }
        void (async () => {
          try {
            await taken.take(mail)
            taken.mails.push(mail)
            done()
          } catch (error) {
            done(error as Error)
          }
        })()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  const { port: own } = server.server.address() as AddressInfo
  const taken: MailServer = {
    url: `smtp://127.0.0.1:${own}`,
    port: own,
    mails: [],
    begun: 0,
    take() {},
    admit() {},
    identify() {},
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return taken
}

/** A header with its folded lines joined. */
function headerOf(raw: string, name: string): string | undefined {
  const [head = ''] = raw.split(/\r?\n\r?\n/)
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  const start = `${name.toLowerCase()}:`
  return lines
    .find((line) => line.toLowerCase().startsWith(start))
    ?.slice(start.length)
    .trim()
}

/** The first text of a mail, decoded. */
export function plainText(raw: string): string {
  const [, head = '', body = ''] = /(content-type: text\/plain[\s\S]*?)\r?\n\r?\n([\s\S]*?)\r?\n--/i.exec(raw) ?? []
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8')
  if (!/quoted-printable/i.test(head)) return body
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
