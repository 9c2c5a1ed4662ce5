import { rules, site } from 'musette/web'

export const MAX_CHOSEN = 4

/** The skus that are compared, the first chosen first. */
const skus = new site.DeviceValue<readonly string[]>('compare', (list) => rules.skusIn(list).slice(0, MAX_CHOSEN))

export const chosen = skus.now

export function useChosen(): readonly string[] {
  return site.useDeviceValue(skus)
}

export function choose(list: readonly string[]): void {
  skus.store(list.length > 0 ? list.slice(0, MAX_CHOSEN) : null)
}
