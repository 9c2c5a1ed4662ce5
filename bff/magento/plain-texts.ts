import { decodeHTMLStrict } from 'entities'

/** Fields that are plain text, not HTML, in all types of Magento's schema. */
const FIELDS: ReadonlySet<string> = new Set([
  ...['name', 'product_name', 'category_name', 'store_name', 'store_group_name', 'website_name'],
  ...['label', 'option_label', 'value_label', 'search'],
  ...['title', 'carrier_title', 'method_title', 'video_title', 'content_heading', 'default_title', 'meta_title'],
  ...['meta_description', 'meta_keyword', 'meta_keywords', 'default_description'],
])

/**
 * Decodes HTML references in a store's texts. Since 2.4.8 Magento escapes names for HTML, earlier releases do so with labels in carts, and merchants
 * type references such as `&eacute;`; a page of the store itself shows all of them decoded once. The data is changed in place.
 */
export function withPlainTexts<Data>(data: Data): Data {
  if (Array.isArray(data)) for (const item of data) withPlainTexts(item)
  else if (typeof data === 'object' && data !== null) decodeIn(data as Record<string, unknown>)
  return data
}

/** A text without its HTML references, decoded once: `&amp;lt;` is `&lt;`. */
export function plainText(text: string): string {
  return decodeHTMLStrict(text)
}

function decodeIn(data: Record<string, unknown>): void {
  for (const [field, value] of Object.entries(data)) {
    if (typeof value !== 'string') withPlainTexts(value)
    else if (value.includes('&') && FIELDS.has(field)) data[field] = plainText(value)
  }
}
