import { vi } from 'vitest'

type Watcher = { margin: string; report: (target: Element, isIntersecting: boolean) => void; targets: Set<Element> }

/** Stands for the browser's layout: `show` says that an element came within the margin of the viewport, `hide` that it left. */
export function controlVisibility() {
  const watchers: Watcher[] = []
  class ControlledObserver {
    readonly #targets = new Set<Element>()
    constructor(callback: IntersectionObserverCallback, { rootMargin = '0px' }: IntersectionObserverInit = {}) {
      const report = (target: Element, isIntersecting: boolean) =>
        callback([{ target, isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver)
      watchers.push({ margin: rootMargin, report, targets: this.#targets })
    }
    observe(target: Element) {
      this.#targets.add(target)
    }
    unobserve(target: Element) {
      this.#targets.delete(target)
    }
    disconnect() {
      this.#targets.clear()
    }
  }
  vi.stubGlobal('IntersectionObserver', ControlledObserver)
  const tell = (isIntersecting: boolean) => (target: Element) => {
    for (const { report, targets } of watchers) if (targets.has(target)) report(target, isIntersecting)
  }
  return { show: tell(true), hide: tell(false), margins: () => watchers.map(({ margin }) => margin) }
}
