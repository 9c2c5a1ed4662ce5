import type en from './en.ts'

/** Message id → text in the shop's language. The English catalogue is the default and names every id. */
export type Messages = Readonly<Record<MessageId, string>>
export type MessageId = keyof typeof en

/** The bundle of a locale, loaded on demand; English where there is none. */
export async function loadMessages(locale: string): Promise<Messages> {
  const bundle = isFrench(locale) ? await import('./fr.ts') : await import('./en.ts')
  return bundle.default
}

/** Source file of that bundle, as the build's manifest names it. */
export function messagesSource(locale: string): string {
  return isFrench(locale) ? 'web/i18n/fr.ts' : 'web/i18n/en.ts'
}

function isFrench(locale: string): boolean {
  return locale.startsWith('fr')
}
