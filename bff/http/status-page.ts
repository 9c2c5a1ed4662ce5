import { phoneLink } from '../../schema/phone-link.ts'
import type { Branding } from './unavailable.ts'
import { languageOf, type TextId, textsOf } from '../i18n/texts.ts'
import { STATUS_STYLE_PATH } from './status-style.ts'

export type StatusPage = {
  status: number
  title: string
  html: string
  /** Reloads the page once it is available again; without scripts, after this many seconds. */
  recovers?: true | { refresh: number }
  retryAfter?: number
  /** Set on `<html>`. */
  flag?: 'offline' | 'maintenance'
}

/** Seconds. */
const REFRESH = 5
/**
 * Checks every 5 s whether the page is available again, and loads it only then: an earlier reload would interrupt screen reader users (RGAA 4.1,
 * criterion 13.1). Below the base path, as a file of the build.
 */
const RECOVERY_SCRIPT = '/offline.js'

export function maintenancePage(branding: Branding): StatusPage {
  return {
    status: 503,
    title: '503 - Currently unavailable',
    flag: 'maintenance',
    recovers: { refresh: REFRESH },
    retryAfter: REFRESH,
    html: standIn(branding, 'maintenance', {
      heading: `${branding.siteName} is currently unavailable`,
      text: 'Our service team has been dispatched to bring it back online.',
    }),
  }
}

/** The service worker caches it and shows it at the requested URL. */
export function offlinePage(branding: Branding): StatusPage {
  return {
    status: 200,
    title: `You're offline - ${branding.siteName}`,
    flag: 'offline',
    recovers: true,
    html: standIn(branding, 'offline', {
      heading: `You can't access to ${branding.siteName} because you are offline`,
      text: 'It seems that you have some issues with your network. Please make sure that you have access to internet before reloading.',
    }),
  }
}

/** The same as the in-app page: first what to do, in the shop's language, then an English heading. A script shows the hidden parts. */
function standIn(branding: Branding, status: 'maintenance' | 'offline', english: { heading: string; text: string }) {
  const { siteName, presence } = branding
  const t = textsOf(branding)
  const say = (id: TextId, values?: Parameters<typeof t>[1]) => escapeHtml(t(id, values))
  return `
      <p class="lead">${say(`shell.${status}.heading`, { site: siteName })}</p>
      <p>${say(`shell.${status}.text`)}</p>
      <p hidden data-cart="${escapeHtml(presence)}">${say('shell.fallback.cart')}</p>
      <p class="actions">
        <a href="" class="button">${say('ui.retry')}</a>
        <button type="button" class="button" hidden data-back>${say('shell.fallback.back')}</button>
      </p>
      <p role="status" data-still="${say('shell.fallback.still')}"></p>${byPhone(branding)}
      <div class="english">
        <h1 lang="en">${escapeHtml(english.heading)}</h1>
        <p lang="en">${escapeHtml(english.text)}</p>
      </div>`
}

/** The store does not respond and the page is not cached. */
export function unavailablePage(branding: Branding): StatusPage {
  return { ...retryPage(branding, 502, 'unavailable', 'pages.unavailableHeading'), recovers: { refresh: REFRESH } }
}

/** The store works, but its search engine does not. */
export function searchDownPage(branding: Branding): StatusPage {
  return retryPage(branding, 503, 'searchDown', 'pages.searchDownHeading')
}

/** The server is overloaded. */
export function busyPage(branding: Branding): StatusPage {
  return retryPage(branding, 503, 'busy', 'pages.busy')
}

/** A page for something that works again after a while. */
function retryPage(
  branding: Branding,
  status: number,
  name: 'unavailable' | 'searchDown' | 'busy',
  heading: TextId,
): StatusPage {
  const t = textsOf(branding)
  return {
    status,
    title: t(`pages.${name}`),
    retryAfter: REFRESH,
    html:
      paragraphs(t(heading), t(`pages.${name}Next`, { home: `${branding.basePath}/` }), button('', t('ui.retry'))) +
      byPhone(branding),
  }
}

/** The browser submitted a form without the shop's scripts. */
export function unsentFormPage(branding: Branding): StatusPage {
  const t = textsOf(branding)
  return {
    status: 405,
    title: t('pages.unsentForm'),
    html: paragraphs(
      t('pages.unsentForm'),
      t('pages.unsentFormWhy'),
      button('', t('pages.unsentFormBack')),
      t('pages.unsentFormNext', { contact: `${branding.basePath}/contact` }),
    ),
  }
}

/** A form that was sent without the shop's scripts, and refused for these reasons. */
export function refusedFormPage(branding: Branding, reasons: readonly string[], page: string): StatusPage {
  const t = textsOf(branding)
  return {
    status: 422,
    title: t('pages.refusedForm'),
    html: paragraphs(t('pages.refusedForm'), ...reasons.map(escapeHtml), button(page, t('pages.refusedFormBack'))),
  }
}

/** Somebody signed in without the shop's scripts, and the cart has changed with it. */
export function signedInPage(branding: Branding, notes: readonly string[], next: string): StatusPage {
  const t = textsOf(branding)
  return {
    status: 200,
    title: t('pages.signedIn'),
    html: paragraphs(
      t('pages.signedIn'),
      ...notes.map(escapeHtml),
      button(branding.basePath + next, t('account.continue')),
      `<a href="${branding.basePath}/cart">${t('cart.view')}</a>`,
    ),
  }
}

/** The browser did not send back the cookie that it was given. */
export function cookiesPage(branding: Branding, page: string): StatusPage {
  const t = textsOf(branding)
  return {
    status: 403,
    title: t('pages.cookies'),
    html: paragraphs(
      t('pages.cookies'),
      escapeHtml(t('ui.cookiesRefused')),
      button(page, t('ui.retry')),
      t('pages.cookiesNext', { contact: `${branding.basePath}/contact` }),
    ),
  }
}

/** An address was subscribed to the newsletter without the shop's scripts. */
export function subscribedPage(branding: Branding, email: string): StatusPage {
  const t = textsOf(branding)
  return {
    status: 200,
    title: t('account.newsletter.title'),
    html: paragraphs(
      escapeHtml(t('account.newsletter.title')),
      escapeHtml(t('account.newsletter.requested', { email })),
      button(`${branding.basePath}/`, t('faq.backToShop')),
    ),
  }
}

/** A file that does not exist or belongs to somebody else: both look alike. */
export function missingFilePage(branding: Branding): StatusPage {
  const t = textsOf(branding)
  return {
    status: 404,
    title: t('pages.missingFile'),
    html: paragraphs(
      t('pages.missingFile'),
      t('pages.missingFileWhy'),
      button(`${branding.basePath}/user`, t('shell.account')),
      `<a href="${branding.basePath}/contact">${t('contact.title')}</a>`,
    ),
  }
}

/** A link in a mail to a file that the store does not deliver. */
export function missingDownloadPage(branding: Branding): StatusPage {
  const t = textsOf(branding)
  const next = t('pages.missingDownloadNext', {
    downloads: `${branding.basePath}/user/downloadable-products`,
    contact: `${branding.basePath}/contact`,
  })
  return {
    status: 404,
    title: t('pages.missingFile'),
    html: paragraphs(t('pages.missingDownload'), t('pages.missingDownloadWhy'), next),
  }
}

/** The store delivers this file to its customer only, at a URL that this shop does not have. */
export function reservedDownloadPage(branding: Branding): StatusPage {
  const t = textsOf(branding)
  const next = t('pages.reservedDownloadNext', { contact: `${branding.basePath}/contact` })
  return {
    status: 403,
    title: t('pages.reservedDownload'),
    html: paragraphs(t('pages.reservedDownloadHeading'), t('pages.reservedDownloadWhy'), next),
  }
}

/** The result of the link that confirms the address of a new account. */
export function accountConfirmationPage(isDone: boolean, branding: Branding): StatusPage {
  const t = textsOf(branding)
  const heading = t(isDone ? 'pages.account.confirmed' : 'pages.newsletter.invalidHeading')
  const next = t(isDone ? 'pages.account.confirmedNext' : 'customer.confirmationEnded')
  return {
    status: isDone ? 200 : 404,
    title: isDone ? heading : t('pages.newsletter.invalid'),
    html: paragraphs(heading, next, button(`${branding.basePath}/login`, t('pages.account.signIn'))),
  }
}

/** The result of a link in a newsletter mail. */
export function newsletterPage(what: 'confirm' | 'unsubscribe', isDone: boolean, branding: Branding): StatusPage {
  const t = textsOf(branding)
  const { basePath } = branding
  const about = `${basePath}/newsletter`
  if (!isDone) {
    const contact = `<a href="${basePath}/contact">${escapeHtml(t('contact.title'))}</a>`
    return {
      status: 404,
      title: t('pages.newsletter.invalid'),
      html: paragraphs(
        t('pages.newsletter.invalidHeading'),
        t('pages.newsletter.invalidWhy'),
        button(about, t('pages.newsletter.page')),
        contact,
      ),
    }
  }
  const heading = t(`pages.newsletter.${what}`)
  return {
    status: 200,
    title: heading,
    html: paragraphs(
      heading,
      t(`pages.newsletter.${what}Next`),
      button(`${basePath}/`, t('faq.backToShop')),
      `<a href="${about}">${t('pages.newsletter.page')}</a>`,
    ),
  }
}

/** The contribution link is wrong, or the mode is disabled: both look alike. */
export function refusedLinkPage(branding: Branding): StatusPage {
  const t = textsOf(branding)
  return {
    status: 403,
    title: t('pages.refusedLink'),
    html: paragraphs(t('pages.refusedLinkHeading'), t('pages.refusedLinkWhy')),
  }
}

/** `reason` says what did not work. Details are in the log only. */
export function errorPage(
  branding: Branding,
  requestId: string,
  reason = 'The page could not be rendered.',
): StatusPage {
  const t = textsOf(branding)
  return {
    status: 500,
    title: 'An error occured.',
    html: `
      <p class="lead">${t('pages.error')}</p>
      <p>${t('pages.errorNext', { home: `${branding.basePath}/` })}</p>
      <p>${button('', t('ui.retry'))}</p>${byPhone(branding)}
      <div class="english">
        <h1 lang="en">An error occured.</h1>
        <p lang="en">${escapeHtml(reason)}</p>
        <p>${t('pages.reference')} <code>${escapeHtml(requestId)}</code></p>
      </div>`,
  }
}

function paragraphs(heading: string, ...sentences: string[]): string {
  return [`<h1>${heading}</h1>`, ...sentences.map((html) => `<p>${html}</p>`)].map((line) => `\n      ${line}`).join('')
}

/** A line with the number of customer service; nothing without one. */
function byPhone(branding: Branding): string {
  const { phone } = branding
  if (!phone) return ''
  const link = `<a href="${phoneLink(phone)}">${escapeHtml(phone)}</a>`
  return `\n      <p>${escapeHtml(textsOf(branding)('shell.fallback.phone'))} ${link}</p>`
}

function button(href: string, label: string): string {
  return `<a href="${escapeHtml(href)}" class="button">${escapeHtml(label)}</a>`
}

export function statusPageHtml(page: StatusPage, { basePath, siteName, mark, locale, isLight }: Branding): string {
  const { title, html, recovers, flag } = page
  return `<!doctype html>
<html lang="${languageOf(locale)}"${isLight ? ' data-scheme="light"' : ''}${flag ? ` data-status="${flag}"` : ''}>
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${escapeHtml(title)}</title>
    <link rel="icon" href="${basePath}/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="${basePath}${STATUS_STYLE_PATH}">${recovers ? recovery(recovers, basePath) : ''}
  </head>
  <body>
    <header><a href="${basePath}/" class="logo">${mark ?? LOGO}<span>${escapeHtml(siteName)}</span></a></header>
    <main>${html}
    </main>
  </body>
</html>
`
}

function recovery(recovers: true | { refresh: number }, basePath: string): string {
  const script = `\n    <script defer src="${basePath}${RECOVERY_SCRIPT}"></script>`
  if (recovers === true) return script
  return `${script}\n    <noscript><meta http-equiv="refresh" content="${recovers.refresh}"></noscript>`
}

/** The drawing of `favicon.svg`: inline, because these pages must not depend on other files. */
const LOGO = `<svg viewBox="0 0 40 40" width="48" height="48" aria-hidden="true" focusable="false">
      <path d="M11 17C11 8 15 3.5 20 3.5S29 8 29 17" fill="none" stroke="currentColor" stroke-width="2.6"/>
      <path d="M6 15.5h28L32.2 29a8.5 8.5 0 0 1-8.4 7.5h-7.6A8.5 8.5 0 0 1 7.8 29L6 15.5Z" fill="currentColor"/>
      <path d="M14.5 30c-1.6-6.6 3.2-10.4 12-10.2.4 8-4.8 12.4-12 10.2Z" class="leaf"/>
      <path d="M13.2 32.2c1.8-4 4.4-6.7 8-8.6" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round"/>
    </svg>`

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
