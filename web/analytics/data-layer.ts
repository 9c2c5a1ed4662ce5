/** An event as tag managers read it: a name and what belongs to it. */
export type DataLayerEvent = { event: string } & Readonly<Record<string, unknown>>

declare global {
  interface Window {
    /** What happened on the page, for the tag manager to pick up once the shopper has consented. */
    dataLayer?: object[]
  }
}

/** Entries that wait when nobody reads them. */
const MAX_WAITING = 200

let isLoud = false

/** Logs every event to the console as well (`ANALYTICS_DEBUG`); off by default. */
export function debugEvents(loud: boolean): void {
  isLoud = loud
}

/** Tells the data layer what happened. Nothing leaves the page by that. */
export function pushEvent(event: DataLayerEvent): void {
  if (isLoud) console.info('analytics:', event)
  // A tag manager joins objects of the same name: without this, goods of the event before would be told again.
  if ('ecommerce' in event) push({ ecommerce: null })
  push(event)
}

/** Tells the data layer anything: commands are no events, and have no name. */
export function push(entry: object): void {
  const layer = (window.dataLayer ??= [])
  // Nobody reads it: the oldest events are of no use any more, unlike the consent that comes before them.
  if (layer.length >= MAX_WAITING) layer.splice(Math.max(0, layer.findIndex(isPassing)), 1)
  layer.push(entry)
}

function isPassing(entry: object): boolean {
  return 'ecommerce' in entry || ('event' in entry && entry.event !== 'UserConsent')
}
