import type { FastifyReply } from 'fastify'
import { escapeHtml, plainPage } from '../../transport/pages.ts'

const STYLE = `
:root { color-scheme: light dark; --line: #c9cfd6; --soft: #eef1f5; --accent: #1b4f8f; --on-accent: #fff; --text: #1c2430; --page: #fff; --muted: #566273; --warn: #8a3b00; --warn-bg: #fff3e6 }
@media (prefers-color-scheme: dark) {
  :root { --line: #414b59; --soft: #161b22; --accent: #9cc4f5; --on-accent: #10161e; --text: #e9edf2; --page: #1f2630; --muted: #aab4c2; --warn: #ffc58f; --warn-bg: #3a2a1a }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--soft); color: var(--text); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 28rem; margin: 0 auto; padding: 1.5rem 1rem 4rem }
.card { padding: 1.25rem; background: var(--page); border: 1px solid var(--line); border-radius: .75rem }
h1 { margin: 0 0 .25rem; font-size: 1.35rem; line-height: 1.25 }
p { margin: 0 0 1rem }
.notice { padding: .5rem .75rem; border-radius: .5rem; background: var(--warn-bg); color: var(--warn); font-size: .9rem }
.amount { font-size: 1.75rem; font-weight: 600 }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1rem }
dt { color: var(--muted) }
dd { margin: 0; text-align: right; overflow-wrap: anywhere }
form { display: grid; gap: .75rem }
label { display: block; margin-bottom: .25rem; font-weight: 600 }
input { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--muted); border-radius: .5rem; background: var(--page); color: var(--text); font: inherit }
.row { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem }
button { min-height: 2.75rem; padding: .6rem 1rem; border: 1px solid var(--accent); border-radius: .5rem; background: var(--page); color: var(--accent); font: inherit; font-weight: 600; cursor: pointer }
button.main { background: var(--accent); color: var(--on-accent) }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
fieldset { display: grid; gap: .75rem; margin: 0; padding: 1rem; border: 1px dashed var(--line); border-radius: .5rem }
legend { padding: 0 .35rem; color: var(--muted) }
.error { color: var(--warn); font-weight: 600 }
code { font-size: 1.25rem; letter-spacing: .15em }
`

const SANDBOX = '<p class="notice">Page d’essai : aucune banque n’est contactée et aucun compte n’est débité.</p>'

/** One page of the sandbox, in French. `content` is HTML. */
export function sandboxPage(title: string, content: string): string {
  return plainPage(title, STYLE, `${SANDBOX}<div class="card"><h1>${escapeHtml(title)}</h1>${content}</div>`)
}

/** Sends a page. The content security policy lets forms redirect to `returnUrls`. */
export function sendPage(reply: FastifyReply, status: number, html: string, returnUrls: string[] = []): FastifyReply {
  const origins = returnUrls.flatMap((url) => (URL.canParse(url) ? new URL(url).origin : []))
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${[...new Set(origins)].join(' ')}; frame-ancestors 'none'; base-uri 'none'`,
      'referrer-policy': 'no-referrer',
    })
    .send(html)
}

/** Values of a submitted form; the first one of each name. */
export function formOf(body: unknown): URLSearchParams {
  return new URLSearchParams(typeof body === 'string' ? body : '')
}

export function missingPage(): string {
  return sandboxPage(
    'Paiement introuvable',
    '<p>Ce paiement n’existe pas ou n’existe plus. Retournez à la boutique.</p>',
  )
}
