import { createHash } from 'node:crypto'
import type { ShopSettings } from '../config.ts'

/** A mail as it waits in the queue: whatever it takes to send it. */
export type Mail = {
  /** Digest of its content and recipient: the same mail again has the same id, and is not sent again. */
  id: string
  /** For log and metrics: from the code, never from a client. */
  kind: string
  /** ISO time at which the queue took it. */
  acceptedAt: string
  /** ISO time before which it is not sent. */
  dueAt?: string
  /** Digest of the network that a visitor wrote it from; absent for what the shop writes of its own accord. */
  network?: string
  from: { name: string; address: string }
  to: string
  replyTo?: string
  subject: string
  text: string
  html: string
  attachments: Attachment[]
}

/** `content` in base64. */
export type Attachment = { name: string; contentType: string; content: string }

/** A paragraph, lines with a label each, or a link. Plain texts: the HTML is made from them. */
export type LetterPart =
  string | { rows: readonly (readonly [label: string, value: string])[] } | { link: string; label: string }

export type Letter = {
  kind: string
  /** What makes this letter the same as an earlier one. */
  key: readonly string[]
  to: string
  replyTo?: string
  subject: string
  parts: readonly LetterPart[]
  attachments?: readonly Attachment[]
}

const MAX_SUBJECT = 200
const MAX_ADDRESS = 254
/** One address without a name. Whatever could end it, or begin another one or another header, is refused. */
const ADDRESS = /^[^\s\p{Cc}@<>(),;:\\"[\]]+@[^\s\p{Cc}@<>(),;:\\"[\]]+$/u

/** The same for the same letter. */
export function mailId({ kind, to, key }: Pick<Letter, 'kind' | 'to' | 'key'>): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, to, ...key]))
    .digest('hex')
}

/** The mail that a letter becomes, from the shop at this time. Throws if an address is none. */
export function mailOf(
  letter: Letter,
  shop: Pick<ShopSettings, 'name' | 'mailFrom'>,
  at: Date,
  network?: string,
): Mail {
  const { kind, to, replyTo, subject, parts, attachments = [] } = letter
  const from = { name: oneLine(shop.name ?? ''), address: addressOf(shop.mailFrom) }
  return {
    id: mailId(letter),
    kind,
    acceptedAt: at.toISOString(),
    ...(network !== undefined && { network: createHash('sha256').update(network).digest('hex').slice(0, 16) }),
    from,
    to: addressOf(to),
    ...(replyTo !== undefined && { replyTo: addressOf(replyTo) }),
    subject: oneLine(subject).slice(0, MAX_SUBJECT),
    text: `${parts.map(textOf).join('\n\n')}\n`,
    html: `<!doctype html><meta charset="utf-8"><div style="max-width:40em;font:16px/1.5 sans-serif">${parts.map(htmlOf).join('')}</div>`,
    attachments: attachments.map((file) => ({ ...file, name: oneLine(file.name) })),
  }
}

function addressOf(text: string): string {
  if (text.length > MAX_ADDRESS || !ADDRESS.test(text)) throw new TypeError('This is not a mail address')
  return text
}

/** Control characters and line ends could pass for a header of the mail. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

function textOf(part: LetterPart): string {
  if (typeof part === 'string') return part
  if ('link' in part) return `${part.label}: ${part.link}`
  return part.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
}

function htmlOf(part: LetterPart): string {
  if (typeof part === 'string') return `<p style="white-space:pre-line">${escapeHtml(part)}</p>`
  if ('link' in part) return `<p><a href="${escapeHtml(part.link)}">${escapeHtml(part.label)}</a></p>`
  const rows = part.rows.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0">${escapeHtml(label)}</th><td style="white-space:pre-line">${escapeHtml(value)}</td></tr>`,
  )
  return `<table>${rows.join('')}</table>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
