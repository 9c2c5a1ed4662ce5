import { MAX_SKU } from './field-limits.ts'

/** Returns the skus in an untrusted list, each once. */
export function skusIn(list: unknown): string[] {
  const isSku = (one: unknown): one is string => typeof one === 'string' && one !== '' && one.length <= MAX_SKU
  return Array.isArray(list) ? [...new Set(list.filter(isSku))] : []
}
