import { AsyncLocalStorage } from 'node:async_hooks'
import { LOCALE } from '../../schema/shop-constants.ts'

const storage = new AsyncLocalStorage<string>()

/** The BCP 47 tag of the site that the current request belongs to. */
export function currentLocale(): string {
  return storage.getStore() ?? LOCALE
}

/** Runs a task in the locale of a site. The default locale needs no context: on Node 20 every promise pays for one. */
export function inLocale<T>(locale: string, task: () => T): T {
  return locale === currentLocale() ? task() : storage.run(locale, task)
}

/** What is made once for each locale, such as a formatter, in the current one. */
export function perLocale<T>(make: (locale: string) => T): () => T {
  const made = new Map<string, T>()
  return () => {
    const locale = currentLocale()
    const found = made.get(locale) ?? make(locale)
    made.set(locale, found)
    return found
  }
}

export function number(value: number, maximumFractionDigits?: number): string {
  return value.toLocaleString(currentLocale(), { maximumFractionDigits })
}
