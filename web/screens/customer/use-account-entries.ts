import { useQueries } from '@tanstack/react-query'
import { operationQuery } from '../../api/use-operation.ts'
import type { MessageId } from '../../i18n/messages.ts'
import { IsFeatureActive } from '../../site/is-feature-active.generated.ts'

type AccountEntry = {
  path: string
  label: MessageId
  /** Shown only where the store has it (`isFeatureActive`). */
  feature?: string
}

/** The sections of the account, in the order of its menu. */
const ACCOUNT_ENTRIES: readonly AccountEntry[] = [
  { path: '/user/', label: 'account.menu.dashboard' },
  { path: '/user/orders/', label: 'account.menu.orders' },
  { path: '/user/returns', label: 'account.menu.returns', feature: 'returns' },
  { path: '/user/downloadable-products', label: 'account.menu.downloads' },
  { path: '/user/store-credit', label: 'account.menu.storeCredit', feature: 'storeCredit' },
  { path: '/user/information', label: 'account.menu.information' },
  { path: '/user/address-book', label: 'account.menu.addressBook' },
  { path: '/user/wishlist', label: 'account.menu.wishlist', feature: 'wishlist' },
  { path: '/user/newsletter', label: 'account.menu.newsletter', feature: 'newsletter' },
  { path: '/user/helpdesk/', label: 'account.menu.helpdesk', feature: 'helpdesk' },
  { path: '/rgpd/', label: 'account.menu.data' },
]

/** The entries of the menu that this store can fill; what is not known yet stays hidden. */
export function useAccountEntries(): readonly AccountEntry[] {
  const features = [...new Set(ACCOUNT_ENTRIES.flatMap(({ feature }) => feature ?? []))]
  const answers = useQueries({ queries: features.map((feature) => operationQuery(IsFeatureActive, { feature })) })
  const active = new Set(features.filter((_feature, index) => answers[index]?.data?.isFeatureActive))
  return ACCOUNT_ENTRIES.filter(({ feature }) => !feature || active.has(feature))
}
