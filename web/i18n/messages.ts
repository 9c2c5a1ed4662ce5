import type en from './en.ts'

/** Message id → text in the shop's language. The English catalogue is the default and names every id. */
export type Messages = Readonly<Record<MessageId, string>>
export type MessageId = keyof typeof en

/** The bundle of a locale, loaded on demand; English where there is none. */
export async function loadMessages(locale: string): Promise<Messages> {
  const language = locale.slice(0, 2)
  const bundle = language === 'fr' ? await import('./fr.ts') : await import('./en.ts')
  return bundle.default
}
