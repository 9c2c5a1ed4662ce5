import { pushEvent } from './data-layer.ts'

/** How long a page may take to name itself, in ms. */
const PATIENCE = 5_000

/** Screens that a change of the title announces are mounted a moment later. */
const SETTLING = 50

/** Below these paths, titles and addresses may name a person or an order: only the kind of page is told. */
const PRIVATE = /^\/(user|account|orders|wishlist|checkout|retractation)(\/|$)/

let lastTitle: string | null = null
let referrer: string | null = null

/**
 * Tells of a page once its title is there (`page_view`), then calls `after`; never of one that was left before. `path` is below the base path.
 * Answers the function that ends the wait.
 */
export function tellPageView(path: string, basePath: string, after: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const before = lastTitle
  const tell = () => {
    controller.abort()
    const where = location.origin + basePath + publicPath(path)
    lastTitle = document.title
    pushEvent({
      event: 'page_view',
      page_location: where,
      page_title: PRIVATE.test(path) ? publicPath(path) : document.title,
      ...(referrer && { page_referrer: referrer }),
    })
    referrer = where
    after()
  }
  let settling: ReturnType<typeof setTimeout>
  const look = () => {
    // Between two screens there is none.
    if (!document.title || document.title === before) return
    observer.disconnect()
    settling = setTimeout(tell, SETTLING)
  }
  const observer = new MutationObserver(look)
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  const patience = setTimeout(tell, PATIENCE)
  signal.addEventListener('abort', () => {
    observer.disconnect()
    clearTimeout(patience)
    clearTimeout(settling)
  })
  look()
  return () => controller.abort()
}

/** A path without what is somebody's own: numbers of orders, codes of shared lists. */
export function publicPath(path: string): string {
  return PRIVATE.test(path) ? path.replace(/\/(?=[^/]*\d)[^/]+|(?<=\/share)\/[^/]+/g, '/-') : path
}
