/** An event as tag managers read it: a name and what belongs to it. */
export type DataLayerEvent = { event: string } & Readonly<Record<string, unknown>>

declare global {
  interface Window {
    /** Events of the page, read by the tag manager after consent. */
    dataLayer?: object[]
  }
}

/** Maximum number of entries while no tag manager reads them. */
const MAX_WAITING = 200

let isLoud = false

/** Runs a task once the shopper sees the page: browsers may prepare a page that is never opened. Tasks keep their order. */
export function whenShown(task: () => void): void {
  // Not in TypeScript's own library yet.
  const { prerendering } = document as { prerendering?: boolean }
  if (prerendering) document.addEventListener('prerenderingchange', task, { once: true })
  else task()
}

/** Also logs every event to the console; off by default. */
export function debugEvents(loud: boolean): void {
  isLoud = loud
}

/** Pushes an event to the data layer, once the page is shown. This sends nothing over the network. */
export function pushEvent(event: DataLayerEvent): void {
  whenShown(() => pushNow(event))
}

function pushNow(event: DataLayerEvent): void {
  if (isLoud) console.info('analytics:', event)
  // Tag managers merge `ecommerce` objects: without the reset, items of the former event would be sent again.
  if ('ecommerce' in event) push({ ecommerce: null })
  push(event)
}

/** Pushes any entry to the data layer, for example a command. */
export function push(entry: object): void {
  whenShown(() => {
    const layer = (window.dataLayer ??= [])
    // Nothing reads it: drops the oldest events, but not the consent before them.
    if (layer.length >= MAX_WAITING) layer.splice(Math.max(0, layer.findIndex(isPassing)), 1)
    layer.push(entry)
  })
}

function isPassing(entry: object): boolean {
  return 'ecommerce' in entry || ('event' in entry && entry.event !== 'UserConsent')
}
