import type { ListParameters } from '../../../../schema/product-list-parameters.ts'
import { useTranslate } from '../../../i18n/messages-context.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import type { ActiveFilter } from './active-filters.ts'
import css from './EmptyList.module.css'
import { withoutFilters } from './list-changes.ts'
import { useListNavigation } from './use-list-navigation.ts'

type EmptyListProps = {
  filters: readonly ActiveFilter[]
  parameters: ListParameters
}

/** Nothing to show: says why, and what to do about it. */
export function EmptyList({ filters, parameters }: EmptyListProps) {
  const t = useTranslate()
  const { hrefOf } = useListNavigation()
  const isFiltered = filters.length > 0
  return (
    <div className={css.empty}>
      <Icon name="leaf" className={css.icon} />
      <p className={css.title}>{t(isFiltered ? 'catalog.empty.filtered' : 'catalog.empty')}</p>
      <p>{t(isFiltered ? 'catalog.empty.filteredHelp' : 'catalog.empty.help')}</p>
      {isFiltered ? (
        <ButtonLink href={hrefOf(withoutFilters(parameters))} preload={false}>
          {t('catalog.clearFilters')}
        </ButtonLink>
      ) : (
        <ButtonLink href="/">{t('catalog.empty.home')}</ButtonLink>
      )}
    </div>
  )
}
