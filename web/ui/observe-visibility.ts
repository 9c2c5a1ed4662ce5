type Listener = (visible: boolean) => void

type Shared = { observer: IntersectionObserver; listeners: Map<Element, Listener> }

/** One observer per margin for the whole page: a list has hundreds of links and pictures. */
const shared = new Map<string, Shared>()

/**
 * Calls the listener when an element comes within `margin` (CSS, for example `200px`) of the viewport, and when it
 * leaves. Returns a stop function. Each element has one listener per margin.
 */
export function observeVisibility(element: Element, margin: string, listener: Listener): () => void {
  const { observer, listeners } = sharedObserver(margin)
  listeners.set(element, listener)
  observer.observe(element)
  return () => {
    listeners.delete(element)
    observer.unobserve(element)
  }
}

function sharedObserver(margin: string): Shared {
  let entry = shared.get(margin)
  if (!entry) {
    const listeners = new Map<Element, Listener>()
    const observer = new IntersectionObserver(
      (changes) => {
        for (const change of changes) listeners.get(change.target)?.(change.isIntersecting)
      },
      { rootMargin: margin },
    )
    shared.set(margin, (entry = { observer, listeners }))
  }
  return entry
}
