type Visit = { index: number; low: number; isOpen: boolean }

/**
 * The largest set of modules that all reach each other by imports, by Tarjan's algorithm; empty when there is none.
 * Imports of what is not a key are ignored.
 */
export function largestCycle(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const visits = new Map<string, Visit>()
  const open: string[] = []
  let largest: string[] = []

  function visit(module: string): Visit {
    const own: Visit = { index: visits.size, low: visits.size, isOpen: true }
    visits.set(module, own)
    open.push(module)
    for (const target of imports.get(module) ?? []) {
      if (!imports.has(target)) continue
      const known = visits.get(target)
      if (!known) own.low = Math.min(own.low, visit(target).low)
      else if (known.isOpen) own.low = Math.min(own.low, known.index)
    }
    if (own.low === own.index) close(module)
    return own
  }

  /** All that was opened since belongs together. */
  function close(module: string): void {
    const cycle = open.splice(open.indexOf(module))
    for (const member of cycle) visits.get(member)!.isOpen = false
    if (cycle.length > 1 && cycle.length > largest.length) largest = cycle
  }

  for (const module of imports.keys()) if (!visits.has(module)) visit(module)
  return largest
}
