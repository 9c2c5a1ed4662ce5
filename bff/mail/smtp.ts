import type { Transporter } from 'nodemailer'
import type { Mail } from './compose-mail.ts'

/** Ms of each step of the SMTP dialogue. */
const STEP_TIMEOUT = 20_000
/** Error codes of nodemailer for failures of the connection or the account. They concern every mail, not one. */
const SERVER_FAULTS: ReadonlySet<string> = new Set([
  'ECONNECTION',
  'ETIMEDOUT',
  'EDNS',
  'ESOCKET',
  'ETLS',
  'EAUTH',
  'EPROTOCOL',
])

/** Returns options that send a password only over an encrypted connection, or to this machine. */
function transportOptions(address: string) {
  const { protocol, hostname, port, username, password } = new URL(address)
  const secure = protocol === 'smtps:'
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    requireTLS: !secure && username !== '' && !isLocal,
    ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: STEP_TIMEOUT,
    greetingTimeout: STEP_TIMEOUT,
    socketTimeout: STEP_TIMEOUT,
    dnsTimeout: STEP_TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** The library is loaded with the first mail. */
export async function connect(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport(transportOptions(url))
}

export async function send(transport: Transporter, mail: Mail): Promise<void> {
  const { id, from, to, replyTo, unsubscribe, subject, text, html, attachments, acceptedAt, dueAt } = mail
  await transport.sendMail({
    from,
    to: { name: '', address: to },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    date: new Date(dueAt ?? acceptedAt),
    // The same for each attempt, so that a mail sent twice after a crash can be recognised.
    messageId: `<${id.slice(0, 40)}@${from.address.slice(from.address.indexOf('@') + 1)}>`,
    // RFC 3834: no out-of-office note in return.
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...(unsubscribe !== undefined && { list: { unsubscribe } }),
    attachments: attachments.map(({ name, contentType, content }) => ({
      filename: name,
      contentType,
      content: Buffer.from(content, 'base64'),
      contentDisposition: 'attachment' as const,
    })),
  })
}

export type Fault = { code: string; reply: number | null; isFinal: boolean; isOfServer: boolean }

/** Returns the codes of an error only: texts of mail servers name the address. */
export function fault(error: unknown): Fault {
  const { code, responseCode, command } = error as { code?: unknown; responseCode?: unknown; command?: unknown }
  const reply = typeof responseCode === 'number' ? responseCode : null
  const name = typeof code === 'string' ? code : 'unknown'
  return {
    code: name,
    reply,
    // The mail server refuses this address permanently.
    isFinal: command === 'RCPT TO' && reply !== null && reply >= 550 && reply < 560,
    isOfServer: SERVER_FAULTS.has(name),
  }
}
