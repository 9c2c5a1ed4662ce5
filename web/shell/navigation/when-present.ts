/** How long content that belongs to an address may take to arrive, in ms. */
const PATIENCE = 5_000

/**
 * Calls `act` as soon as `find` answers something, now or when the document changes.
 * Gives up after 5 s or when the shopper scrolls. Answers the function that ends it.
 */
export function whenPresent<T>(find: () => T | null | undefined, act: (found: T) => void): () => void {
  const found = find()
  if (found) {
    act(found)
    return () => {}
  }
  const controller = new AbortController()
  const { signal } = controller
  const stop = () => controller.abort()
  const observer = new MutationObserver(() => {
    const found = find()
    if (!found) return
    stop()
    act(found)
  })
  observer.observe(document.documentElement, { childList: true, subtree: true, characterData: true })
  signal.addEventListener('abort', () => observer.disconnect())
  // Ending twice does nothing.
  setTimeout(stop, PATIENCE)
  for (const type of ['wheel', 'touchmove', 'keydown']) addEventListener(type, stop, { signal, passive: true })
  return stop
}
