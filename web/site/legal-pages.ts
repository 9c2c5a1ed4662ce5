import type { MessageId } from '../i18n/messages.ts'

/** What French law wants in reach of every order: identifiers of the store's content pages, and the shop's own withdrawal form. */
export const LEGAL_PAGES: readonly { path: string; label: MessageId }[] = [
  { path: '/cgv', label: 'checkout.legal.terms' },
  { path: '/retractation', label: 'shell.withdraw' },
  { path: '/mentions-legales', label: 'checkout.legal.notice' },
  { path: '/confidentialite', label: 'checkout.legal.privacy' },
  { path: '/accessibilite', label: 'checkout.legal.accessibility' },
]
