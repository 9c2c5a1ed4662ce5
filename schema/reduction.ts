/** The reduction as a share, rounded down to whole percents so that it is never overstated. */
export function reductionOf(regular: number, final: number): number {
  if (final >= regular || regular <= 0) return 0
  const hundredths = Math.round(((regular - final) / regular) * 10_000)
  return Math.floor(hundredths / 100) / 100
}
