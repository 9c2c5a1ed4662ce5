import { variable } from 'musette/config'

const attributeCode = (code: string, what: string) =>
  variable.text({
    fallback: code,
    pattern: /^[a-z]\w{0,59}$/,
    allowed: 'an attribute code of the store: letters, digits and underscores',
    purpose: `Attribute with ${what}`,
  })

export default {
  PRODUCT_FEEDS: variable.list({
    fallback: '',
    pattern: /^(google|meta)$/,
    allowed: 'google, meta or both, separated by a comma',
    purpose: 'Product feeds of the site, at /feeds/google.xml and /feeds/meta.csv. Empty: none',
  }),
  FEED_ATTRIBUTE_BRAND: attributeCode('marque', 'the brand'),
  FEED_ATTRIBUTE_GTIN: attributeCode('ean', 'the GTIN (EAN)'),
}
