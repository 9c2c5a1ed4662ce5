import { useEffect } from 'react'
import { ui, useTranslate } from 'musette/web'
import { choose, useChosen } from './chosen.ts'
import styles from './Compare.module.css'

/** Says at the foot of the window how many are chosen, and leads to the table. */
export default function CompareBar() {
  const t = useTranslate()
  const announce = ui.useAnnounce()
  const skus = useChosen()
  useEffect(() => {
    const { documentElement: page } = document
    page.toggleAttribute('data-compare-bar', true)
    return () => void page.toggleAttribute('data-compare-bar', false)
  }, [])
  return (
    <div className={styles.space}>
      <section className={styles.bar} aria-label={t('compare.bar')}>
        <p className={styles.count}>{t('compare.count', { count: skus.length })}</p>
        <ui.Link href="/comparer" variant="primary" size="small">
          {t('compare.open')}
        </ui.Link>
        <ui.Button
          variant="quiet"
          aria-label={t('compare.clear')}
          onClick={() => {
            choose([])
            announce(t('compare.cleared'))
          }}
        >
          <ui.Icon name="close" />
        </ui.Button>
      </section>
    </div>
  )
}
