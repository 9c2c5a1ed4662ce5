import { launchBrowser } from './browser.ts'

const ADDRESS = 'http://plain.example/'
/** Of the phone that Lighthouse pretends to be. */
const PHONE = { width: 412, height: 823 }
const ENTRIES = 150
const ENTRY = '<li><a href="#">A link</a><p>A line of text, and some more of it.</p></li>'
const STYLES = 'ul { display: grid; grid-template-columns: 1fr 1fr; gap: 8px } li { border: 1px solid; padding: 8px }'
const DOCUMENT = `<!doctype html><title>Plain page</title><style>${STYLES}</style><ul>${ENTRY.repeat(ENTRIES)}</ul>`

/**
 * In ms: what the main thread of Chromium works to show a page that has text and styles only, and is the same whatever the shop becomes.
 * It says how fast this machine is for pages just now: slow system calls and a crowded memory count as much as the processor.
 */
export async function plainPageTime(): Promise<number> {
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ viewport: PHONE })
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: DOCUMENT }))
    await page.goto(ADDRESS)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Infinity)
  } finally {
    await browser.close()
  }
}
