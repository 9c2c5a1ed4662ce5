/** A node of JSON-LD, or of microdata in the same form. Nothing in it is trusted. */
export type Item = { [name: string]: unknown }

export type Offer = { price: number | null; currency: string | null; availability: string | null }

/** Maximum nodes of one page that are examined, and their depth. */
const MAX_NODES = 5_000
const MAX_DEPTH = 12

/** Types for which search engines have rich results, with their synonyms. */
const KINDS: Readonly<Record<string, string>> = {
  AggregateRating: 'AggregateRating',
  Article: 'Article',
  BlogPosting: 'Article',
  BreadcrumbList: 'BreadcrumbList',
  FAQPage: 'FAQPage',
  ItemList: 'ItemList',
  LocalBusiness: 'Organization',
  NewsArticle: 'Article',
  OnlineBusiness: 'Organization',
  OnlineStore: 'Organization',
  Organization: 'Organization',
  Product: 'Product',
  ProductGroup: 'Product',
  Review: 'Review',
  Store: 'Organization',
  VideoObject: 'VideoObject',
  WebSite: 'WebSite',
}
const SOLD_OUT = new Set(['outofstock', 'soldout', 'discontinued', 'oos'])

/** Parses JSON-LD; returns undefined if it is no JSON. */
export function itemsOfJson(text: string): Item[] | undefined {
  try {
    return listOf(JSON.parse(text)).flatMap((item) => ('@graph' in item ? listOf(item['@graph']) : [item]))
  } catch {
    return undefined
  }
}

/** Returns the types that search engines know, at any depth. */
export function kindsOf(items: readonly Item[]): string[] {
  const kinds = new Set<string>()
  for (const item of nodesOf(items)) for (const type of typesOf(item)) if (KINDS[type]) kinds.add(KINDS[type])
  return [...kinds].toSorted()
}

/** Returns the offer of the page's product; the lowest of several prices. */
export function offerOf(items: readonly Item[]): Offer | null {
  const product = items.flatMap((item) => [item, ...listOf(item.mainEntity)]).find((item) => isKind(item, 'Product'))
  if (!product) return null
  const offers = [product, ...listOf(product.hasVariant)]
    .flatMap(({ offers: some }) => listOf(some))
    .flatMap((offer) => [offer, ...listOf(offer.offers)])
  const prices = offers.flatMap((offer) => priceOf(offer) ?? [])
  const availabilities = offers.flatMap(({ availability }) => lastSegment(availability) ?? [])
  return {
    price: prices.length > 0 ? Math.min(...prices) : null,
    currency: offers.flatMap((offer) => currencyOf(offer) ?? [])[0] ?? null,
    availability: availabilities.find(isOrderable) ?? availabilities[0] ?? null,
  }
}

export function isOrderable(availability: string): boolean {
  return !SOLD_OUT.has(availability.toLowerCase().replace(/[^a-z]/g, ''))
}

/** Parses a number as schema.org demands it, or as shops write it. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'string') return undefined
  const figures = value.replace(/[^\d.,]/g, '')
  const number = Number(
    /,\d{1,2}$/.test(figures) ? figures.replaceAll('.', '').replace(',', '.') : figures.replaceAll(',', ''),
  )
  return figures === '' || Number.isNaN(number) ? undefined : number
}

/** Properties that search engines demand and the items lack, as `Product.image`. */
export function missingProperties(items: readonly Item[]): string[] {
  const missing = new Set<string>()
  for (const item of items) {
    if (isKind(item, 'Product')) {
      need(item, 'Product', ['name', 'image', 'offers'])
      const { price, currency } = offerOf([item]) ?? {}
      if (has(item, 'offers') && price === null) missing.add('Product.offers.price')
      if (has(item, 'offers') && currency === null) missing.add('Product.offers.priceCurrency')
    }
    if (isKind(item, 'Organization')) need(item, 'Organization', ['name', 'url'])
    if (isKind(item, 'BreadcrumbList')) {
      need(item, 'BreadcrumbList', ['itemListElement'])
      const entries = listOf(item.itemListElement)
      for (const [index, entry] of entries.entries()) {
        need(entry, 'BreadcrumbList.itemListElement', ['position'])
        const [target] = listOf(entry.item)
        if (!has(entry, 'name') && !(target && has(target, 'name'))) missing.add('BreadcrumbList.itemListElement.name')
        // The last one may be the page itself.
        if (index < entries.length - 1) need(entry, 'BreadcrumbList.itemListElement', ['item'])
      }
    }
  }
  return [...missing]

  function need(item: Item, kind: string, names: readonly string[]): void {
    for (const name of names) if (!has(item, name)) missing.add(`${kind}.${name}`)
  }
}

function has(item: Item, name: string): boolean {
  const value = item[name] ?? (name === 'offers' ? item.hasVariant : undefined)
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
}

function isKind(item: Item, kind: string): boolean {
  return typesOf(item).some((type) => KINDS[type] === kind)
}

/** Returns the price of an offer. It may be in a price specification beside others: the price before a reduction, the price of a unit. */
function priceOf(offer: Item): number | undefined {
  const own = numberOf(offer.price) ?? numberOf(offer.lowPrice)
  const specified = listOf(offer.priceSpecification).find(
    (one) => !('priceType' in one) && !('referenceQuantity' in one),
  )
  return own ?? numberOf(specified?.price)
}

function currencyOf(offer: Item): string | undefined {
  const currencies = [offer, ...listOf(offer.priceSpecification)].map(({ priceCurrency }) => priceCurrency)
  return currencies.find((one) => typeof one === 'string')?.toUpperCase()
}

function typesOf(item: Item): string[] {
  const types = item['@type']
  return (Array.isArray(types) ? types : [types]).flatMap((type) => lastSegment(type) ?? [])
}

/** The name at the end of an address of schema.org. */
function lastSegment(value: unknown): string | undefined {
  return typeof value === 'string' ? value.slice(0, 200).split(/[/#]/).at(-1)?.trim() || undefined : undefined
}

function listOf(value: unknown): Item[] {
  return (Array.isArray(value) ? value : [value]).filter(
    (one): one is Item => typeof one === 'object' && one !== null && !Array.isArray(one),
  )
}

function* nodesOf(items: readonly Item[]): Generator<Item> {
  const waiting = items.map((item) => ({ item, depth: 0 }))
  for (let seen = 0; seen < MAX_NODES; seen++) {
    const next = waiting.pop()
    if (!next) return
    yield next.item
    if (next.depth < MAX_DEPTH)
      for (const value of Object.values(next.item))
        for (const item of listOf(value)) waiting.push({ item, depth: next.depth + 1 })
  }
}
