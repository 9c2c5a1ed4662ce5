import type { Page } from 'playwright-core'

/** A shop that shows the videos of somebody else. */
export const VIDEO_GUEST = { CSP_VIDEO: 'https://www.youtube-nocookie.com' }

/** Simulates third parties. Returns a live list of the page's requests to them. */
export async function answerGuests(
  page: Page,
  shop: string,
  scripts: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const requested: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== shop) requested.push(request.url())
  })
  for (const [address, body] of Object.entries(scripts))
    await page.route(address, (route) => route.fulfill({ contentType: 'text/javascript', body }))
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>Un film' }),
  )
  return requested
}

export type Told = { event: string } & Record<string, unknown>

/** Returns the events of the data layer on this page, of one name or all. */
export async function eventsOf(page: Page, name?: string): Promise<Told[]> {
  const entries = await page.evaluate(() =>
    JSON.stringify((window.dataLayer ?? []).filter((entry) => 'event' in entry)),
  )
  const events = JSON.parse(entries) as Told[]
  return name === undefined ? events : events.filter(({ event }) => event === name)
}

/** Presses a button of the banner or the dialog that asks for consent. */
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

export const banner = (page: Page) => page.getByRole('region', { name: 'Des cookies, si vous voulez' })
