import { languageOf } from '../../schema/shop-constants.ts'
import type { Branding } from '../http/unavailable.ts'
import { textsIn } from '../i18n/texts.ts'
import { STATUS_STYLE_PATH } from './status-style.ts'

export type StatusPage = {
  status: number
  title: string
  html: string
  refresh?: number
  retryAfter?: number
  /** File of the build below the base path, run by the page. */
  script?: string
  /** Set on `<html>`. */
  flag?: 'offline' | 'maintenance'
}

/** Seconds. */
const REFRESH = 5

/** In the words of the in-app page, with a line in the shop's language. */
export function maintenancePage({ siteName, locale }: Branding): StatusPage {
  return {
    status: 503,
    title: '503 - Currently unavailable',
    flag: 'maintenance',
    refresh: REFRESH,
    retryAfter: REFRESH,
    html: `
      <h1 lang="en">${escapeHtml(siteName)} is currently unavailable</h1>
      <p lang="en">Our service team has been dispatched to bring it back online.</p>
      <p>${textsIn(locale).pages.maintenance}</p>`,
  }
}

/**
 * In the words of the in-app page, with lines in the shop's language. The service worker caches it and shows it at the requested URL. Its script
 * checks every 5 s whether the shop can be reached.
 */
export function offlinePage({ siteName, locale }: Branding): StatusPage {
  const name = escapeHtml(siteName)
  const { offline, offlineNext, retry } = textsIn(locale).pages
  return {
    status: 200,
    title: `You're offline - ${siteName}`,
    flag: 'offline',
    script: '/offline.js',
    html: `
      <h1 lang="en">You can't access to ${name} because you are offline</h1>
      <p lang="en">It seems that you have some issues with your network. Please make sure that you have access to internet before reloading.</p>
      <p><strong>${offline}</strong></p>
      <p>${offlineNext}</p>
      <p><a href="">${retry}</a></p>`,
  }
}

/** The store does not respond and the page is not cached. */
export function unavailablePage({ locale }: Branding): StatusPage {
  const { unavailable, unavailableHeading, unavailableNext, retry } = textsIn(locale).pages
  return {
    status: 502,
    title: unavailable,
    retryAfter: REFRESH,
    html: paragraphs(unavailableHeading, unavailableNext, `<a href="">${retry}</a>`),
  }
}

/** The store works, but its search engine does not. */
export function searchDownPage({ locale }: Branding): StatusPage {
  const { searchDown, searchDownHeading, searchDownNext, retry } = textsIn(locale).pages
  return {
    status: 503,
    title: searchDown,
    retryAfter: REFRESH,
    html: paragraphs(searchDownHeading, searchDownNext, `<a href="">${retry}</a>`),
  }
}

/** The server is overloaded. */
export function busyPage({ locale }: Branding): StatusPage {
  const { busy, busyNext, retry } = textsIn(locale).pages
  return {
    status: 503,
    title: busy,
    retryAfter: REFRESH,
    html: paragraphs(busy, busyNext, `<a href="">${retry}</a>`),
  }
}

/** The browser submitted a form without the shop's scripts. */
export function unsentFormPage({ basePath, locale }: Branding): StatusPage {
  const { unsentForm, unsentFormWhy, unsentFormBack, unsentFormNext } = textsIn(locale).pages
  const back = `<a href="">${unsentFormBack}</a>`
  return {
    status: 405,
    title: unsentForm,
    html: paragraphs(unsentForm, unsentFormWhy, back, unsentFormNext(`${basePath}/contact`)),
  }
}

/** A file that does not exist or belongs to somebody else: both look alike. */
export function missingFilePage({ locale }: Branding): StatusPage {
  const { missingFile, missingFileWhy } = textsIn(locale).pages
  return { status: 404, title: missingFile, html: paragraphs(missingFile, missingFileWhy) }
}

/** A link in a mail to a file that the store does not deliver. */
export function missingDownloadPage({ basePath, locale }: Branding): StatusPage {
  const { missingFile, missingDownload, missingDownloadWhy, missingDownloadNext } = textsIn(locale).pages
  const next = missingDownloadNext(`${basePath}/user/downloadable-products`, `${basePath}/contact`)
  return { status: 404, title: missingFile, html: paragraphs(missingDownload, missingDownloadWhy, next) }
}

/** The store delivers this file to its customer only, at a URL that this shop does not have. */
export function reservedDownloadPage({ basePath, locale }: Branding): StatusPage {
  const { reservedDownload, reservedDownloadHeading, reservedDownloadWhy, reservedDownloadNext } = textsIn(locale).pages
  const next = reservedDownloadNext(`${basePath}/contact`)
  return {
    status: 403,
    title: reservedDownload,
    html: paragraphs(reservedDownloadHeading, reservedDownloadWhy, next),
  }
}

/** The result of a link in a newsletter mail. */
export function newsletterPage(
  what: 'confirm' | 'unsubscribe',
  isDone: boolean,
  { basePath, locale }: Branding,
): StatusPage {
  const { newsletter, home, contact } = textsIn(locale).pages
  const about = `<a href="${basePath}/newsletter">${newsletter.page}</a>`
  if (!isDone)
    return {
      status: 404,
      title: newsletter.invalid,
      html: paragraphs(
        newsletter.invalidHeading,
        newsletter.invalidWhy,
        `${about} – <a href="${basePath}/contact">${contact}</a>`,
      ),
    }
  return {
    status: 200,
    title: newsletter[what],
    html: paragraphs(newsletter[what], newsletter[`${what}Next`], `${about} – <a href="${basePath}/">${home}</a>`),
  }
}

/** The contribution link is wrong, or the mode is disabled: both look alike. */
export function refusedLinkPage({ locale }: Branding): StatusPage {
  const { refusedLink, refusedLinkHeading, refusedLinkWhy } = textsIn(locale).pages
  return { status: 403, title: refusedLink, html: paragraphs(refusedLinkHeading, refusedLinkWhy) }
}

/** `reason` says what did not work. Details are in the log only. */
export function errorPage(
  { locale }: Branding,
  requestId: string,
  reason = 'The page could not be rendered.',
): StatusPage {
  const { error, reference } = textsIn(locale).pages
  return {
    status: 500,
    title: 'An error occured.',
    html: `
      <h1 lang="en">An error occured.</h1>
      <p>${error}</p>
      <p class="reference" lang="en">${escapeHtml(reason)}</p>
      <p class="reference">${reference} <code>${escapeHtml(requestId)}</code></p>`,
  }
}

function paragraphs(heading: string, ...sentences: string[]): string {
  return [`<h1>${heading}</h1>`, ...sentences.map((html) => `<p>${html}</p>`)].map((line) => `\n      ${line}`).join('')
}

export function statusPageHtml(page: StatusPage, { basePath, siteName, mark, locale }: Branding): string {
  const { title, html, refresh, script, flag } = page
  return `<!doctype html>
<html lang="${languageOf(locale)}"${flag ? ` data-status="${flag}"` : ''}>
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">${refresh ? `\n    <meta http-equiv="refresh" content="${refresh}">` : ''}
    <title>${escapeHtml(title)}</title>
    <link rel="stylesheet" href="${basePath}${STATUS_STYLE_PATH}">${script ? `\n    <script defer src="${basePath}${script}"></script>` : ''}
  </head>
  <body>
    <header><a href="${basePath}/" class="logo">${mark ?? LOGO}<span>${escapeHtml(siteName)}</span></a></header>
    <main>${html}
    </main>
  </body>
</html>
`
}

/** Inline, because these pages must not depend on other files. */
const LOGO = `<svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" focusable="false">
      <path d="M8 20h32l-4 20a4 4 0 0 1-4 3H16a4 4 0 0 1-4-3z" fill="currentColor"/>
      <path d="M10 20C10 6 38 6 38 20" fill="none" stroke="currentColor" stroke-width="3"/>
      <path d="M24 38c-6-4-7-9-6-13 5 1 8 5 6 13zm0 0c0-6 2-9 6-11 1 5-1 9-6 11z" fill="#fff"/>
    </svg>`

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
