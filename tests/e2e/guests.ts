import type { Page } from 'playwright-core'

/** A shop that uses every service of others there can be. */
export const GUESTS = {
  TAG_MANAGER_URL: 'https://tags.example/gtm.js?id=GTM-E2E',
  CSP_ADS: 'https://ads.example',
  CSP_VIDEO: 'https://www.youtube-nocookie.com',
  REVIEWS_WIDGET_URL: 'https://avis.example/widget.js',
  REVIEWS_DASHBOARD_URL: 'https://avis.example/musette',
}

/** Stands for those others: scripts that say that they ran. Answers the list, kept up to date, of what the page asked of strangers. */
export async function answerGuests(page: Page, shop: string): Promise<string[]> {
  const requested: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== shop) requested.push(request.url())
  })
  const script = (body: string) => ({ contentType: 'text/javascript', body })
  await page.route('https://tags.example/**', (route) => route.fulfill(script('window.tagManagerRan = true')))
  await page.route('https://avis.example/**', (route) => route.fulfill(script('window.reviewsRan = true')))
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>Un film' }),
  )
  return requested
}

export type Told = { event: string } & Record<string, unknown>

/** What the data layer was told on this page; of one name, or all. */
export async function eventsOf(page: Page, name?: string): Promise<Told[]> {
  const entries = await page.evaluate(() =>
    JSON.stringify((window.dataLayer ?? []).filter((entry) => 'event' in entry)),
  )
  const events = JSON.parse(entries) as Told[]
  return name === undefined ? events : events.filter(({ event }) => event === name)
}
