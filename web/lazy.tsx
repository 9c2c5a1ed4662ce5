import { type ComponentType, memo, type ReactNode, Suspense, use, useSyncExternalStore } from 'react'
import { AfterInteraction, firstInteraction, HydratedSuspense, useAfterPaint } from './hydration.tsx'
import { MessagesContext, useSectionMessages } from './i18n/messages-context.ts'
import type { Section } from './i18n/messages.ts'
import { loadOnce } from './load-once.ts'

/*
 * The two ways to load a component's code late:
 *
 * `lazy`        The server renders it too. Take it for what belongs to the public page, and for what opens on request.
 * `clientOnly`  The server renders nothing. Take it for what is personal, or what nobody needs in the first second.
 *
 * Both can wait for the first interaction (hover, focus or touch, anywhere). Take that for what is read until then, or is not
 * seen: most visitors of a page never load it.
 */

type Module<Props> = { default: ComponentType<Props> }

export type Lazy<Props, Loaded extends Module<Props> = Module<Props>> = ComponentType<Props> & {
  /** Loads the code; afterwards the component renders without suspending. The server calls it before it renders. */
  preload(): Promise<Loaded>
  /** The first page hydrates without it. */
  hydratesLater: boolean
}

type LazyOptions = {
  /**
   * Gives the component a boundary of its own: it hydrates when its code arrives, and the page does not wait for it.
   * `after interaction`: its code loads with the first interaction, or with the first navigation that shows it.
   */
  hydratesLater?: boolean | 'after interaction'
  /** With `hydratesLater`: shown on a later navigation while the code arrives. */
  fallback?: ReactNode
}

/** As `lazy` of React, but it can be preloaded. Without its code it suspends, to the nearest boundary unless it has its own. */
export function lazy<Props extends object, Loaded extends Module<Props> = Module<Props>>(
  importModule: () => Promise<Loaded & Module<Props>>,
  { hydratesLater, fallback }: LazyOptions = {},
): Lazy<Props, Loaded> {
  const module = loadOnce(importModule)
  function Part(props: Props) {
    const { default: Loaded } = use(module.shown())
    return <Loaded {...props} />
  }
  const waits = hydratesLater === 'after interaction'
  return Object.assign(hydratesLater ? inBoundary(Part, fallback, waits) : Part, {
    preload: module.load,
    hydratesLater: Boolean(hydratesLater),
  })
}

/** Only new props reach the boundary: an update from above would replace the server's HTML by the fallback. */
function inBoundary<Props extends object>(Part: ComponentType<Props>, fallback: ReactNode, waits: boolean) {
  const Memoized = memo((props: Props) => (
    <HydratedSuspense fallback={fallback}>
      {waits ? (
        <AfterInteraction>
          <Part {...props} />
        </AfterInteraction>
      ) : (
        <Part {...props} />
      )}
    </HydratedSuspense>
  ))
  return (props: Props) => <Memoized {...props} />
}

type ClientOnlyOptions = {
  /** Loads its code with the first interaction. */
  waits?: boolean
  /** A navigation shows it after its first paint. */
  afterPaint?: boolean
}

/**
 * A component whose code and messages load when the browser is idle; until then it renders nothing. Whoever places it reserves its
 * space, so that the page does not shift.
 */
export function clientOnly<Props extends object>(
  importModule: () => Promise<Module<Props>>,
  section?: Section,
  { waits = false, afterPaint = false }: ClientOnlyOptions = {},
): ComponentType<Props> & { bringsTexts: boolean } {
  const sections = section && [section]
  const listeners = new Set<() => void>()
  let Part: ComponentType<Props> | null = null
  let isRequested = false

  async function load() {
    try {
      Part = (await importModule()).default
      for (const listener of listeners) listener()
    } catch {
      isRequested = false // the next page tries again
    }
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    if (!isRequested) {
      if (waits) void firstInteraction.then(load)
      else whenIdle(() => void load())
    }
    isRequested = true
    return () => void listeners.delete(listener)
  }

  const bringsTexts = section !== undefined
  return Object.assign(
    function ClientOnly(props: Props) {
      const Loaded = useSyncExternalStore(
        subscribe,
        () => Part,
        () => null,
      )
      const isPainted = useAfterPaint()
      return (
        Loaded &&
        (isPainted || !afterPaint) && (
          <Suspense>
            <WithMessages sections={sections}>
              <Loaded {...props} />
            </WithMessages>
          </Suspense>
        )
      )
    },
    { bringsTexts },
  )
}

function WithMessages({ sections, children }: { sections: readonly Section[] | undefined; children: ReactNode }) {
  return <MessagesContext value={useSectionMessages(sections)}>{children}</MessagesContext>
}

/** In ms: a browser that is never idle loads the code after this. */
const MAX_WAIT = 2000

/** Safari has no `requestIdleCallback`. */
function whenIdle(task: () => void): void {
  const { requestIdleCallback } = globalThis as Partial<typeof globalThis>
  if (requestIdleCallback) requestIdleCallback(task, { timeout: MAX_WAIT })
  else setTimeout(task, MAX_WAIT / 10)
}
