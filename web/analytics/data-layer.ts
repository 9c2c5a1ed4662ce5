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

/** Tells the data layer what happened. Nothing leaves the page by that. */
export function pushEvent(event: DataLayerEvent): void {
  const layer = (window.dataLayer ??= [])
  // Nobody reads it: the oldest are of no use any more.
  if (layer.length >= MAX_WAITING) layer.shift()
  layer.push(event)
}
