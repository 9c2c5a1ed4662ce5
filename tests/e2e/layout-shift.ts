/** Init script that adds up, in `window.shifted`, how far a page moves by itself. */
export function watchShifts(): void {
  window.shifted = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifted = (window.shifted ?? 0) + (entry as LayoutShift).value
  }).observe({ type: 'layout-shift', buffered: true })
}

type LayoutShift = PerformanceEntry & { value: number }

declare global {
  interface Window {
    shifted?: number
  }
}
