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
  // Stays mounted once opened: a dialog returns the focus when it closes, not when it is unmounted.
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never')
  const preload = () => void FilterDialog.preload().catch(() => {})
  return (
    <div className={styles.filter}>
      <Button
        variant="secondary"
        className={styles.button}
        onClick={() => setDialog('open')}
        onPointerDown={preload}
        onFocus={preload}
        aria-haspopup="dialog"
      >
        <Icon name="filter" />
        <span>
          {activeCount > 0 ? t('catalog.filterButton.count', { count: activeCount }) : t('catalog.filterButton')}
        </span>
      </Button>
      {dialog !== 'never' && (
        <Suspense>
          <FilterDialog
            layer={layer}
            activeCount={activeCount}
            open={dialog === 'open'}
            onClose={() => setDialog('closed')}
          />
        </Suspense>
      )}
    </div>
  )
}
