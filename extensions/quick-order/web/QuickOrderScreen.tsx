import { useEffect, useState } from 'react'
import { customers, type LoadResult, ui, useHydrated, useTranslate } from 'musette/web'
import { MAX_LINES } from './lines-state.ts'
import { QuickOrder } from './QuickOrder.tsx'
import styles from './QuickOrderScreen.module.css'
import { additionUnderWay } from './use-add-lines.ts'

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
      {isHydrated ? <OwnLines /> : <Loading />}
    </ui.Container>
  )
}

/** The lines of this visitor, once it is known who that is and no line is being added any more. */
function OwnLines() {
  const { data: me, error } = customers.useVisitor()
  const [addition, setAddition] = useState(additionUnderWay)
  const [owner, setOwner] = useState<string | null>(null)
  useEffect(() => void addition?.then(() => setAddition(null)), [addition])
  // When the session ends, the lines on the page remain the customer's.
  const id = me?.id ?? owner
  if (id !== owner) setOwner(id)
  return (me || error) && !addition ? <QuickOrder key={id} owner={id} /> : <Loading />
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
