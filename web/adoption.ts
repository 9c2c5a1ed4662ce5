import { createContext, useContext, useEffect, useState } from 'react'

/** Ms after which the rest is waited for no longer: code that does not come must not hold up prices. */
const PATIENCE = 10_000

/** Parts that the server rendered and whose code React waits for, to adopt them. */
const waiting = new Set<object>()
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

export const PartContext = createContext<object | null>(null)

/**
 * Resolves once every part that came with the page is React's own. Until then what it shows has to stay as it came: React throws away HTML that
 * fits its data no more, and complains.
 */
export function whenAdopted(): Promise<void> | void {
  if (waiting.size === 0) return
  timer ??= setTimeout(stopWaiting, PATIENCE)
  return new Promise((resolve) => listeners.add(resolve))
}

/** Outside of the boundary: the part waits as long as `useAdopted` has not run inside of it. */
export function useWaitingPart(): object {
  const [part] = useState(() => ({ isAdopted: false }))
  useEffect(() => {
    if (!part.isAdopted) waiting.add(part)
    return () => leave(part)
  }, [part])
  return part
}

export function useAdopted(): void {
  const part = useContext(PartContext) as { isAdopted: boolean } | null
  useEffect(() => {
    if (!part) return
    part.isAdopted = true
    leave(part)
  }, [part])
}

function leave(part: object) {
  if (waiting.delete(part) && waiting.size === 0) stopWaiting()
}

function stopWaiting() {
  clearTimeout(timer)
  timer = undefined
  waiting.clear()
  for (const listener of listeners) listener()
  listeners.clear()
}
