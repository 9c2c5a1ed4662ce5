/**
 * Few groups in place of each name by itself: for each two names one group holds the first and not the second. So whatever needs the first is
 * found without it, whomever it belongs to. Each name is in as many groups, and no two names are in the same ones (Sperner's theorem).
 */
export function groupsOf(names: readonly string[]): string[][] {
  let count = 1
  while (choices(count, half(count)).length < names.length) count++
  const places = choices(count, half(count))
  return Array.from({ length: count }, (_, group) => names.filter((_name, nth) => places[nth]?.includes(group)))
}

function half(count: number): number {
  return Math.max(1, Math.floor(count / 2))
}

/** All ways to choose `size` of the numbers below `count`. */
function choices(count: number, size: number): number[][] {
  if (size === 0) return [[]]
  if (count < size) return []
  return [...choices(count - 1, size), ...choices(count - 1, size - 1).map((chosen) => [...chosen, count - 1])]
}
