import { useEffect, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { type AroundNavHandler, useLocation, useSearch } from 'wouter'
import { whenHydrated } from '../../hydration.tsx'
import { tabStorage } from '../../site/storage.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { followLater } from '../../use-address.ts'
import { CONTENT_ID } from './content-id.ts'
import { focusTarget, hashTarget } from './hash-target.ts'

/**
 * Scroll positions of the tab's history. Entries have a key in `history.state`; the session storage keeps positions over a reload.
 * The browser's own restoration fails when content arrives after the navigation.
 */
const STORAGE_KEY = 'scroll'

const MAX_ENTRIES = 50

export class ScrollMemory {
  readonly #positions = new Map<string, number>(readStored())
  #current: string

  constructor() {
    this.#current = entryKey() ?? nameEntry()
  }

  /** Makes the shown entry current; returns its position, or undefined if it is new. */
  enter(): number | undefined {
    const key = entryKey()
    if (key === undefined) {
      this.#current = nameEntry()
      return undefined
    }
    this.#current = key
    return this.#positions.get(key)
  }

  save(position: number) {
    // Moves the entry to the end: the oldest is dropped first.
    this.#positions.delete(this.#current)
    this.#positions.set(this.#current, Math.round(position))
    const [oldest] = this.#positions.keys()
    if (this.#positions.size > MAX_ENTRIES && oldest !== undefined) this.#positions.delete(oldest)
  }

  store() {
    tabStorage.write(STORAGE_KEY, JSON.stringify([...this.#positions]))
  }
}

/** How long content that belongs to an address may take to arrive, in ms. */
const CONTENT_TIMEOUT = 5_000

/** Events of the two methods of `history`, which wouter dispatches, and the browser's own. */
const LEAVING = ['pushState', 'replaceState', 'popstate']

/**
 * Does for client-side navigations what a browser does between two documents: a new path starts at the top, focuses the content and announces its
 * title; Back and Forward restore the scroll position; a hash scrolls to its element and focuses it.
 */
export function useNavigationEffects() {
  const [path] = useLocation()
  const search = useSearch()
  const announce = useAnnounce()
  const memory = useRef<ScrollMemory>(undefined)
  const shown = useRef({ path, search })
  const titleLeft = useRef('')
  const address = useRef<string>(undefined)
  const hashTask = useRef<() => void>(undefined)

  useEffect(() => {
    const scrolls = (memory.current = new ScrollMemory())
    const page = new AbortController()
    const options = { passive: true, signal: page.signal }
    history.scrollRestoration = 'manual'
    addEventListener('scroll', () => scrolls.save(scrollY), options)
    // After a reload the browser restores the position before any code runs.
    addEventListener(
      'pagehide',
      () => {
        scrolls.store()
        history.scrollRestoration = 'auto'
      },
      options,
    )
    addEventListener('pageshow', () => (history.scrollRestoration = 'manual'), options)
    // The next page may set its title together with its address.
    for (const type of LEAVING) addEventListener(type, () => (titleLeft.current = document.title), options)
    // The router does not report a change of the hash only. This runs before the browser scrolls.
    const follow = () => {
      if (`${location.pathname}${location.search}` !== address.current) return
      hashTask.current?.()
      // Without a position and a hash, Back leads to the top.
      const before = scrolls.enter() ?? (location.hash ? undefined : 0)
      hashTask.current = before === undefined ? focusHash(location.hash) : restoreScroll(before)
    }
    addEventListener('popstate', follow, options)
    // After a reload the browser could not restore the position if content was missing; otherwise the hash is followed.
    const before = scrolls.enter()
    if (before === undefined) hashTask.current = focusHashAtLast(location.hash)
    else if (before > 0 && scrollY === 0) hashTask.current = restoreScroll(before)
    return () => {
      hashTask.current?.()
      page.abort()
      history.scrollRestoration = 'auto'
    }
  }, [])

  // Before the paint, so that no page shows at the position of another.
  useLayoutEffect(() => {
    const isNewPath = shown.current.path !== path
    const isNewSearch = shown.current.search !== search
    const title = titleLeft.current
    const before = memory.current?.enter()
    address.current = `${location.pathname}${location.search}`
    shown.current = { path, search }
    // A new entry on the same path is another state of the same page: its screen knows what to show.
    if (!isNewPath && before === undefined) return
    // Neither does the first effect of a new document.
    if (!isNewPath && !isNewSearch && before === 0) return
    if (isNewPath) hashTask.current?.()

    const tasks: (() => void)[] = []
    if (before !== undefined) tasks.push(restoreScroll(before))
    else if (location.hash) tasks.push(focusHash(location.hash))
    else tasks.push(restoreScroll(0))

    if (isNewPath) {
      if (!location.hash || before !== undefined) tasks.push(focusContent())
      tasks.push(announceTitle(announce, title))
    }
    return () => {
      for (const stop of tasks) stop()
    }
  }, [path, search, announce])
}

/** Moves the focus once the page is painted, because browsers lay it out before they focus; not if the shopper was faster. */
function focusContent(): () => void {
  const left = document.activeElement
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => {
      const { activeElement } = document
      if (activeElement === left || activeElement === document.body)
        document.getElementById(CONTENT_ID)?.focus({ preventScroll: true })
    })
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Addresses whose code and data were preloaded. */
const preloaded = new Set<string>()

const MAX_PRELOADED = 200

/** Notes that code and data of a page were preloaded. */
export function notePreloaded(address: string): void {
  // Forgetting them costs no more than a fade.
  if (preloaded.size === MAX_PRELOADED) preloaded.clear()
  preloaded.add(address)
}

/**
 * Fades from one page to the next if the browser can and the shopper wants motion. A preloaded page opens without a fade: capturing the old page
 * takes longer than showing the next one. Links request it (`transition`); navigating code does not, because its next step expects the new address.
 * Another state of the same page, such as a filter, changes in place.
 */
export const withViewTransition: AroundNavHandler = (navigate, to, given) => {
  // Named here, so that the history is written once.
  const options = { ...given, state: { entry: newKey() } }
  const isSamePage = new URL(to, location.href).pathname === location.pathname
  // Chromium 111, Safari 18, Firefox 144.
  const canFade = 'startViewTransition' in document
  if (!given?.transition) {
    navigate(to, options)
    return
  }
  if (!canFade || isSamePage || preloaded.has(to) || wantsLessMotion()) {
    followLater(() => navigate(to, options))
    return
  }
  // The browser skips it in a hidden tab, and when the next one begins.
  document.startViewTransition(() => flushSync(() => navigate(to, options))).ready.catch(() => {})
}

function wantsLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Scrolls to a position as soon as the page is long enough for it, in the frame that shows it: the browser lays it out for that anyway. */
function restoreScroll(position: number): () => void {
  const isLongEnough = () => position === 0 || document.documentElement.scrollHeight - innerHeight >= position
  let stop = () => {}
  const frame = requestAnimationFrame(() => (stop = whenPresent(isLongEnough, () => scrollTo(0, position))))
  return () => {
    cancelAnimationFrame(frame)
    stop()
  }
}

function focusHash(hash: string): () => void {
  return hash.length > 1 ? whenPresent(() => hashTarget(hash), focusTarget) : () => {}
}

/** On the first page: after hydration, and not once the shopper interacts with the page. */
function focusHashAtLast(hash: string): () => void {
  if (hash.length < 2) return () => {}
  const waiting = new AbortController()
  const { signal } = waiting
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(type, () => waiting.abort(), { signal, passive: true })
  let stop = () => waiting.abort()
  void Promise.resolve(whenHydrated()).then(() => {
    if (signal.aborted) return
    waiting.abort()
    stop = focusHash(hash)
  })
  return () => stop()
}

/** Reads the new page's title, once the screen has set it: with the address, or when its data is there. */
function announceTitle(announce: (text: string) => void, before: string): () => void {
  return whenPresent(
    () => (document.title !== before ? document.title : null),
    (title) => announce(title),
  )
}

/**
 * Calls `act` as soon as `find` finds something, now or when the document changes.
 * Gives up after 5 s or when the shopper scrolls. Returns the function that stops it.
 */
function whenPresent<T>(find: () => T | null | undefined, act: (found: T) => void): () => void {
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
  // Stopping twice does nothing.
  setTimeout(stop, CONTENT_TIMEOUT)
  for (const type of ['wheel', 'touchmove', 'keydown']) addEventListener(type, stop, { signal, passive: true })
  return stop
}

function readStored(): [string, number][] {
  const entries = tabStorage.readJson(STORAGE_KEY)
  return Array.isArray(entries) ? entries.filter(isPosition).slice(-MAX_ENTRIES) : []
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'
}

function entryKey(): string | undefined {
  const key = (history.state as { entry?: unknown } | null)?.entry
  return typeof key === 'string' ? key : undefined
}

function newKey(): string {
  return Math.random().toString(36).slice(2) + Date.now().toString(36)
}

function nameEntry(): string {
  const key = newKey()
  history.replaceState({ ...(history.state as object | null), entry: key }, '')
  return key
}
