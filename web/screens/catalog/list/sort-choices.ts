import type { ListParameters } from '../../../../schema/product-list-parameters.ts'
import type { Translate } from '../../../i18n/messages-context.ts'

export type SortChoice = {
  /** What the URL's `sort` parameter holds; empty for the list's own order. */
  value: string
  label: string
  sort: ListParameters['sort']
}

type SortField = { field: string; label: string }

/** Default orders of the lists. */
const OWN_ORDERS: ReadonlySet<string> = new Set(['position', 'relevance'])

/**
 * The orders a list offers: its own first, then each field the store can sort by; names and prices both ways.
 * An order in the URL stays selectable even when the store does not offer it.
 */
export function sortChoices(fields: readonly SortField[], current: ListParameters['sort'], t: Translate): SortChoice[] {
  // Positions exist in categories only, where they are the default order.
  const hasPosition = fields.some(({ field }) => field === 'position')
  const own = t(hasPosition ? 'catalog.sort.position' : 'catalog.sort.relevance')
  const choices: SortChoice[] = [
    { value: '', label: own, sort: undefined },
    ...fields.filter(({ field }) => !OWN_ORDERS.has(field)).flatMap((field) => directions(field, t)),
  ]
  const isOffered = !current || choices.some(({ value }) => value === sortValue(current))
  return isOffered ? choices : [...choices, choice(current, t('catalog.sort.other'))]
}

function directions({ field, label }: SortField, t: Translate): SortChoice[] {
  const ascending = { field, direction: 'ASC' } as const
  const descending = { field, direction: 'DESC' } as const
  switch (field) {
    case 'price':
      return [choice(ascending, t('catalog.sort.priceUp')), choice(descending, t('catalog.sort.priceDown'))]
    case 'name':
      return [choice(ascending, t('catalog.sort.nameUp')), choice(descending, t('catalog.sort.nameDown'))]
    default:
      return [choice(ascending, label)]
  }
}

function choice(sort: NonNullable<ListParameters['sort']>, label: string): SortChoice {
  return { value: sortValue(sort), label, sort }
}

/** As `listQueryString` writes it. */
export function sortValue(sort: ListParameters['sort']): string {
  return sort ? JSON.stringify({ field: sort.field, direction: sort.direction }) : ''
}
