import type { RequestContext } from '../../graphql/context.ts'
import type { PersonalDataSuccess } from '../../graphql/shop-schema.generated.ts'
import type { Upstream } from '../../upstream/upstream.ts'
import { isRefusal } from '../cart/cart-service.ts'
import { type Outcome, refused } from './customer-answer.ts'
import type { CustomerModel } from './customer-model.ts'
import { customerTexts as texts } from './customer-texts.ts'
import { confirmIdentity } from './confirm-identity.ts'
import { PersonalOrders, PersonalReviews, PersonalWishes } from './upstream/personal-data.generated.ts'

const PAGE_SIZE = 50
/** Pages of each kind: whoever has more is told that it is not all. */
const MAX_PAGES = 40

type Page<T> = { items: readonly (T | null)[] | null | undefined; page_info?: { total_pages: number | null } | null }

/** Everything the store tells of the customer as JSON (GDPR, articles 15 and 20), for whoever knows the password. */
export async function exportPersonalData(password: string, context: RequestContext): Promise<PersonalDataAnswer> {
  const { loaders, upstream } = context
  const customer = await loaders.customer.read()
  const refusal = await confirmIdentity(customer, password, context)
  if (refusal) return answer(refusal)
  const data = await loaders.customer.asCustomer(() => collect(customer, upstream))
  return data ? answer({ success: true, errorMessage: null, errors: [] }, data) : answer(refused(texts.signInFirst))
}

type PersonalDataAnswer = PersonalDataSuccess & { __typename: 'PersonalDataSuccess' }

async function collect({ id: _id, addresses, isSubscribed, ...profile }: CustomerModel, upstream: Upstream) {
  const [orders, reviews, wishlist] = await Promise.all([
    allPages(async (page) => (await upstream.send(PersonalOrders, { page, size: PAGE_SIZE })).customer?.orders),
    allPages(async (page) => (await upstream.send(PersonalReviews, { page, size: PAGE_SIZE })).customer?.reviews),
    allPages(async (page) => {
      const { customer } = await upstream.send(PersonalWishes, { page, size: PAGE_SIZE })
      return customer?.wishlists[0]?.items_v2
    }),
  ])
  const entries = addresses.map(({ id: _entry, ...address }) => address)
  return {
    createdAt: new Date().toISOString(),
    profile,
    addresses: entries,
    newsletter: { isSubscribed },
    orders,
    reviews,
    wishlist,
  }
}

/** What a store lacks or has switched off is an empty list. */
async function allPages<T>(read: (page: number) => Promise<Page<T> | null | undefined>) {
  const items: T[] = []
  try {
    for (let page = 1; page <= MAX_PAGES; page++) {
      const found = await read(page)
      items.push(...(found?.items ?? []).filter((item) => item !== null))
      if (page >= (found?.page_info?.total_pages ?? 0)) return { isComplete: true, items }
    }
    return { isComplete: false, items }
  } catch (error) {
    if (!isRefusal(error) || error.kind === 'authorization' || error.kind === 'authentication') throw error
    return { isComplete: true, items }
  }
}

function answer(outcome: Outcome, data?: object): PersonalDataAnswer {
  return { __typename: 'PersonalDataSuccess', ...outcome, data: data ? JSON.stringify(data, null, 2) : null }
}
