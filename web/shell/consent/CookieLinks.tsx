import { FooterLink } from 'virtual:extensions/slots'
import { useTranslate } from '../../i18n/messages-context.ts'
import { useShop } from '../../site/shop-context.ts'
import styles from './CookieLinks.module.css'
import { setChoosing } from './dialog-state.ts'

/** Opens the choice again, on every page. */
export function CookieLinks() {
  const t = useTranslate()
  const { tags } = useShop()
  return (
    <p className={styles.links}>
      {tags.services.length > 0 && (
        <button type="button" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          {t('consent.manage')}
        </button>
      )}
      {FooterLink && <FooterLink />}
    </p>
  )
}
