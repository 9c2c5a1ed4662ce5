import { FooterLink } from 'virtual:extensions/slots'
import { servicesIn } from '../../analytics/consent.ts'
import { Tags } from '../../analytics/tags.generated.ts'
import { useOperation } from '../../api/use-operation.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import styles from './CookieLinks.module.css'
import { setChoosing } from './dialog-state.ts'

/** Opens the choice again, on every page. */
export default function CookieLinks() {
  const t = useTranslate()
  const { data } = useOperation(Tags, {})
  if (!data) return null
  return (
    <p className={styles.links}>
      {servicesIn(data.shop.tags).length > 0 && (
        <button type="button" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          {t('consent.manage')}
        </button>
      )}
      {FooterLink && <FooterLink />}
    </p>
  )
}
