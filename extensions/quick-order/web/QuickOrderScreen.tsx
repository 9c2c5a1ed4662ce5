import type { LoadResult } from '../../../web/screen.ts'
import { useTranslate } from '../../../web/i18n/messages-context.ts'
import { Breadcrumb } from '../../../web/ui/Breadcrumb.tsx'
import { Container } from '../../../web/ui/Container.tsx'
import { PageHead } from '../../../web/ui/PageHead.tsx'
import { Skeleton } from '../../../web/ui/Skeleton.tsx'
import { VisuallyHidden } from '../../../web/ui/VisuallyHidden.tsx'
import { useHydrated } from '../../../web/hydration.tsx'
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
    <Container className={styles.screen}>
      <PageHead
        title={t('quickOrder.title')}
        description={t('quickOrder.lead', { limit: MAX_LINES })}
        canonicalPath="/quick-order"
      />
      <Breadcrumb items={[{ name: t('quickOrder.title') }]} />
      <h1>{t('quickOrder.title')}</h1>
      <p className={styles.lead}>{t('quickOrder.lead', { limit: MAX_LINES })}</p>
      {isHydrated ? <QuickOrder /> : <Loading />}
    </Container>
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
        <VisuallyHidden>
          <output>{t('ui.loading')}</output>
        </VisuallyHidden>
        <Skeleton shape="control" lines={4} />
      </div>
    </>
  )
}
