import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { StoreState } from '../state.ts'
import { linkUrl, storeViews } from '../store/views.ts'
import { escapeHtml, plainPage } from '../transport/pages.ts'
import { onlyLoopback } from '../transport/request.ts'
import { findMail, listMails, type MailPart, type SentMail } from './mail.ts'

const STYLE = `
:root { color-scheme: light dark; --line: #d7dbd2; --soft: #f4f6f1; --accent: #2f6b3a; --text: #20241f; --page: #fff; --muted: #5c6459 }
@media (prefers-color-scheme: dark) {
  :root { --line: #3a4038; --soft: #242822; --accent: #8fcf9a; --text: #eceee9; --page: #191c18; --muted: #a5ada1 }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--soft); color: var(--text); font: 16px/1.55 system-ui, sans-serif }
main { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem 4rem }
h1 { font-size: 1.5rem; line-height: 1.25; overflow-wrap: anywhere }
ol, article { margin: 0; padding: 0; list-style: none; background: var(--page); border: 1px solid var(--line); border-radius: .6rem }
article { padding: 1.25rem 1.5rem }
article > p { margin: 0 0 1rem; white-space: pre-line; overflow-wrap: anywhere }
li + li { border-top: 1px solid var(--line) }
li a { display: block; padding: .8rem 1rem; color: inherit; text-decoration: none }
li a:hover, li a:focus-visible { background: var(--soft) }
li strong { display: block }
small, header p { color: var(--muted) }
a { color: var(--accent) }
.button { display: inline-block; padding: .6rem 1.1rem; border-radius: .4rem; background: var(--accent); color: var(--page); text-decoration: none }
table { width: 100%; margin-bottom: 1rem; border-collapse: collapse }
th, td { padding: .35rem 0; border-bottom: 1px solid var(--line); text-align: left; font-weight: normal; vertical-align: top }
td { padding-left: 1rem; text-align: right; white-space: nowrap }
`

const dateFormat = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' })

const MAX_ID = 2_147_483_647

/** `GET /mailbox` and `GET /mailbox/<id>`: mails the store would have sent, for callers on this machine only. */
export function mailboxRoutes(state: StoreState): FastifyPluginAsync {
  return async (app) => {
    onlyLoopback(app)
    app.get('/', async (_request, reply) => send(reply, 200, mailboxPage(await listMails(state.db))))
    app.get<{ Params: { id: string } }>('/:id', async (request, reply) => {
      const id = Number(request.params.id)
      const mail = Number.isInteger(id) && id > 0 && id <= MAX_ID ? await findMail(state.db, id) : null
      return mail ? send(reply, 200, mailPage(mail, state.shopUrl)) : send(reply, 404, mailMissingPage())
    })
  }
}

function send(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'referrer-policy': 'no-referrer',
    })
    .send(html)
}

/** All mails as a list, newest first. */
function mailboxPage(mails: SentMail[]): string {
  const entries = mails.map(
    (mail) =>
      `<li><a href="/mailbox/${mail.id}"><strong>${escapeHtml(mail.subject)}</strong><small>à ${escapeHtml(mail.to)} · ${dateOf(mail)}</small></a></li>`,
  )
  return page(
    'Boîte aux lettres',
    `<header><h1>Boîte aux lettres</h1><p>Les courriels que la boutique d’essai aurait envoyés, du plus récent au plus ancien. Aucun ne part vraiment.</p></header>` +
      (entries.length ? `<ol>${entries.join('')}</ol>` : '<p>Aucun courriel pour le moment.</p>'),
  )
}

/** One mail; its links lead to the shop. */
function mailPage(mail: SentMail, shopUrl: string): string {
  return page(
    mail.subject,
    `<header><p><a href="/mailbox">← Boîte aux lettres</a></p><h1>${escapeHtml(mail.subject)}</h1><p>À ${escapeHtml(mail.to)}, le ${dateOf(mail)}</p></header>` +
      `<article>${mail.parts.map((part) => partHtml(part, linkUrl(shopUrl, viewOf(mail)))).join('')}</article>`,
  )
}

function mailMissingPage(): string {
  return page(
    'Courriel introuvable',
    '<header><h1>Ce courriel n’existe pas ou plus</h1><p><a href="/mailbox">← Boîte aux lettres</a></p></header>',
  )
}

function dateOf({ sentAt }: SentMail): string {
  return `<time datetime="${sentAt}">${dateFormat.format(new Date(sentAt))}</time>`
}

function page(title: string, content: string): string {
  return plainPage(title, STYLE, content)
}

function partHtml(part: MailPart, shopUrl: string): string {
  if (typeof part === 'string') return `<p>${escapeHtml(part)}</p>`
  if ('path' in part) {
    const address = escapeHtml(shopUrl + part.path.replace(/^\//, ''))
    return `<p><a class="button" href="${address}">${escapeHtml(part.label)}</a><br><small>${address}</small></p>`
  }
  const rows = part.rows.map(
    ([label, value]) => `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
  )
  return `<table>${rows.join('')}</table>`
}

function viewOf({ viewId }: SentMail) {
  return storeViews.find(({ id }) => id === viewId) ?? storeViews[0]
}
