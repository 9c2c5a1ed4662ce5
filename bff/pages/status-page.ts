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
  /** File of the build below the base path, that the page runs. */
  script?: string
  /** Set on `<html>`, as on a page of the shop that is not rendered for its address. */
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
 * In the words of the in-app page, with lines in the shop's language. The service worker keeps it and shows it at the address that was
 * asked for; its script looks every 5 s whether that can be had again.
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

/** The store gives no answer and nothing is cached that could stand in for it. */
export function unavailablePage({ locale }: Branding): StatusPage {
  const { unavailable, unavailableHeading, unavailableNext, retry } = textsIn(locale).pages
  return {
    status: 502,
    title: unavailable,
    retryAfter: REFRESH,
    html: paragraphs(unavailableHeading, unavailableNext, `<a href="">${retry}</a>`),
  }
}

/** The store works, its search engine does not: every other page can be had. */
export function searchDownPage({ locale }: Branding): StatusPage {
  const { searchDown, searchDownHeading, searchDownNext, retry } = textsIn(locale).pages
  return {
    status: 503,
    title: searchDown,
    retryAfter: REFRESH,
    html: paragraphs(searchDownHeading, searchDownNext, `<a href="">${retry}</a>`),
  }
}

/** The server has more to do than it can: whoever comes back in a moment is served. */
export function busyPage({ locale }: Branding): StatusPage {
  const { busy, busyNext, retry } = textsIn(locale).pages
  return {
    status: 503,
    title: busy,
    retryAfter: REFRESH,
    html: paragraphs(busy, busyNext, `<a href="">${retry}</a>`),
  }
}

/** The browser sent a form by itself, which the shop takes from its scripts only. */
export function unsentFormPage({ basePath, locale }: Branding): StatusPage {
  const { unsentForm, unsentFormWhy, unsentFormBack, unsentFormNext } = textsIn(locale).pages
  const back = `<a href="">${unsentFormBack}</a>`
  return {
    status: 405,
    title: unsentForm,
    html: paragraphs(unsentForm, unsentFormWhy, back, unsentFormNext(`${basePath}/contact`)),
  }
}

/** A file that is not there for whoever asks, whoever else it may be for. */
export function missingFilePage({ locale }: Branding): StatusPage {
  const { missingFile, missingFileWhy } = textsIn(locale).pages
  return { status: 404, title: missingFile, html: paragraphs(missingFile, missingFileWhy) }
}

/** A link of a mail to a file that the store gives no more, or never had. */
export function missingDownloadPage({ basePath, locale }: Branding): StatusPage {
  const { missingFile, missingDownload, missingDownloadWhy, missingDownloadNext } = textsIn(locale).pages
  const next = missingDownloadNext(`${basePath}/user/downloadable-products`, `${basePath}/contact`)
  return { status: 404, title: missingFile, html: paragraphs(missingDownload, missingDownloadWhy, next) }
}

/** The store gives this file to nobody but its customer, at an address of its own that this shop has not. */
export function reservedDownloadPage({ basePath, locale }: Branding): StatusPage {
  const { reservedDownload, reservedDownloadHeading, reservedDownloadWhy, reservedDownloadNext } = textsIn(locale).pages
  const next = reservedDownloadNext(`${basePath}/contact`)
  return {
    status: 403,
    title: reservedDownload,
    html: paragraphs(reservedDownloadHeading, reservedDownloadWhy, next),
  }
}

/** What became of a link of the newsletter's mails. */
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

/** The link into contribution mode is wrong, or there is none: both look alike. */
export function refusedLinkPage({ locale }: Branding): StatusPage {
  const { refusedLink, refusedLinkHeading, refusedLinkWhy } = textsIn(locale).pages
  return { status: 403, title: refusedLink, html: paragraphs(refusedLinkHeading, refusedLinkWhy) }
}

/** Titled as every page of an error is. `reason` says what did not work, never how: that is in the log. */
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

/** A nosebag, drawn here because these pages must not depend on anything else being served. */
const LOGO = `<svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" focusable="false">
      <path d="M8 20h32l-4 20a4 4 0 0 1-4 3H16a4 4 0 0 1-4-3z" fill="currentColor"/>
      <path d="M10 20C10 6 38 6 38 20" fill="none" stroke="currentColor" stroke-width="3"/>
      <path d="M24 38c-6-4-7-9-6-13 5 1 8 5 6 13zm0 0c0-6 2-9 6-11 1 5-1 9-6 11z" fill="#fff"/>
    </svg>`

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
