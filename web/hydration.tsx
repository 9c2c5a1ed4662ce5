import { type ReactNode, Suspense, useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react'
import type { EarlyInput } from './start/early-input.ts'

/** In ms. Missing code must not delay a shopper's own prices for longer than this. */
const MAX_WAIT = 10_000

/** Boundaries that the server rendered and React has not hydrated yet, and the page itself until one is. */
const pending = new Set<object>()
const page = {}
let hydrated: Promise<void> | undefined
let resolve = () => {}

type Boundary = ReturnType<typeof createBoundary>

/** Whether the browser shows another page than the server rendered. */
let hasNavigated = false
if (typeof document !== 'undefined') {
  const addressNow = () => location.href.split('#')[0]
  const rendered = addressNow()
  // wouter dispatches the event of `pushState`. A jump within the page is no navigation.
  for (const type of ['pushState', 'popstate'])
    addEventListener(type, () => (hasNavigated ||= addressNow() !== rendered))
}

/** Called before React gets the page: data may come before its code has. */
export function expectHydration(): void {
  pending.add(page)
}

/**
 * Resolves when every `HydratedSuspense` of the page is hydrated. Until then the data of the page must not change: React discards
 * server HTML that does not match its data, and reports an error.
 */
export function whenHydrated(): Promise<void> | void {
  if (pending.size === 0) return
  hydrated ??= new Promise((done) => {
    resolve = done
    setTimeout(done, MAX_WAIT)
  })
  return hydrated
}

/** A `Suspense` that `whenHydrated` waits for. Everything that the server renders and that hydrates late must be inside of one. */
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
  const unmount = () => leave(boundary)
  const boundary = {
    // Content rendered by the browser needs no hydration.
    mount: () => void (isHydrated || hasNavigated || pending.add(boundary)),
    contentMounted() {
      isHydrated = true
      unmount()
      // Boundaries inside of this one are noted with the same commit.
      queueMicrotask(() => {
        leave(page)
        const early: EarlyInput | undefined = window.earlyInput
        early?.[pending.size === 0 ? 'end' : 'deliver']()
      })
    },
    unmount,
  }
  return boundary
}

function leave(one: object) {
  if (!pending.delete(one) || pending.size > 0) return
  resolve()
  hydrated = undefined
}

/** The value does not change until the next render. */
const noChange = () => () => {}

/**
 * False in the first render after a navigation in the browser, true after its paint. Content below the first view waits for it, so that a click shows
 * the next page sooner. Always true for content that the server rendered.
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
