import { useId, useState } from 'react'
import type { ListParameters } from '../../../../schema/product-list-parameters.ts'
import { useTranslate } from '../../../i18n/messages-context.ts'
import { Button } from '../../../ui/Button.tsx'
import { Drawer } from '../../../ui/Drawer.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import type { ProductListFragment } from '../product-layer.generated.ts'
import { FacetForm } from './FacetForm.tsx'
import css from './FilterDrawer.module.css'
import { withoutFilters } from './list-changes.ts'
import { useListNavigation } from './use-list-navigation.ts'

type FilterDrawerProps = {
  layer: ProductListFragment
  parameters: ListParameters
  activeCount: number
}

/** The filters of a phone: behind a button, with the number of products they leave. */
export function FilterDrawer({ layer, parameters, activeCount }: FilterDrawerProps) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const { show } = useListNavigation()
  const formId = useId()
  return (
    <div className={css.filter}>
      <Button variant="secondary" className={css.button} onClick={() => setOpen(true)} aria-haspopup="dialog">
        <Icon name="filter" />
        {activeCount > 0 ? t('catalog.filterButton.count', { count: activeCount }) : t('catalog.filterButton')}
      </Button>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('catalog.filters')}
        footer={
          <div className={css.actions}>
            <Button
              variant="quiet"
              className={css.action}
              disabled={activeCount === 0}
              onClick={() => show(withoutFilters(parameters))}
            >
              {t('catalog.clearFilters')}
            </Button>
            <Button variant="primary" className={css.action} onClick={() => setOpen(false)}>
              {t('catalog.showResults', { count: layer.total })}
            </Button>
          </div>
        }
      >
        <FacetForm id={formId} layer={layer} parameters={parameters} withSortOrder />
      </Drawer>
    </div>
  )
}
