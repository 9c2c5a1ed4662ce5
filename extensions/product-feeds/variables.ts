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
  FEED_VARIANT_ATTRIBUTES: variable.list({
    fallback:
      'color:color,couleur:color,teinte:color,size:size,taille:size,conditionnement:size,material:material,matiere:material,pattern:pattern,motif:pattern',
    pattern: /^[a-z]\w{0,59}:(color|size|material|pattern)$/,
    allowed:
      'pairs such as taille:size, separated by commas: the code of an option, and color, size, material or pattern',
    purpose: 'What the options of configurable products are in the feeds',
  }),
}
