import type { ShopSettings } from '../../config.ts'
import type { CustomerStoreCredit } from '../../graphql/shop-schema.generated.ts'
import { texts } from '../../i18n/texts.ts'
import type { SignIn } from '../../session/sign-in.ts'
import type { Upstream } from '../../magento/upstream.ts'
import { isRefusal } from '../cart/cart-service.ts'
import { DEFAULT_CURRENCY, price, toCents } from '../money.ts'
import { storeInstant } from '../orders/map-order.ts'
import { CreditHistory } from './magento/credit-history.generated.ts'

export type CreditLoaders = {
  /** Of the signed-in customer; null for a guest, and where the store has no store credit. Pages are counted from 1. */
  creditHistory(page: number): Promise<CustomerStoreCredit | null>
}

const PAGE_SIZE = 20
const MAX_PAGE = 1000

export type CreditTools = { upstream: Upstream; shop: ShopSettings; signIn: SignIn }

export function createCreditLoaders({ upstream, shop: { edition }, signIn }: CreditTools): CreditLoaders {
  async function read(page: number) {
    try {
      const { customer } = await upstream.send(
        CreditHistory,
        { page, size: PAGE_SIZE },
        { needs: (answer) => answer.customer?.store_credit?.balance_history },
      )
      return customer?.store_credit
    } catch (error) {
      // A page past the end is an error, and so is a feature that is switched off.
      if (isRefusal(error) && error.kind === 'input') return null
      throw error
    }
  }

  return {
    async creditHistory(asked) {
      if (edition !== 'commerce' || !signIn.token()) return null
      const page = Math.min(Math.max(1, asked), MAX_PAGE)
      const credit = await read(page)
      if (!credit?.enabled) return page > 1 ? this.creditHistory(1) : null
      const currency = credit.current_balance?.currency ?? DEFAULT_CURRENCY
      const history = credit.balance_history
      // The store names what happened in English, or in words of its own.
      const labels: Readonly<Record<string, string>> = texts().credit
      return {
        balance: price(toCents(credit.current_balance?.value), currency),
        history: {
          items: (history?.items ?? []).flatMap((item) =>
            item
              ? {
                  label: labels[item.action ?? ''] ?? item.action ?? '',
                  createdAt: storeInstant(item.date_time_changed ?? ''),
                  change: price(toCents(item.balance_change?.value), currency),
                  balance: price(toCents(item.actual_balance?.value), currency),
                }
              : [],
          ),
          total: history?.total_count ?? 0,
          page,
          pageCount: history?.page_info?.total_pages ?? 0,
        },
      }
    },
  }
}
