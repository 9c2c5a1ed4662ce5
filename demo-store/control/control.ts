import extensions from 'virtual:extensions/demo-store'
import { loadCheckout } from '../database/read-model.ts'
import { CUSTOMER_GROUPS, type CustomerGroup } from '../database/store-rows.ts'
import { ControlError } from '../errors.ts'
import { EDITIONS, extensionNames, isEdition, isLevel, LEVELS } from '../levels.ts'
import { listMails, type SentMail } from '../mailbox/mail.ts'
import type { CarrierSeed, CartRuleSeed, CheckoutSeed, GroupPriceSeed } from '../seed/types.ts'
import type { StoreState } from '../state.ts'
import { purge } from './purge.ts'
import { createSales } from './sales.ts'
import { createSaves, withParents } from './saves.ts'

type ReviewStatus = 'pending' | 'approved' | 'rejected'

/** A review as the merchant finds it in the list. */
type ModeratedReview = {
  id: number
  sku: string
  nickname: string
  summary: string
  text: string
  status: ReviewStatus
}

/** What extensions add, each by declaring members. */
export interface ExtensionControl {}

export type Control = ReturnType<typeof createCore> & ExtensionControl

/** Everything that can be done to a running store besides shopping in it. */
export function createControl(state: StoreState): Control {
  return Object.assign(createCore(state), ...extensions.map(({ control }) => control?.(state))) as Control
}

function createCore(state: StoreState) {
  return {
    ...createConditions(state),
    ...createSaves(state),
    ...createCustomerGroups(state),
    ...createModeration(state),
    ...createSales(state),
    ...createCheckoutSettings(state),
  }
}

/** Conditions of the store: maintenance, release, clock. */
function createConditions(state: StoreState) {
  return {
    /** On: the status of every address but media is 503. */
    maintenance: async ({ enabled }: { enabled: boolean }): Promise<void> => {
      state.maintenance = enabled
    },
    /** Switches the search engine off: filters find nothing, searches fail. */
    search: async ({ available }: { available: boolean }): Promise<void> => {
      state.searchUp = available
    },
    /** Gives the store a language pack that translates every refusal, as some do. */
    languagePack: async ({ isFull }: { isFull: boolean }): Promise<void> => {
      state.hasFullPack = isFull
    },
    level: async ({ level }: { level: string }): Promise<void> => {
      if (!isLevel(level)) throw new ControlError(`level must be one of ${LEVELS.join(', ')}`)
      state.level = level
    },
    edition: async ({ edition }: { edition: string }): Promise<void> => {
      if (!isEdition(edition)) throw new ControlError(`edition must be one of ${EDITIONS.join(', ')}`)
      state.edition = edition
    },
    /** Modules outside Magento that the store has from now on. */
    extensions: async ({ names }: { names: string[] }): Promise<void> => {
      const wrong = names.find((name) => !extensionNames.includes(name))
      if (wrong !== undefined) throw new ControlError(`extensions are ${extensionNames.join(', ')}, not "${wrong}"`)
      state.extensions = new Set(names)
    },
    /** Sets the store's clock; null returns to the machine's. */
    clock: async ({ now }: { now: string | null }): Promise<void> => {
      const time = now === null ? Date.now() : Date.parse(now)
      if (Number.isNaN(time)) throw new ControlError('now must be an ISO date or null')
      state.clockOffsetMs = now === null ? 0 : time - Date.now()
    },
    purgeHosts: async ({ hosts }: { hosts: string[] }): Promise<void> => {
      state.purgeHosts = hosts
    },
    /** GraphQL requests by operation name since the last reset. */
    requests: async (): Promise<{ total: number; byOperation: Record<string, number> }> => ({
      total: [...state.requests.values()].reduce((sum, count) => sum + count, 0),
      byOperation: Object.fromEntries(state.requests),
    }),
    resetRequests: async (): Promise<void> => state.requests.clear(),
    /** Mails the store sent, newest first, all or those to one address; links are paths of the shop. */
    mails: ({ to }: { to?: string } = {}): Promise<SentMail[]> => listMails(state.db, to ?? null),
    /** Ends all simulated failures; saved data stays. */
    calm: async (): Promise<void> => {
      state.maintenance = false
      state.searchUp = true
      state.clockOffsetMs = 0
    },
  }
}

/** What a merchant does with customer groups. */
function createCustomerGroups(state: StoreState) {
  return {
    /** Adds or changes a tier price of one customer group; announced like any save of the product. */
    groupPrice: async ({ sku, group, qty, cents }: GroupPriceSeed): Promise<void> => {
      const product = state.model.productBySku.get(sku)
      if (!product) throw new ControlError(`no product has the sku "${sku}"`)
      await state.db.query(
        `insert into product_group_tier values ($1, $2, $3, $4)
       on conflict (product_id, group_id, qty) do update set cents = excluded.cents`,
        [product.id, CUSTOMER_GROUPS[group], qty, cents],
      )
      await state.reload()
      await purge(
        state.purgeHosts,
        withParents(product).map((id) => [`cat_p_${id}`]),
      )
    },
    /** Moves a customer to another group; tokens stay valid. */
    customerGroup: async ({ email, group }: { email: string; group: CustomerGroup }): Promise<void> => {
      const { affectedRows } = await state.db.query(
        'update customer set group_id = $2 where lower(email) = lower($1)',
        [email, CUSTOMER_GROUPS[group]],
      )
      if (!affectedRows) throw new ControlError(`no customer has the address "${email}"`)
    },
  }
}

/** What a merchant decides about reviews. */
function createModeration(state: StoreState) {
  return {
    /** The newest reviews, at most a hundred, of one state if it is named. */
    reviews: async ({ status }: { status?: string } = {}): Promise<ModeratedReview[]> => {
      const { rows } = await state.db.query<ModeratedReview>(
        `select review.id, data->>'sku' as sku, nickname, summary, text, status from review join product on product.id = product_id
       where $1::text is null or status = $1 order by review.id desc limit 100`,
        [status ?? null],
      )
      return rows
    },
    /** Publishes, hides or rejects a review; its product is announced. */
    review: async ({ id, status }: { id: number; status: ReviewStatus }): Promise<void> => {
      const { rows } = await state.db.query<{ product_id: number }>(
        'update review set status = $2 where id = $1 returning product_id',
        [id, status],
      )
      const [review] = rows
      if (!review) throw new ControlError(`no review has the id ${id}`)
      await state.reload()
      await purge(state.purgeHosts, [[`cat_p_${review.product_id}`]])
    },
  }
}

/** Changes to carriers, payment methods and cart price rules while shoppers use them. */
function createCheckoutSettings(state: StoreState) {
  const save = async <K extends keyof CheckoutSeed>(key: K, value: CheckoutSeed[K]): Promise<void> => {
    await state.db.query('update checkout_setting set value = $2 where key = $1', [key, JSON.stringify(value)])
    await state.reload(loadCheckout)
  }

  return {
    /** Changes a carrier's method, or switches it off and on. */
    carrier: async ({
      carrier,
      method,
      enabled = true,
      ...change
    }: Pick<CarrierSeed, 'carrier' | 'method'> & { cents?: number; enabled?: boolean }): Promise<void> => {
      const { carriers } = state.model.checkout
      const isMeant = (candidate: CarrierSeed): boolean => candidate.carrier === carrier && candidate.method === method
      if (!carriers.some(isMeant)) throw new ControlError(`no carrier is called "${carrier}" with "${method}"`)
      await save(
        'carriers',
        carriers.map((entry) => (isMeant(entry) ? { ...entry, ...change, disabled: !enabled } : entry)),
      )
    },
    paymentMethod: async ({
      code,
      title,
      enabled,
    }: {
      code: string
      title?: string
      enabled: boolean
    }): Promise<void> => {
      const others = state.model.checkout.paymentMethods.filter((method) => method.code !== code)
      await save('paymentMethods', enabled ? [...others, { code, title: title ?? code }] : others)
    },
    /** Adds a cart price rule, in the place of one with the same label. */
    cartRule: async (rule: CartRuleSeed): Promise<void> => {
      await save('cartRules', [...state.model.checkout.cartRules.filter(({ label }) => label !== rule.label), rule])
    },
    removeCartRule: async ({ label }: { label: string }): Promise<void> => {
      await save(
        'cartRules',
        state.model.checkout.cartRules.filter((rule) => rule.label !== label),
      )
    },
  }
}
