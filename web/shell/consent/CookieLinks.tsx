import { readTags } from '../../analytics/consent.ts'
import { Tags } from '../../analytics/tags.generated.ts'
import { useOperation } from '../../api/use-operation.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Link } from '../../ui/Link.tsx'
import styles from './CookieLinks.module.css'
import { setChoosing } from './dialog-state.ts'

/** The way back to the choice, on every page; and to what customers say, at the service that asks them. */
export default function CookieLinks() {
  const t = useTranslate()
  const { data } = useOperation(Tags, {})
  if (!data) return null
  const { services, reviewsDashboardUrl } = readTags(data)
  return (
    <p className={styles.links}>
      {services.length > 0 && (
        <button type="button" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          {t('consent.manage')}
        </button>
      )}
      {reviewsDashboardUrl && <Link href={reviewsDashboardUrl}>{t('consent.reviews')}</Link>}
    </p>
  )
}
