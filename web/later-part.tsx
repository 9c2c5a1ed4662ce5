import { type ComponentType, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { MessagesContext, useSectionMessages } from './i18n/messages-context.ts'
import type { Section } from './i18n/messages.ts'

/** How long a browser that never rests may put it off, in ms. */
const PATIENCE = 2000

/**
 * A part of a page that is personal or needed late: the server does not know it, and its code and messages come once the browser has
 * nothing better to do. Whoever places it keeps its room, so that the page does not jump.
 */
export function laterPart<Props extends object>(
  importModule: () => Promise<{ default: ComponentType<Props> }>,
  section?: Section,
): ComponentType<Props> {
  const sections = section && [section]
  const listeners = new Set<() => void>()
  let Part: ComponentType<Props> | null = null
  let isAsked = false

  async function load() {
    try {
      Part = (await importModule()).default
      for (const listener of listeners) listener()
    } catch {
      isAsked = false // the next page tries again
    }
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    if (!isAsked) whenIdle(() => void load())
    isAsked = true
    return () => void listeners.delete(listener)
  }

  return function Later(props: Props) {
    const Loaded = useSyncExternalStore(
      subscribe,
      () => Part,
      () => null,
    )
    return (
      Loaded && (
        <Suspense>
          <WithMessages sections={sections}>
            <Loaded {...props} />
          </WithMessages>
        </Suspense>
      )
    )
  }
}

function WithMessages({ sections, children }: { sections: readonly Section[] | undefined; children: ReactNode }) {
  return <MessagesContext value={useSectionMessages(sections)}>{children}</MessagesContext>
}

/** Not every browser says when it rests. */
function whenIdle(task: () => void): void {
  const { requestIdleCallback } = globalThis as Partial<typeof globalThis>
  if (requestIdleCallback) requestIdleCallback(task, { timeout: PATIENCE })
  else setTimeout(task, PATIENCE / 10)
}
