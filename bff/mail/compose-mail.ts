import { createHash } from 'node:crypto'
import type { ShopSettings } from '../config.ts'
import { currentLocale } from '../i18n/locale.ts'
import { t } from '../i18n/texts.ts'

/** A queued mail, with everything needed to send it. */
export type Mail = {
  /** Digest of its content and recipient: the same mail again has the same id, and is not sent again. */
  id: string
  /** For log and metrics: from the code, never from a client. */
  kind: string
  /** ISO time at which the queue took it. */
  acceptedAt: string
  /** ISO time before which it is not sent. */
  dueAt?: string
  /** Digest of the visitor's network; absent for mails that no visitor caused. */
  network?: string
  from: { name: string; address: string }
  to: string
  replyTo?: string
  /** URL of a page that ends mails of this kind (`List-Unsubscribe`, RFC 2369). */
  unsubscribe?: string
  subject: string
  text: string
  html: string
  attachments: Attachment[]
}

/** `content` in base64. */
export type Attachment = { name: string; contentType: string; content: string }

/** A paragraph, labelled lines, a button, or a link for a secondary action. All texts are plain; the HTML is made from them. */
export type MailPart =
  | string
  | { rows: readonly (readonly [label: string, value: string])[] }
  | { link: string; label: string; isAside?: boolean }

/** What a mail says, to whom. The queue makes it a `Mail` once. */
export type MailDraft = {
  kind: string
  /** Identity of the mail: those of one kind and recipient with the same key are the same mail. */
  key: readonly string[]
  to: string
  replyTo?: string
  /** URL of a page that ends mails of this kind. Mail programs offer it beside the sender. */
  unsubscribe?: string
  subject: string
  parts: readonly MailPart[]
  attachments?: readonly Attachment[]
}

const MAX_SUBJECT = 200
const MAX_ADDRESS = 254
/** One address without a name. Refuses characters that could end it, or begin another address or header. */
const ADDRESS = /^[^\s\p{Cc}@<>(),;:\\"[\]]+@[^\s\p{Cc}@<>(),;:\\"[\]]+$/u

/** Returns the id of a mail: the same for the same draft. */
export function mailId({ kind, to, key }: Pick<MailDraft, 'kind' | 'to' | 'key'>): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, to, ...key]))
    .digest('hex')
}

/** Turns a draft into a mail from the shop at this time. Throws for an invalid address. */
export function mailOf(
  draft: MailDraft,
  shop: Pick<ShopSettings, 'name' | 'mailFrom'>,
  at: Date,
  network?: string,
): Mail {
  const { kind, to, replyTo, unsubscribe, subject, parts, attachments = [] } = draft
  const from = { name: oneLine(shop.name ?? ''), address: addressOf(shop.mailFrom) }
  return {
    id: mailId(draft),
    kind,
    acceptedAt: at.toISOString(),
    ...(network !== undefined && { network: createHash('sha256').update(network).digest('hex').slice(0, 16) }),
    from,
    to: addressOf(to),
    ...(replyTo !== undefined && { replyTo: addressOf(replyTo) }),
    ...(unsubscribe !== undefined && { unsubscribe: new URL(unsubscribe).href }),
    // Without half of an emoji at the end.
    subject: oneLine(subject)
      .slice(0, MAX_SUBJECT)
      .replace(/\p{Cs}$/u, ''),
    text: `${parts.map(textOf).join('\n\n')}\n`,
    html: pageOf(oneLine(subject), from.name, parts.map(htmlOf).join('')),
    attachments: attachments.map((file) => ({ ...file, name: oneLine(file.name) })),
  }
}

function addressOf(text: string): string {
  if (text.length > MAX_ADDRESS || !ADDRESS.test(text)) throw new TypeError('This is not a mail address')
  return text
}

/** Replaces control characters and line ends, which could inject a header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

function textOf(part: MailPart): string {
  if (typeof part === 'string') return part
  if ('link' in part) return t('mail.line', { label: part.label, value: part.link })
  return part.rows.map(([label, value]) => t('mail.line', { label, value })).join('\n')
}

/** Returns the HTML. Only buttons have colours, because mail programs add dark backgrounds. */
function pageOf(subject: string, shop: string, content: string): string {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title>`
  const name = shop && `<p style="margin:0 0 24px;font-size:22px;font-weight:bold">${escapeHtml(shop)}</p>`
  return `<!doctype html><html lang="${escapeHtml(currentLocale())}"><head>${head}</head><body style="margin:0"><div style="box-sizing:border-box;max-width:600px;margin:0 auto;padding:24px 20px 40px;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Arial,sans-serif;overflow-wrap:anywhere">${name}${content}</div></body></html>`
}

const BUTTON =
  'display:inline-block;padding:12px 20px;border:1px solid #ffffff;border-radius:8px;color:#ffffff;background:#26332b;font-weight:bold;text-decoration:none'

function htmlOf(part: MailPart): string {
  if (typeof part === 'string') return `<p style="margin:0 0 16px;white-space:pre-line">${escapeHtml(part)}</p>`
  if ('link' in part) {
    const link = `<a href="${escapeHtml(part.link)}" style="${part.isAside ? 'color:inherit' : BUTTON}">${escapeHtml(part.label)}</a>`
    return `<p style="margin:0 0 16px">${link}</p>`
  }
  const cell = 'padding:8px 0;border-bottom:1px solid #8c968f;text-align:left;vertical-align:top'
  const rows = part.rows.map(
    ([label, value]) =>
      `<tr><th scope="row" style="${cell};padding-right:16px;width:34%;font-weight:normal">${escapeHtml(label)}</th><td style="${cell};font-weight:bold;white-space:pre-line">${escapeHtml(value)}</td></tr>`,
  )
  return `<table style="width:100%;margin:0 0 24px;border-collapse:collapse">${rows.join('')}</table>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
