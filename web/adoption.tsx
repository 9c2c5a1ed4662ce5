import { type ReactNode, Suspense, useEffect, useState } from 'react'

/** Ms after which the rest is waited for no longer: code that does not come must not hold up prices. */
const PATIENCE = 10_000

/** Boundaries whose content the server rendered and React has not made its own yet. */
const waiting = new Set<Boundary>()
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

type Boundary = { isAdopted: boolean }

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
  const [boundary] = useState<Boundary>(() => ({ isAdopted: false }))
  useEffect(() => {
    if (!boundary.isAdopted) waiting.add(boundary)
    return () => leave(boundary)
  }, [boundary])
  return (
    <Suspense fallback={fallback}>
      {children}
      <Adoption of={boundary} />
    </Suspense>
  )
}

function Adoption({ of: boundary }: { of: Boundary }) {
  useEffect(() => {
    boundary.isAdopted = true
    leave(boundary)
  }, [boundary])
  return null
}

function leave(boundary: Boundary) {
  if (waiting.delete(boundary) && waiting.size === 0) stopWaiting()
}

function stopWaiting() {
  clearTimeout(timer)
  timer = undefined
  waiting.clear()
  for (const listener of listeners) listener()
  listeners.clear()
}
