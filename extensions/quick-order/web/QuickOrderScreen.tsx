import { type LoadResult, ui, useHydrated, useTranslate } from 'musette/web'
import { MAX_LINES } from './lines-state.ts'
import { QuickOrder } from './QuickOrder.tsx'
import styles from './QuickOrderScreen.module.css'

export async function load(): Promise<LoadResult> {
  return {}
}

/** `/quick-order`: order by sku or from a file. The lines are stored in this tab. */
export default function QuickOrderScreen() {
  const t = useTranslate()
  const isHydrated = useHydrated()
  return (
    <ui.Container className={styles.screen}>
      <ui.PageHead
        title={t('quickOrder.title')}
        description={t('quickOrder.lead', { limit: MAX_LINES })}
        canonicalPath="/quick-order"
      />
      <ui.Breadcrumb items={[{ name: t('quickOrder.title') }]} />
      <h1>{t('quickOrder.title')}</h1>
      <p className={styles.lead}>{t('quickOrder.lead', { limit: MAX_LINES })}</p>
      {isHydrated ? <QuickOrder /> : <Loading />}
    </ui.Container>
  )
}

/** The skeleton, with a message for browsers without JavaScript. */
function Loading() {
  const t = useTranslate()
  return (
    <>
      <noscript>
        <p>{t('quickOrder.needsScript')}</p>
      </noscript>
      <div className={styles.loading}>
        <ui.VisuallyHidden>
          <output>{t('ui.loading')}</output>
        </ui.VisuallyHidden>
        <ui.Skeleton shape="control" lines={4} />
      </div>
    </>
  )
}
