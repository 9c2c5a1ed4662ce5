import { AsyncLocalStorage } from 'node:async_hooks'
import { LOCALE } from '../../schema/shop-constants.ts'

/** Language and texts of a site. */
export type SiteLanguage = {
  /** BCP 47 tag. */
  readonly locale: string
  /** Message id → the site's own words, which replace those of `schema/texts`. */
  readonly texts: Readonly<Record<string, string>>
}

/** The language of one site. Where no locale is configured, it is that of the store view. */
export type LearntLanguage = SiteLanguage & {
  /** Whether the locale is configured, or known from the store. Until then it is the default one. */
  readonly isKnown: boolean
  /** Sets the locale of the site's pages. */
  learn(locale: string): void
}

const DEFAULT: SiteLanguage = { locale: LOCALE, texts: {} }
/** Ms in which the locale is not requested again after the store did not return it. */
const PAUSE = 3000
const storage = new AsyncLocalStorage<SiteLanguage>()

export function createSiteLanguage(configured: string | null, texts: SiteLanguage['texts']): LearntLanguage {
  let learnt: string | undefined
  return {
    texts,
    get locale() {
      return configured ?? learnt ?? LOCALE
    },
    get isKnown() {
      return (configured ?? learnt) !== undefined
    },
    learn(locale) {
      learnt = locale
    },
  }
}

/**
 * Runs the handlers of a site in its language. The first requests wait for `load`, which requests the language from the store, because their
 * responses may be cached. The default language needs no `AsyncLocalStorage` context, which slows every promise down before Node 24.
 */
export function speakIn(language: LearntLanguage, load: () => Promise<unknown>): (done: () => void) => void {
  const isPlain = Object.keys(language.texts).length === 0
  let loading: Promise<void> | undefined
  let pausedUntil = 0
  const speak = (done: () => void) => (isPlain && language.locale === LOCALE ? done() : inLanguage(language, done))
  return (done) => {
    if (language.isKnown || performance.now() < pausedUntil) return speak(done)
    loading ??= load()
      .then(
        () => {},
        () => void (pausedUntil = performance.now() + PAUSE),
      )
      .finally(() => (loading = undefined))
    void loading.then(() => speak(done))
  }
}

/** Returns the language of the current request's site. */
export function currentLanguage(): SiteLanguage {
  return storage.getStore() ?? DEFAULT
}

/** Returns the BCP 47 tag of the current request's site. */
export function currentLocale(): string {
  return currentLanguage().locale
}

/** Runs a task in the language of a site. */
export function inLanguage<T>(language: SiteLanguage, task: () => T): T {
  return storage.run(language, task)
}

/** Creates something once per locale, such as a formatter, and returns a function that gives that of the current locale. */
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
