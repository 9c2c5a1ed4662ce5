import { useId } from 'react'
import { useTranslate } from '../../../i18n/messages-context.ts'
import { Button } from '../../../ui/Button.tsx'
import { Drawer } from '../../../ui/Dialog.tsx'
import type { ProductListFragment } from '../product-layer.generated.ts'
import { FacetForm } from './FacetForm.tsx'
import styles from './FilterDrawer.module.css'
import { useListNavigation, withoutFilters } from './list-changes.ts'

export type FilterDialogProps = {
  onClose: () => void
  layer: ProductListFragment
  activeCount: number
}

/** The filters in a drawer. */
export default function FilterDialog({ onClose, layer, activeCount }: FilterDialogProps) {
  const t = useTranslate()
  const { show } = useListNavigation()
  const formId = useId()
  return (
    <Drawer
      open
      onClose={onClose}
      title={t('catalog.filters')}
      footer={
        <div className={styles.actions}>
          <Button
            variant="quiet"
            className={styles.action}
            disabled={activeCount === 0}
            onClick={() => show(withoutFilters)}
          >
            {t('catalog.clearFilters')}
          </Button>
          <Button variant="primary" className={styles.action} onClick={onClose}>
            {t('catalog.showResults', { count: layer.total })}
          </Button>
        </div>
      }
    >
      <FacetForm id={formId} layer={layer} withSortOrder />
    </Drawer>
  )
}
