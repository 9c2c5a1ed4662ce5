/** Departments list foods, care and goods mixed rather than file by file. */
export const positionOf = (id: number): number => (Math.floor(id / 20) * 61) % 401

/** Between 12 and 130 units, always the same for the same product. */
export const usualStock = (id: number): number => 12 + ((id * 37) % 119)

/** New products date from the weeks before the demo's own day (20 November 2026), the others from the three years before. */
export function createdAt(id: number, isNew: boolean): string {
  const day = isNew
    ? Date.UTC(2026, 10, 18) - (id % 37) * 86_400_000
    : Date.UTC(2026, 7, 30) - ((id * 53) % 1000) * 86_400_000
  return `${new Date(day).toISOString().slice(0, 10)} ${String(8 + (id % 10)).padStart(2, '0')}:30:00`
}
