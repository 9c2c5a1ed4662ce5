import type { ShopSettings } from '../../config.ts'
import { t } from '../../i18n/texts.ts'

/** Returns a sentence with other ways to reach the shop. */
export function otherContactWays({ phone, email }: ShopSettings): string {
  return t('contact.impossible', { contacts: [email, phone].filter(Boolean).join(', ') || t('contact.byPost') })
}
