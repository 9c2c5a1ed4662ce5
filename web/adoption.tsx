import { type ReactNode, Suspense, useEffect, useState } from 'react'

/** Ms after which the rest is waited for no longer: code that does not come must not hold up prices. */
const PATIENCE = 10_000

/** Boundaries whose content the server rendered and React has not made its own yet. */
const waiting = new Set<Boundary>()
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

type Boundary = ReturnType<typeof createBoundary>

/**
 * Resolves once everything that came with the page is React's own. Until then what it shows has to stay as it came: React throws away HTML
 * that fits its data no more, and complains.
 */
export function whenAdopted(): Promise<void> | void {
  if (waiting.size === 0) return
  timer ??= setTimeout(stopWaiting, PATIENCE)
  return new Promise((resolve) => listeners.add(resolve))
}

/** The `Suspense` of what the server renders: React adopts its content by and by, whenever the code is there and the browser has time. */
export function Adopted({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  const [boundary] = useState(createBoundary)
  useEffect(() => {
    boundary.arrive()
    return boundary.leave
  }, [boundary])
  return (
    <Suspense fallback={fallback}>
      {children}
      <Adoption of={boundary} />
    </Suspense>
  )
}

function Adoption({ of: boundary }: { of: Boundary }) {
  useEffect(() => boundary.adopt(), [boundary])
  return null
}

/** `adopt` comes before `arrive` where there was nothing to wait for. */
function createBoundary() {
  let isAdopted = false
  const leave = () => {
    if (waiting.delete(boundary) && waiting.size === 0) stopWaiting()
  }
  const boundary = {
    arrive: () => void (isAdopted || waiting.add(boundary)),
    adopt() {
      isAdopted = true
      leave()
    },
    leave,
  }
  return boundary
}

function stopWaiting() {
  clearTimeout(timer)
  timer = undefined
  waiting.clear()
  for (const listener of listeners) listener()
  listeners.clear()
}
