import { Suspense, useState } from 'react'
import { useTranslate } from '../../../i18n/messages-context.ts'
import { lazy } from '../../../lazy.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import type { ProductListFragment } from '../product-layer.generated.ts'
import type { FilterDialogProps } from './FilterDialog.tsx'
import styles from './FilterDrawer.module.css'

const FilterDialog = lazy<FilterDialogProps>(() => import('./FilterDialog.tsx'))

type FilterDrawerProps = {
  layer: ProductListFragment
  activeCount: number
}

/** On a phone: a button that opens the filters in a drawer. */
export function FilterDrawer({ activeCount, layer }: FilterDrawerProps) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const preload = () => void FilterDialog.preload().catch(() => {})
  return (
    <div className={styles.filter}>
      <Button
        variant="secondary"
        className={styles.button}
        onClick={() => setOpen(true)}
        onPointerDown={preload}
        onFocus={preload}
        aria-haspopup="dialog"
      >
        <Icon name="filter" />
        <span>
          {activeCount > 0 ? t('catalog.filterButton.count', { count: activeCount }) : t('catalog.filterButton')}
        </span>
      </Button>
      {isOpen && (
        <Suspense>
          <FilterDialog layer={layer} activeCount={activeCount} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
