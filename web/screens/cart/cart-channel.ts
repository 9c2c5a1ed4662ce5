import { ownName } from '../../site/site.ts'

const NAME = 'cart'

const listeners = new Set<() => void>()
let channel: BroadcastChannel | undefined

/** Sends a message by an open channel, or by one that is opened for this message. */
export function broadcast(open: BroadcastChannel | undefined, name: string): void {
  const used = open ?? new BroadcastChannel(ownName(name))
  used.postMessage(null)
  if (!open) used.close()
}

/** Tells the shopper's other tabs that the cart has changed. */
export function announceCartChange() {
  broadcast(channel, NAME)
}

/**
 * Calls back when another tab changed the cart, and when the page returns from the back/forward cache. The channel is closed
 * meanwhile, since an open one may prevent that cache.
 */
export function onCartChangedElsewhere(listener: () => void): () => void {
  if (listeners.size === 0) start()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) stop()
  }
}

function start() {
  connect()
  window.addEventListener('pagehide', disconnect)
  window.addEventListener('pageshow', reconnect)
}

function stop() {
  disconnect()
  window.removeEventListener('pagehide', disconnect)
  window.removeEventListener('pageshow', reconnect)
}

function connect() {
  channel = new BroadcastChannel(ownName(NAME))
  channel.addEventListener('message', notify)
}

function disconnect() {
  channel?.close()
  channel = undefined
}

function reconnect({ persisted }: PageTransitionEvent) {
  if (!persisted) return
  disconnect()
  connect()
  notify()
}

function notify() {
  for (const listener of listeners) listener()
}
