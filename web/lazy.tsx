import { type ComponentType, memo, Suspense, use, useSyncExternalStore } from 'react'
import { isMissingCode } from './api/missing-code.ts'
import { HydratedSuspense, useAfterPaint } from './hydration.tsx'
import type { Section } from './i18n/messages.ts'
import { WithSections } from './i18n/WithSections.tsx'
import { loadOnce } from './load-once.ts'
import { hasTouchedForm } from './shell/navigation/touched-forms.ts'
import { mayReload, reloadOnce } from './shell/reload-once.ts'
import { UsedCodeContext } from './used-code.ts'

/*
 * The two ways to load a component's code late:
 *
 * `lazy`        The server renders it too. Use it for parts of public pages, and for what opens on request.
 * `clientOnly`  The server renders nothing. Use it for personal parts that show nothing to a visitor without a session.
 */

type Module<Props> = { default: ComponentType<Props> }

export type Lazy<Props, Loaded extends Module<Props> = Module<Props>> = ComponentType<Props> & {
  /** Loads the code; afterwards the component renders without suspending. The server calls it before it renders. */
  preload(): Promise<Loaded>
}

type LazyOptions = {
  /** Gives the component a boundary of its own: it hydrates when its code arrives, and the page does not wait for it. */
  hydratesLater?: boolean
}

/** As `lazy` of React, but can be preloaded. Until its code has loaded it suspends, in the nearest boundary or in its own. */
/* @__NO_SIDE_EFFECTS__ */
export function lazy<Props extends object, Loaded extends Module<Props> = Module<Props>>(
  importModule: () => Promise<Loaded & Module<Props>>,
  { hydratesLater }: LazyOptions = {},
): Lazy<Props, Loaded> {
  const module = loadOnce(importModule)
  function Part(props: Props) {
    const { default: Loaded } = use(module.shown())
    use(UsedCodeContext)?.components.add(Loaded)
    return <Loaded {...props} />
  }
  return Object.assign(hydratesLater ? inBoundary(Part) : Part, { preload: module.load })
}

/** Only new props reach the boundary: an update from above would replace the server's HTML. */
function inBoundary<Props extends object>(Part: ComponentType<Props>) {
  const Memoized = memo((props: Props) => (
    <HydratedSuspense>
      <Part {...props} />
    </HydratedSuspense>
  ))
  return (props: Props) => <Memoized {...props} />
}

type ClientOnlyOptions<Props> = {
  /** After a navigation, it is shown after the first paint. */
  afterPaint?: boolean
  /** A hook that returns whether there is something to show. Until then neither code nor messages load. */
  when?: (props: Props) => boolean
}

/**
 * A component whose code and messages load when the browser is idle; until then it renders nothing. The component that places it reserves its
 * space, so that the page does not shift.
 */
/* @__NO_SIDE_EFFECTS__ */
export function clientOnly<Props extends object>(
  importModule: () => Promise<Module<Props>>,
  section?: Section,
  { afterPaint = false, when = always }: ClientOnlyOptions<Props> = {},
): ComponentType<Props> & { bringsTexts: boolean } {
  const sections = section && [section]
  const listeners = new Set<() => void>()
  let Part: ComponentType<Props> | null = null
  let isRequested = false

  async function load() {
    try {
      Part = (await importModule()).default
      for (const listener of listeners) listener()
    } catch (error) {
      isRequested = false // the next page tries again
      // After a deploy, what the shopper has just pressed would have no effect.
      if (isMissingCode(error) && navigator.userActivation?.isActive && !hasTouchedForm() && mayReload()) reloadOnce()
    }
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    if (!isRequested) whenIdle(() => void load())
    isRequested = true
    return () => void listeners.delete(listener)
  }

  const bringsTexts = section !== undefined
  return Object.assign(
    function ClientOnly(props: Props) {
      const isWanted = when(props)
      const Loaded = useSyncExternalStore(
        isWanted ? subscribe : subscribeToNothing,
        () => isWanted && Part,
        () => null,
      )
      const isPainted = useAfterPaint()
      return (
        Loaded &&
        (isPainted || !afterPaint) && (
          <Suspense>
            <WithSections sections={sections}>
              <Loaded {...props} />
            </WithSections>
          </Suspense>
        )
      )
    },
    { bringsTexts },
  )
}

const always = () => true
const subscribeToNothing = () => () => {}

/** In ms: a browser that is never idle loads the code after this. */
const MAX_WAIT = 2000

/** Safari has no `requestIdleCallback`. */
function whenIdle(task: () => void): void {
  const { requestIdleCallback } = globalThis as Partial<typeof globalThis>
  if (requestIdleCallback) requestIdleCallback(task, { timeout: MAX_WAIT })
  else setTimeout(task, MAX_WAIT / 10)
}
