import type { Query, QueryCache } from '@tanstack/react-query'
import type { ProductCardFragment } from '../screens/catalog/product-card.generated.ts'
import type { ProductListFragment } from '../screens/catalog/product-layer.generated.ts'
import { viewCart } from './cart-events.ts'
import { beginCheckout } from './checkout-events.ts'
import { pushEvent } from './data-layer.ts'
import { currencyOf, goodsEvent, type List, productItem } from './items.ts'
import { type Answer, answerIn } from './query-answers.ts'

type ShownList = List & { skus: ReadonlySet<string> }

/** Carts whose checkout was begun in this tab. */
const BEGUN_KEY = 'checkout-begun'

/** Tells what the open page shows, each answer once: lists, products, searches, the cart, the checkout. */
export class PageFollower {
  readonly #queries: QueryCache
  #path: string | null = null
  #told = new Set<string>()
  #shown: ShownList | null = null
  #shownBefore: ShownList | null = null

  constructor(queries: QueryCache) {
    this.#queries = queries
  }

  follow(): () => void {
    return this.#queries.subscribe(({ query }) => this.#look(query))
  }

  /** A navigation began: what is still mounted belongs to the page before. */
  leave(): void {
    this.#path = null
  }

  /** The page of this path, below the base path, is there. */
  open(path: string): void {
    this.#path = path
    this.#told = new Set()
    this.#shownBefore = this.#shown
    this.#shown = null
    for (const query of this.#queries.getAll()) this.#look(query)
  }

  #look(query: Query): void {
    if (this.#path === null || !query.isActive() || this.#told.has(query.queryHash)) return
    const answer = answerIn(query)
    if (!answer || !this.#tell(answer, this.#path)) return
    this.#told.add(query.queryHash)
  }

  /** Whether the answer is one that pages are told of. */
  #tell(answer: Answer, path: string): boolean {
    switch (answer.name) {
      case 'PageByUrl': {
        const { route } = answer.data
        if (route.__typename === 'Product') this.#tellProduct(route)
        if (route.__typename === 'Category') this.#tellList(route.layer, listOf(route))
        return true
      }
      case 'ProductBySku':
        if (answer.data.product) this.#tellProduct(answer.data.product)
        return true
      case 'CategoryById':
        if (answer.data.category) this.#tellList(answer.data.category.layer, listOf(answer.data.category))
        return true
      case 'Search': {
        const { query, products } = answer.data.search
        if (products.from === 0) pushEvent({ event: 'search', search_term: query, results: products.total })
        this.#tellList(products, { item_list_id: 'search', item_list_name: 'Search' })
        return true
      }
      case 'Cart':
        if (path !== '/cart' && path !== '/cart/') return false
        pushEvent(viewCart(answer.data.cart))
        return true
      case 'Checkout': {
        const { checkout } = answer.data
        const event = isFirst(checkout.cart.id) && beginCheckout(checkout)
        if (event) {
          remember(checkout.cart.id)
          pushEvent(event)
        }
        return true
      }
      default:
        return false
    }
  }

  #tellProduct(product: ProductCardFragment): void {
    const item = productItem(product)
    const currency = currencyOf(product)
    const list = this.#shownBefore
    if (list?.skus.has(product.sku)) {
      const { item_list_id, item_list_name } = list
      pushEvent(goodsEvent('select_item', [{ ...item, item_list_id, item_list_name }], { currency }))
    }
    pushEvent(goodsEvent('view_item', [item], { currency }))
  }

  #tellList({ products, from }: ProductListFragment, list: List): void {
    const [first] = products
    if (!first) return
    this.#shown = { ...list, skus: new Set(products.map(({ sku }) => sku)) }
    const items = products.map((product, place) => ({ ...productItem(product), ...list, index: from + place }))
    pushEvent(goodsEvent('view_item_list', items, { currency: currencyOf(first), ...list }))
  }
}

const listOf = ({ id, name }: { id: string; name: string }): List => ({ item_list_id: id, item_list_name: name })

function isFirst(cartId: string): boolean {
  try {
    return sessionStorage.getItem(BEGUN_KEY) !== cartId
  } catch {
    return true
  }
}

function remember(cartId: string): void {
  try {
    sessionStorage.setItem(BEGUN_KEY, cartId)
  } catch {
    // Told again on a reload, where a browser keeps nothing.
  }
}
