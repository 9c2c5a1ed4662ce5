import type { FeedItem } from './feed-items.ts'

/** How a feed is written, part by part. */
export type FeedFormat = {
  type: string
  head(shop: { name: string; home: string }): string
  item(item: FeedItem): string
  tail: string
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
// What XML 1.0 has no way to write.
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign)
}

const money = (amount: number, currency: string) => `${amount.toFixed(2)} ${currency}`

/** https://support.google.com/merchants/answer/7052112 */
const google: FeedFormat = {
  type: 'application/xml; charset=utf-8',
  head: ({ name, home }) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>${escapeXml(name)}</title><link>${escapeXml(`${home}/`)}</link><description>${escapeXml(name)}</description>\n`,
  item(item) {
    const { price, sale, currency, quantity, gtin } = item
    const [picture = '', ...others] = item.pictures
    const fields: [name: string, value: string | null][] = [
      ['id', item.id],
      ['item_group_id', item.group],
      ['title', item.title],
      ['description', item.description],
      ['link', item.link],
      ['image_link', picture],
      ...others.map((other): [string, string] => ['additional_image_link', other]),
      ['availability', item.isInStock ? 'in_stock' : 'out_of_stock'],
      ['price', money(price, currency)],
      ['sale_price', sale === null ? null : money(sale, currency)],
      ['condition', 'new'],
      ['brand', item.brand],
      ['gtin', gtin],
      ['identifier_exists', gtin ? null : 'no'],
      ['product_type', item.categories.join(' > ') || null],
      ['unit_pricing_measure', quantity && `${quantity.amount} ${quantity.unit === 'KILOGRAM' ? 'g' : 'ml'}`],
      ['unit_pricing_base_measure', quantity && (quantity.unit === 'KILOGRAM' ? '1 kg' : '1 l')],
    ]
    const written = fields.map(([name, value]) => (value === null ? '' : `<g:${name}>${escapeXml(value)}</g:${name}>`))
    const delivery = item.delivery.map(
      ({ country, cost }) =>
        `<g:shipping><g:country>${country}</g:country><g:price>${money(cost, currency)}</g:price></g:shipping>`,
    )
    return `<item>${written.join('')}${delivery.join('')}</item>\n`
  },
  tail: '</channel></rss>\n',
}

const COLUMNS: readonly [name: string, value: (item: FeedItem) => string][] = [
  ['id', ({ id }) => id],
  ['title', ({ title }) => title],
  ['description', ({ description }) => description],
  ['availability', ({ isInStock }) => (isInStock ? 'in stock' : 'out of stock')],
  ['condition', () => 'new'],
  ['price', ({ price, currency }) => money(price, currency)],
  ['link', ({ link }) => link],
  ['image_link', ({ pictures }) => pictures[0] ?? ''],
  ['brand', ({ brand }) => brand ?? ''],
  ['sale_price', ({ sale, currency }) => (sale === null ? '' : money(sale, currency))],
  ['gtin', ({ gtin }) => gtin ?? ''],
  ['item_group_id', ({ group }) => group ?? ''],
  ['product_type', ({ categories }) => categories.join(' > ')],
  ['additional_image_link', ({ pictures }) => pictures.slice(1).join(',')],
  [
    'shipping',
    ({ delivery, currency }) => delivery.map(({ country, cost }) => `${country}:::${money(cost, currency)}`).join(','),
  ],
]

/** Quoted as RFC 4180 says, on one line. */
const quoted = (text: string) => `"${text.replace(/[\r\n]+/g, ' ').replaceAll('"', '""')}"`

/** https://developers.facebook.com/docs/marketing-api/catalog/reference */
const meta: FeedFormat = {
  type: 'text/csv; charset=utf-8',
  head: () => `${COLUMNS.map(([name]) => name).join(',')}\n`,
  item: (item) => `${COLUMNS.map(([, value]) => quoted(value(item))).join(',')}\n`,
  tail: '',
}

/** By the name of the file. */
export const FEEDS: Readonly<Record<string, { file: string; format: FeedFormat }>> = {
  google: { file: 'google.xml', format: google },
  meta: { file: 'meta.csv', format: meta },
}
