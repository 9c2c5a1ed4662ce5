/** In place of what another language lacks. */
export const FALLBACK_LANGUAGE = 'en'

/** The language of the texts for a locale: `de-AT` where there are such texts, else `de`, else English. */
export function textLanguage(locale: string, languages: object): string {
  const parts = locale.split('-')
  const candidates = parts.map((_, index) => parts.slice(0, parts.length - index).join('-'))
  return candidates.find((one) => Object.hasOwn(languages, one)) ?? FALLBACK_LANGUAGE
}
