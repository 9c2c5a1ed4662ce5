import { useTranslate } from '../../../web/i18n/messages-context.ts'
import { useAnnounce } from '../../../web/ui/Announcer.tsx'
import { Button } from '../../../web/ui/Button.tsx'
import { Icon } from '../../../web/ui/Icon.tsx'
import { Link } from '../../../web/ui/Link.tsx'
import { choose, useChosen } from './chosen.ts'
import styles from './Compare.module.css'

/** Says at the foot of the window how many are chosen, and leads to the table. */
export default function CompareBar() {
  const t = useTranslate()
  const announce = useAnnounce()
  const skus = useChosen()
  return (
    <div className={styles.space}>
      <section className={styles.bar} aria-label={t('compare.bar')}>
        <p className={styles.count}>{t('compare.count', { count: skus.length })}</p>
        <Link href="/comparer" variant="primary" size="small">
          {t('compare.open')}
        </Link>
        <Button
          variant="quiet"
          aria-label={t('compare.clear')}
          onClick={() => {
            choose([])
            announce(t('compare.cleared'))
          }}
        >
          <Icon name="close" />
        </Button>
      </section>
    </div>
  )
}
