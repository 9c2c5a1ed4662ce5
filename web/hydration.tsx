import { type ReactNode, Suspense, use, useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react'
import { CONTENT_ID } from './shell/navigation/content-id.ts'

/** In ms. Code that does not arrive must not delay a shopper's own prices for longer than this. */
const MAX_WAIT = 10_000

/** Boundaries that the server rendered and React has not hydrated yet. */
const pending = new Set<Boundary>()
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

type Boundary = ReturnType<typeof createBoundary>

/** Whether the browser shows another page than the server rendered. */
let hasNavigated = false
if (typeof document !== 'undefined') {
  const addressNow = () => location.href.split('#')[0]
  const rendered = addressNow()
  // wouter dispatches the event of `pushState`. A place on the same page is none.
  for (const type of ['pushState', 'popstate'])
    addEventListener(type, () => (hasNavigated ||= addressNow() !== rendered))
}

/** A touch begins with `pointerover` too; a click alone comes from assistive technology. */
const INTERACTIONS = ['pointerover', 'keydown', 'focusin', 'input', 'click'] as const

/** In ms: data that nobody reads is dropped after half an hour, and what hydrates later still needs it. */
const MAX_REST = 20 * 60_000

let wake = () => {}

/** Absent on the server and in development. */
const early = () => (typeof window === 'undefined' ? undefined : window.earlyInput)

/** Resolves with the first interaction with the page, or when its data has to change. */
export const firstInteraction = new Promise<void>((resolve) => (wake = resolve))

/**
 * Lets go on what waits for the first hover, focus or touch anywhere on the page, and delivers what was done before (`start/early-input.ts`).
 * Called after React has put its listeners on the document.
 */
export function watchInteraction(): void {
  const waiting = new AbortController()
  const note = ({ type, target }: Event) => {
    // The shop itself moves the focus there after a redirect.
    if (type === 'focusin' && (target as Element).id === CONTENT_ID) return
    waiting.abort()
    wake()
  }
  for (const type of INTERACTIONS)
    addEventListener(type, note, { capture: true, passive: true, signal: waiting.signal })
  if (early()?.isWaiting()) wake()
  early()?.deliver()
  setTimeout(() => wake(), MAX_REST)
}

/** On a page from the server its content hydrates after the first interaction; in a page that the browser renders it shows at once. */
export function AfterInteraction({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated()
  if (!isHydrated && typeof window !== 'undefined') use(firstInteraction)
  return children
}

/**
 * Resolves when every `HydratedSuspense` of the page is hydrated. Until then the data of the page must not change: React discards
 * server HTML that does not match its data, and reports an error.
 */
export function whenHydrated(): Promise<void> | void {
  if (pending.size === 0) return
  wake()
  timer ??= setTimeout(stopWaiting, MAX_WAIT)
  return new Promise((resolve) => listeners.add(resolve))
}

/** A `Suspense` that `whenHydrated` waits for. Everything that the server renders and hydrates late stands in one. */
export function HydratedSuspense({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  const [boundary] = useState(createBoundary)
  useEffect(() => {
    boundary.mount()
    return boundary.unmount
  }, [boundary])
  return (
    <Suspense fallback={fallback}>
      {children}
      <OnHydrated boundary={boundary} />
    </Suspense>
  )
}

function OnHydrated({ boundary }: { boundary: Boundary }) {
  useEffect(() => boundary.contentMounted(), [boundary])
  return null
}

/** Effects run from the inside out: where nothing suspends, `contentMounted` comes before `mount`. */
function createBoundary() {
  let isHydrated = false
  const unmount = () => {
    if (pending.delete(boundary) && pending.size === 0) stopWaiting()
  }
  const boundary = {
    // What the browser renders by itself has nothing to hydrate.
    mount: () => void (isHydrated || hasNavigated || pending.add(boundary)),
    contentMounted() {
      isHydrated = true
      unmount()
      // Boundaries inside of this one are noted with the same commit.
      queueMicrotask(() => early()?.[pending.size === 0 ? 'end' : 'deliver']())
    },
    unmount,
  }
  return boundary
}

function stopWaiting() {
  clearTimeout(timer)
  timer = undefined
  pending.clear()
  for (const listener of listeners) listener()
  listeners.clear()
}

/** What is read is the same until the next render. */
const noChange = () => () => {}

/**
 * False in the first render after a navigation in the browser, true in the one that follows its paint. What lies below the first view waits
 * for it, so that a click shows the next page sooner. What the server rendered is there from the start.
 */
export function useAfterPaint(): boolean {
  const isThereAtOnce = useSyncExternalStore(
    noChange,
    () => !hasNavigated,
    () => true,
  )
  const [initially] = useState(isThereAtOnce)
  return useDeferredValue(true, initially ? undefined : false)
}

/** False on the server and during hydration, then true. Personal data waits for it, because pages are public. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  )
}
