import { type Query, type QueryCache, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import {
  consent,
  fieldsOf,
  type Fragments,
  rules,
  site,
  type SlotProps,
  useAddress,
  useShop,
  useSite,
} from 'musette/web'
import {
  cartEvents,
  currencyOf,
  goodsEvent,
  itemsOf,
  type List,
  productItem,
  sendPageView,
  totalOf,
  viewCart,
} from './events.ts'
import { followConsentMode } from './consent-mode.ts'
import type { TagManagerTagsFragment } from './tag-manager.generated.ts'

/** Ids of carts whose checkout was started in this tab. */
const BEGUN_KEY = 'checkout-begun'

/** Sends events about the content of the open page, once per response: lists, products, searches, cart, checkout. */
class PageFollower {
  readonly #queries: QueryCache
  #path: string | null = null
  #reported = new Set<string>()
  #shown: ShownList | null = null
  #shownBefore: ShownList | null = null

  constructor(queries: QueryCache) {
    this.#queries = queries
  }

  follow(): () => void {
    return this.#queries.subscribe(({ query }) => this.#look(query))
  }

  /** A navigation started: mounted queries still belong to the former page. */
  leave(): void {
    this.#path = null
  }

  /** The page of this path (below the base path) is shown. */
  open(path: string): void {
    this.#path = path
    this.#reported = new Set()
    this.#shownBefore = this.#shown
    this.#shown = null
    for (const query of this.#queries.getAll()) this.#look(query)
  }

  #look(query: Query): void {
    if (this.#path === null || !query.isActive() || this.#reported.has(query.queryHash)) return
    const response = answerIn(query)
    if (!response || !this.#send(response, this.#path)) return
    this.#reported.add(query.queryHash)
  }

  /** Whether the response produces an event. */
  #send(response: Answer, path: string): boolean {
    switch (response.name) {
      case 'PageByUrl': {
        const { route } = response.data
        if (route.__typename === 'Product') this.#sendProduct(route)
        if (route.__typename === 'Category') this.#sendList(route.layer, listOf(route))
        return true
      }
      case 'ProductBySku':
        if (response.data.product) this.#sendProduct(response.data.product)
        return true
      case 'CategoryById':
        if (response.data.category) this.#sendList(response.data.category.layer, listOf(response.data.category))
        return true
      case 'Search': {
        const { query, products } = response.data.search
        if (products.from === 0) consent.pushEvent({ event: 'search', search_term: query, results: products.total })
        this.#sendList(products, { item_list_id: 'search', item_list_name: 'Search' })
        return true
      }
      case 'Cart':
        if (path !== '/cart' && path !== '/cart/') return false
        consent.pushEvent(viewCart(response.data.cart))
        return true
      case 'Checkout': {
        const { checkout } = response.data
        const isFirst = site.tabStorage.read(BEGUN_KEY) !== checkout.cart.id
        const event = isFirst && beginCheckout(checkout)
        if (event) {
          site.tabStorage.write(BEGUN_KEY, checkout.cart.id)
          consent.pushEvent(event)
        }
        return true
      }
      default:
        return false
    }
  }

  #sendProduct(product: Fragments.ProductCardFragment): void {
    const item = productItem(product)
    const currency = currencyOf(product)
    const list = this.#shownBefore
    if (list?.skus.has(product.sku)) {
      const { item_list_id, item_list_name } = list
      consent.pushEvent(goodsEvent('select_item', [{ ...item, item_list_id, item_list_name }], { currency }))
    }
    consent.pushEvent(goodsEvent('view_item', [item], { currency }))
  }

  #sendList({ products, from }: Fragments.ProductListFragment, list: List): void {
    const [first] = products
    if (!first) return
    this.#shown = { ...list, skus: new Set(products.map(({ sku }) => sku)) }
    const items = products.map((product, place) => ({ ...productItem(product), ...list, index: from + place }))
    consent.pushEvent(goodsEvent('view_item_list', items, { currency: currencyOf(first), ...list }))
  }
}

const listOf = ({ id, name }: { id: string; name: string }): List => ({ item_list_id: id, item_list_name: name })

type TagManagerProps = SlotProps['ThirdParty'] & {
  /** Otherwise events are only logged, if the shop is configured to. */
  isManaged: boolean
}

/** Sends events to the data layer and loads the tag manager. */
export default function TagManager({ tags, isManaged }: TagManagerProps) {
  const { tagManagerUrl, debug } = fieldsOf<TagManagerTagsFragment>(tags)
  const queryClient = useQueryClient()
  const { baseUrl } = useShop()
  const { presence } = useSite()
  const { path } = useAddress()
  const pages = useRef<PageFollower>(null)

  useEffect(() => followConsentMode(), [])
  useEffect(() => consent.debugEvents(debug), [debug])

  useEffect(() => {
    const queries = queryClient.getQueryCache()
    const follower = (pages.current = new PageFollower(queries))
    const stops = [follower.follow(), followChoices(queries, site.readPresence(presence))]
    return () => {
      for (const stop of stops) stop()
    }
  }, [queryClient, presence])

  useEffect(() => {
    pages.current?.leave()
    return sendPageView(path, baseUrl, () => pages.current?.open(path))
  }, [path, baseUrl])

  // Guarded pages are separate documents whose content security policy refuses the tag manager.
  const isGuarded = rules.isGuarded(site.useRoutes().findRoute(path).route.section)
  useEffect(() => {
    if (!isManaged || !tagManagerUrl || isGuarded) return
    consent.pushEvent({ event: 'gtm.js', 'gtm.start': Date.now() })
    site.loadScript(tagManagerUrl)
  }, [isManaged, tagManagerUrl, isGuarded])
  return null
}

/**
 * Sends events of the cart and the checkout without code in their screens. Responses of mutations are set in the cache by hand; the
 * difference to the former data is the event. Refetched data, changed by another tab or the store, sends none. Where the page's cookie
 * says that there is no cart, none was requested: the first one is compared with an empty cart.
 */
function followChoices(queries: QueryCache, { isSignedIn, items }: site.Presence): () => void {
  let cart: Pick<Fragments.CartContentsFragment, 'id' | 'items'> | undefined =
    !isSignedIn && items === 0 ? { id: '', items: [] } : undefined
  let checkout: Fragments.CheckoutStateFragment | undefined
  let customer: string | null | undefined = isSignedIn ? undefined : null

  for (const query of queries.getAll()) {
    const response = answerIn(query)
    if (response?.name === 'Cart') cart = response.data.cart
    if (response?.name === 'Checkout') checkout = response.data.checkout
    if (response?.name === 'Me') customer = response.data.me.id
  }
  return queries.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const isChoice = event.action.manual === true
    const response = answerIn(event.query)
    switch (response?.name) {
      case 'Me': {
        const { id } = response.data.me
        // Lines that a sign-in merges were not added now.
        if (customer !== undefined && id !== customer) cart = undefined
        customer = id
        break
      }
      case 'Cart': {
        const before = cart
        const after = response.data.cart
        cart = after
        if (isChoice && before) for (const event of cartEvents(before, after)) consent.pushEvent(event)
        break
      }
      case 'Checkout': {
        const before = checkout
        checkout = response.data.checkout
        if (isChoice && before) for (const event of checkoutEvents(before, checkout)) consent.pushEvent(event)
        break
      }
    }
  })
}

type ShownList = List & { skus: ReadonlySet<string> }

/** The first response of a checkout with items. */
function beginCheckout({ cart }: Fragments.CheckoutStateFragment): consent.DataLayerEvent | null {
  return cart.items.length > 0 ? goodsEvent('begin_checkout', itemsOf(cart), totalOf(cart)) : null
}

/** Chosen shipping and payment method, as codes: no personal data. */
function checkoutEvents(
  before: Fragments.CheckoutStateFragment,
  after: Fragments.CheckoutStateFragment,
): consent.DataLayerEvent[] {
  const { cart, shippingMethod, paymentMethod } = after
  const events: consent.DataLayerEvent[] = []
  const send = (event: string, detail: Record<string, string>) =>
    events.push(goodsEvent(event, itemsOf(cart), { ...totalOf(cart), ...detail }))

  if (shippingMethod && shippingMethod.id !== before.shippingMethod?.id) {
    send('add_shipping_info', { shipping_tier: shippingMethod.id })
  }
  if (paymentMethod && paymentMethod.code !== before.paymentMethod?.code) {
    send('add_payment_info', { payment_type: paymentMethod.code })
  }
  return events
}

/** Operations that analytics read. Types only, so that their documents are not bundled for this. */
type Answers = {
  Cart: Fragments.CartQuery
  CategoryById: Fragments.CategoryByIdQuery
  Checkout: Fragments.CheckoutQuery
  Me: Fragments.MeQuery
  PageByUrl: Fragments.PageByUrlQuery
  ProductBySku: Fragments.ProductBySkuQuery
  Search: Fragments.SearchQuery
}

type Answer = { [Name in keyof Answers]: { name: Name; data: Answers[Name] } }[keyof Answers]

/** Data of a cached query by operation name (see `operationQuery`); null before the response. */
function answerIn({ queryKey, state }: Query): Answer | null {
  // The cache is untyped; the transport stores only the operation's own data under its name.
  return state.data === undefined ? null : ({ name: queryKey[0], data: state.data } as Answer)
}
