import { typedNumber } from './typed-number.ts'

/* The product form as browsers send it without scripts, with a field for everything that the client would put into `CartItemInput`. */

/** Names of its fields. An id holds no `/`. */
export const CART_FIELDS = {
  sku: 'sku',
  quantity: 'qty',
  link: 'link',
  option: (id: string) => `option/${id}`,
  customOption: (id: string) => `custom/${id}`,
  bundleOption: (id: string) => `bundle/${id}`,
  bundleQuantity: (id: string, value: string) => `bundle/${id}/${value}`,
  groupedItem: (sku: string) => `item/${sku}`,
}

type Chosen = { option_id: string; option_value: string }

/** As `CartItemInput` of the shop's schema. */
export type CartFormItem = {
  sku: string
  qty: number
  options?: Chosen[]
  customOptions?: Chosen[]
  bundleOptions?: (Chosen & { option_qty?: number })[]
  downloadLinks?: string[]
  groupedItems?: { sku: string; qty: number }[]
}

/** Reads the cart item of a form. An unreadable quantity becomes 0, which is refused. */
export function cartItemOf(form: URLSearchParams): CartFormItem {
  const entries = [...form].filter(([, value]) => value.trim() !== '')
  const chosen = (kind: string) =>
    entries.flatMap(([name, value]): Chosen[] => {
      const [of, id, more] = name.split('/')
      return of === kind && id && more === undefined ? [{ option_id: id, option_value: value.trim() }] : []
    })
  const bundleOptions = chosen('bundle').map((one) => {
    const quantity = form.get(CART_FIELDS.bundleQuantity(one.option_id, one.option_value))
    return quantity === null ? one : { ...one, option_qty: quantityOf(quantity) }
  })
  const groupedItems = entries
    .filter(([name]) => name.startsWith(CART_FIELDS.groupedItem('')))
    .map(([name, value]) => ({ sku: name.slice(CART_FIELDS.groupedItem('').length), qty: quantityOf(value) }))
    .filter(({ qty }) => qty > 0)
  const links = form.getAll(CART_FIELDS.link)
  const given = {
    options: chosen('option'),
    customOptions: chosen('custom'),
    bundleOptions,
    groupedItems,
    downloadLinks: links,
  }
  return {
    sku: form.get(CART_FIELDS.sku) ?? '',
    qty: quantityOf(form.get(CART_FIELDS.quantity) ?? '1'),
    ...Object.fromEntries(Object.entries(given).filter(([, list]) => list.length > 0)),
  }
}

function quantityOf(text: string): number {
  return typedNumber(text) ?? 0
}
