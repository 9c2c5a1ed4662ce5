import type { RequestContext } from '../../graphql/context.ts'
import type { CustomerStoreCredit } from '../../graphql/shop-schema.generated.ts'
import { t } from '../../i18n/texts.ts'
import type { Upstream } from '../../magento/upstream.ts'
import { isRefusal } from '../cart/cart-service.ts'
import { DEFAULT_CURRENCY, knownCents, price } from '../money.ts'
import { storeInstant } from '../orders/map-order.ts'
import { CreditHistory, type CreditHistoryQuery } from './magento/credit-history.generated.ts'

const PAGE_SIZE = 20
const MAX_PAGE = 1000

/** Loads the store credit of the signed-in customer; null for a guest, and if the store has no store credit. Pages count from 1. */
export async function creditHistory(
  { upstream, signIn }: RequestContext,
  wanted: number,
): Promise<CustomerStoreCredit | null> {
  if (!takesCredit(upstream) || !signIn.token()) return null
  const page = Math.min(Math.max(1, wanted), MAX_PAGE)
  const credit = await readCredit(page, upstream)
  if (credit?.enabled) return mapCredit(credit, page)
  const first = page > 1 ? await readCredit(1, upstream) : null
  return first?.enabled ? mapCredit(first, 1) : null
}

type StoreCredit = NonNullable<NonNullable<CreditHistoryQuery['customer']>['store_credit']>

/** Null for a page past the end, and where the feature is switched off: the store refuses both. */
async function readCredit(page: number, upstream: Upstream): Promise<StoreCredit | null> {
  try {
    const { customer } = await upstream.send(
      CreditHistory,
      { page, size: PAGE_SIZE },
      { needs: (response) => response.customer?.store_credit?.balance_history },
    )
    return customer?.store_credit ?? null
  } catch (error) {
    if (isRefusal(error) && error.kind === 'input') return null
    throw error
  }
}

/** Maps the store credit; null without a balance. Lines whose amounts the store does not return are left out. */
function mapCredit(
  { current_balance, balance_history: history }: StoreCredit,
  page: number,
): CustomerStoreCredit | null {
  const currency = current_balance?.currency ?? DEFAULT_CURRENCY
  const current = knownCents(current_balance?.value, currency)
  if (current === null) return null
  return {
    balance: price(current, currency),
    history: {
      items: (history?.items ?? []).flatMap((item) => {
        const change = knownCents(item?.balance_change?.value, currency)
        const balance = knownCents(item?.actual_balance?.value, currency)
        if (!item || change === null || balance === null) return []
        return {
          label: labelOf(item.action ?? ''),
          createdAt: storeInstant(item.date_time_changed ?? ''),
          change: price(change, currency),
          balance: price(balance, currency),
        }
      }),
      total: history?.total_count ?? 0,
      page,
      pageCount: history?.page_info?.total_pages ?? 0,
    },
  }
}

/** Whether store credit, gift cards or points can pay a part of an order: only its grand total shows how much. */
export function takesCredit(upstream: Pick<Upstream, 'has'>): boolean {
  return upstream.has('Customer.store_credit')
}

const ACTIONS = ['Created', 'Updated', 'Used', 'Refunded', 'Reverted'] as const

/** Returns the label of an action, which the store names in English, or in its own words. */
function labelOf(action: string): string {
  const known = ACTIONS.find((name) => name === action)
  return known ? t(`credit.${known}`) : action
}
