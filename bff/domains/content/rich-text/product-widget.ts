import { parseUrl } from '../../store-urls.ts'
import type { WidgetProduct } from '../rich-text-model.ts'
import { classesOf, descendants, findElement, type ParsedElement, textOf } from './parse-html.ts'

/** Most products of one widget. */
const MAX_PRODUCTS = 48
const CAROUSEL = 'widget-product-carousel'

export type ProductWidget = { title: string | null; isCarousel: boolean; products: WidgetProduct[] }

/**
 * Whether an element is where the store rendered a product widget: the theme's HTML is all that is left of it.
 * Blocks that hold other widgets (links to a product or category, static blocks) are not.
 */
export function isProductWidget(element: ParsedElement): boolean {
  if (element.attributes['data-content-type'] === 'products') return true
  const classes = classesOf(element)
  if (['products-grid', 'widget-product-grid', CAROUSEL].some((name) => classes.has(name))) return true
  return (
    classes.has('block') &&
    classes.has('widget') &&
    [...classes].some((name) => /^block-(.*-)?products(-|$)/.test(name))
  )
}

/** The products of a widget; null when none can be read. */
export function readProductWidget(element: ParsedElement): ProductWidget | null {
  const products: WidgetProduct[] = []
  for (const node of descendants(element.children)) {
    if (typeof node === 'string' || !classesOf(node).has('product-item')) continue
    const product = readItem(node)
    if (product && products.length < MAX_PRODUCTS) products.push(product)
  }
  const title = findElement(element.children, (child) => classesOf(child).has('block-title'))
  if (products.length === 0) return null
  const isCarousel =
    element.attributes['data-appearance'] === 'carousel' ||
    [element, findElement(element.children, (child) => classesOf(child).has(CAROUSEL))].some(
      (part) => part && classesOf(part).has(CAROUSEL),
    )
  return { title: (title && textOf(title.children)) || null, isCarousel, products }
}

/** By sku where the product can be put into the cart; else its link is what names it. */
function readItem(item: ParsedElement): WidgetProduct | null {
  const form = findElement(item.children, ({ attributes }) => Boolean(attributes['data-product-sku']))
  const sku = form?.attributes['data-product-sku']
  if (sku) return { sku }
  const link = findElement(
    item.children,
    (child) => child.tag === 'a' && /\bproduct-item-/.test(child.attributes['class'] ?? ''),
  )
  const path = parseUrl(link?.attributes['href'] ?? '', 'https://own.invalid/')?.pathname ?? '/'
  const urlKey = path
    .replace(/\/+$/, '')
    .split('/')
    .at(-1)
    ?.replace(/\.[a-z]{2,5}$/, '')
  return urlKey ? { urlKey: decoded(urlKey) } : null
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
