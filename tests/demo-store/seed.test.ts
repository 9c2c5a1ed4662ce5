import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { optionId } from '../../demo-store/seed/attributes.ts'
import { seed } from '../../demo-store/seed/data.ts'
import type { CategorySeed, ProductSeed } from '../../demo-store/seed/product-types.ts'
import { storeViews } from '../../demo-store/store/views.ts'
import { routes } from '../../web/routes.ts'

const { attributes, categories, products, cmsPages, cmsBlocks, rewrites, checkout, storeConfig } = seed
const listed = products.filter((product) => product.visibility === 'catalog' && product.enabled)
const bySku = new Map(products.map((product) => [product.sku, product]))
const categoryById = new Map(categories.map((category) => [category.id, category]))

const duplicates = (values: (string | number)[]): (string | number)[] =>
  values.filter((value, index) => values.indexOf(value) !== index)

function pathOf(category: CategorySeed): string {
  const parent = categoryById.get(category.parentId)
  return parent === undefined || parent.id === 2 ? category.urlKey : `${pathOf(parent)}/${category.urlKey}`
}

const isFeed = (product: ProductSeed): boolean => product.attributes.type_aliment !== undefined

describe('identity', () => {
  test('gives every product its own id, sku and URL key', () => {
    expect(duplicates(products.map(({ id }) => id))).toEqual([])
    expect(duplicates(products.map(({ sku }) => sku))).toEqual([])
    expect(duplicates(products.map(({ urlKey }) => urlKey))).toEqual([])
  })

  test('gives attributes, options, categories, pages, blocks and choices their own ids', () => {
    expect(duplicates(attributes.map(({ id }) => id))).toEqual([])
    expect(duplicates(attributes.flatMap(({ options = [] }) => options.map(({ id }) => id)))).toEqual([])
    expect(duplicates(categories.map(({ id }) => id))).toEqual([])
    expect(duplicates(cmsPages.map(({ identifier }) => identifier))).toEqual([])
    expect(duplicates(cmsBlocks.map(({ identifier }) => identifier))).toEqual([])
    expect(duplicates(products.flatMap(({ customOptions = [] }) => customOptions.map(({ id }) => id)))).toEqual([])
    expect(duplicates(products.flatMap(({ bundle }) => bundle?.items.map(({ id }) => id) ?? []))).toEqual([])
    expect(
      duplicates(
        products.flatMap(
          ({ bundle }) => bundle?.items.flatMap(({ selections }) => selections.map(({ id }) => id)) ?? [],
        ),
      ),
    ).toEqual([])
  })

  test('has no two things at one address', () => {
    const addresses = [
      ...categories
        .filter(({ id }) => id !== 2)
        .map((category) => `${pathOf(category)}${storeConfig.category_url_suffix}`),
      ...listed.map(({ urlKey }) => `${urlKey}${storeConfig.product_url_suffix}`),
      ...cmsPages.map(({ identifier }) => identifier),
      ...rewrites.map(({ requestPath }) => requestPath),
    ]
    expect(duplicates(addresses)).toEqual([])
  })
})

describe('references', () => {
  test('are all known skus', () => {
    const named = products.flatMap((product) => [
      ...(product.configurable?.children ?? []),
      ...(product.grouped?.map(({ sku }) => sku) ?? []),
      ...(product.bundle?.items.flatMap(({ selections }) => selections.map(({ sku }) => sku)) ?? []),
      ...(product.related ?? []),
      ...(product.upsell ?? []),
      ...(product.crosssell ?? []),
    ])
    expect(named.filter((sku) => !bySku.has(sku))).toEqual([])
  })

  test('are all known categories, with their ancestors', () => {
    for (const product of products) {
      for (const id of product.categoryIds) {
        const category = categoryById.get(id)
        expect(category, `${product.sku} in ${id}`).toBeDefined()
        const parentId = category?.parentId
        if (parentId !== undefined && parentId !== 2) expect(product.categoryIds, product.sku).toContain(parentId)
      }
    }
  })

  test('are all known attribute codes and options', () => {
    const definitions = new Map(attributes.map((attribute) => [attribute.code, attribute]))
    for (const product of products) {
      for (const [code, value] of Object.entries(product.attributes)) {
        const definition = definitions.get(code)
        expect(definition, `${product.sku}: ${code}`).toBeDefined()
        const ids = definition?.options?.map(({ id }) => id) ?? []
        if (definition?.input === 'select') expect(ids, `${product.sku}: ${code}`).toContain(value)
        if (definition?.input === 'multiselect')
          expect(Array.isArray(value) && value.every((id) => ids.includes(id)), product.sku).toBe(true)
        if (definition?.input === 'boolean') expect(['0', '1']).toContain(value)
      }
    }
  })

  test('lead from every category to the root', () => {
    for (const category of categories.filter(({ id }) => id !== 2)) {
      expect(categoryById.has(category.parentId), category.name).toBe(true)
    }
  })

  test('of variants name one option for each varying attribute, and no combination twice', () => {
    for (const { configurable, sku } of products) {
      if (!configurable) continue
      const combinations = configurable.children.map((child) =>
        configurable.attributeCodes.map((code) => String(bySku.get(child)?.attributes[code] ?? '')).join('/'),
      )
      expect(duplicates(combinations), sku).toEqual([])
      expect(
        combinations.every((combination) => !combination.split('/').includes('')),
        sku,
      ).toBe(true)
    }
  })

  test('of texts lead to pages, departments, products and screens that exist', () => {
    const known = new Set([
      ...cmsPages.map(({ identifier }) => identifier),
      ...categories.map((category) => `${pathOf(category)}.html`),
      ...listed.map(({ urlKey }) => `${urlKey}.html`),
      // The shop front's own screens.
      ...routes.map(({ path }) => path.slice(1)),
    ])
    const texts = [...cmsPages, ...cmsBlocks].map(({ content }) => content).join('\n')
    const links = [...texts.matchAll(/direct_url="([^"]+)"/g)].map(([, target]) => target ?? '')
    const targets = rewrites.map(({ targetPath }) => targetPath).filter((target) => !target.startsWith('https://'))
    expect(links.length).toBeGreaterThan(20)
    const isKnown = (target: string) => known.has(target) || /^search\/\w+$/.test(target)
    expect([...links, ...targets].filter((target) => !isKnown(target))).toEqual([])
  })

  test('of pictures and videos lead to files, and every file is shown somewhere', () => {
    const inTexts = [...cmsPages, ...cmsBlocks, ...storeViews.flatMap(({ own }) => Object.values(own?.pages ?? {}))]
    const used = [
      ...products.flatMap(({ images }) => images.map(({ path }) => path)),
      ...categories.flatMap(({ image }) => image ?? []),
      ...inTexts.flatMap(({ content = '' }) =>
        [...content.matchAll(/\{\{media url="?([^"}]+)"?\}\}/g)].map(([, path]) => path ?? ''),
      ),
    ]
    const files = readdirSync('demo-store/media', { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.\w+$/.test(name),
    )
    const stored = (path: string) => path.replace(/\.(jpg|png)$/, '.svgz')
    expect(files.toSorted()).toEqual([...new Set(used.map(stored))].toSorted())
  })
})

describe('the range', () => {
  test('lists about 150 products, 60 of them for dogs, and every kind', () => {
    expect(listed.length).toBeGreaterThanOrEqual(150)
    expect(listed.filter(({ categoryIds }) => categoryIds.includes(38)).length).toBeGreaterThanOrEqual(60)
    expect(new Set(listed.map(({ type }) => type))).toEqual(
      new Set(['simple', 'configurable', 'bundle', 'grouped', 'virtual', 'downloadable']),
    )
    expect(new Set(listed.flatMap(({ bundle }) => bundle?.priceType ?? []))).toEqual(new Set(['fixed', 'dynamic']))
  })

  test('fills all departments', () => {
    for (const id of [38, 55, 59, 137, 138]) {
      expect(listed.filter(({ categoryIds }) => categoryIds.includes(id)).length, String(id)).toBeGreaterThan(8)
    }
  })

  test('holds a second page of 16 under two facets', () => {
    const complete = optionId('type_aliment', 'Aliment complet')
    const dogs = listed.filter(
      ({ categoryIds, attributes: own }) => categoryIds.includes(38) && own.type_aliment === complete,
    )
    expect(
      dogs.filter(({ attributes: own }) => own.age_animal === optionId('age_animal', 'Adulte')).length,
    ).toBeGreaterThan(16)
  })

  test('has colour 93 and size 186, with swatches', () => {
    expect(attributes.find(({ code }) => code === 'color')).toMatchObject({
      id: 93,
      swatch: 'colour',
      label: 'Couleur',
    })
    expect(attributes.find(({ code }) => code === 'size')).toMatchObject({ id: 186, swatch: 'text', label: 'Taille' })
  })

  test('has what a shop meets: sold out, nearly sold out, switched off, tiers, options', () => {
    expect(listed.some(({ type, stock }) => type === 'simple' && stock === 0)).toBe(true)
    expect(listed.some(({ type, stock }) => type === 'simple' && stock === 3)).toBe(true)
    expect(products.some(({ enabled }) => !enabled)).toBe(true)
    expect(categories.some(({ active }) => !active)).toBe(true)
    expect(listed.some(({ tiers }) => tiers !== undefined)).toBe(true)
    const kinds = new Set(listed.flatMap(({ customOptions = [] }) => customOptions.map(({ kind }) => kind)))
    expect(kinds).toEqual(
      new Set(['field', 'area', 'date', 'date_time', 'time', 'file', 'dropdown', 'radio', 'checkbox', 'multiple']),
    )
    const medal = bySku.get('CHI-MEDAILLE')?.customOptions ?? []
    expect(medal[0]).toMatchObject({ kind: 'field', required: true, maxCharacters: 20, extra: { type: 'FIXED' } })
    expect(
      medal
        .flatMap((option) => ('values' in option ? option.values : []))
        .some(({ extra }) => extra.type === 'PERCENT'),
    ).toBe(true)
  })

  test('sells its cheapest variant: the price per kilogram on a card belongs to it', () => {
    for (const { configurable, attributes: own, sku } of listed) {
      if (!configurable?.attributeCodes.includes('conditionnement')) continue
      const first = bySku.get(configurable.children[0] ?? '')
      expect(first?.stock, sku).toBeGreaterThan(0)
      expect([first?.attributes.poids_net, first?.attributes.volume_net], sku).toEqual([own.poids_net, own.volume_net])
    }
  })
})

describe('the law', () => {
  test('caps promotions on feed at 34 %', () => {
    for (const product of products.filter(isFeed)) {
      if (product.specialCents === undefined) continue
      expect(product.specialCents, product.sku).toBeLessThan(product.cents)
      expect(1 - product.specialCents / product.cents, product.sku).toBeLessThanOrEqual(0.34)
    }
    for (const { tiers, cents, sku } of products.filter(isFeed)) {
      for (const tier of tiers ?? []) expect(1 - tier.cents / cents, sku).toBeLessThanOrEqual(0.34)
    }
    for (const { discount } of checkout.cartRules)
      if (discount.type === 'percent') expect(discount.rate).toBeLessThanOrEqual(34)
  })

  test('has the whole feed label and the net content on all feed', () => {
    const label = [
      'type_aliment',
      'espece',
      'composition',
      'constituants_analytiques',
      'additifs',
      'mode_emploi',
      'exploitant',
      'marque',
    ]
    for (const product of products.filter(isFeed)) {
      for (const code of label) expect(product.attributes[code], `${product.sku}: ${code}`).toBeTruthy()
      const net = Number(product.attributes.poids_net ?? product.attributes.volume_net)
      expect(net, product.sku).toBeGreaterThan(0)
    }
  })

  test('sends what is frozen by cold carrier only', () => {
    const cold = optionId('livraison', 'Livraison réfrigérée')
    for (const product of listed.filter(({ categoryIds }) => categoryIds.includes(41) || categoryIds.includes(62))) {
      expect(product.attributes.livraison, product.sku).toBe(cold)
    }
  })
})

describe('texts', () => {
  const texts = [
    ...products.flatMap((product) => [
      product.name,
      product.description,
      product.shortDescription ?? '',
      ...Object.values(product.attributes).filter((value) => typeof value === 'string'),
    ]),
    ...products.flatMap(({ reviews = [] }) => reviews.flatMap(({ summary, text }) => [summary, text])),
    ...categories.flatMap(({ name, description = '' }) => [name, description]),
    ...[...cmsPages, ...cmsBlocks].flatMap(({ title, content }) => [title, content]),
  ]

  test('hold no placeholder and no straight apostrophe', () => {
    const visible = texts.map((text) => text.replace(/\{\{[^}]*\}\}|<[^>]*>|<style>.*?<\/style>/gs, ' '))
    expect(visible.filter((text) => /lorem|ipsum|todo|xxx|undefined|\[object/i.test(text))).toEqual([])
    expect(visible.filter((text) => /\p{L}'\p{L}/u.test(text))).toEqual([])
  })

  test('keep French signs on the line of their word', () => {
    const bodies = [
      ...products.map(({ description }) => description),
      ...cmsPages.map(({ content }) => content.replace(/<style>.*?<\/style>/gs, '')),
    ]
    expect(bodies.filter((text) => / [:;!?»%]|« /.test(text))).toEqual([])
  })

  test('describe every listed product in at least two paragraphs and a list', () => {
    for (const { description, sku, shortDescription, images } of listed) {
      expect(description.match(/<p>/g)?.length ?? 0, sku).toBeGreaterThanOrEqual(2)
      expect(description, sku).toContain('<li>')
      expect(shortDescription, sku).toMatch(/^<p>.{20,}<\/p>$/)
      expect(images.length, sku).toBeGreaterThanOrEqual(2)
    }
  })

  test('have every page and block that the shop looks up', () => {
    const pages = [
      'home',
      'no-route',
      'cgv',
      'mentions-legales',
      'livraison',
      'retours',
      'confidentialite',
      'qui-sommes-nous',
      'faq',
    ]
    expect(cmsPages.map(({ identifier }) => identifier)).toEqual(
      expect.arrayContaining([...pages, 'formule-race', 'conseils-articulations', 'widget-invalide']),
    )
    const blocks = [
      'header-usp-1',
      'header-usp-2',
      'header-usp-3',
      'header-usp-4',
      'footer-contact',
      'footer-service',
      'footer-information',
      'footer-news',
      'footer-payment-methods',
      'footer-copyright',
      'footer-social',
      'faq-contact',
      'cart-payments',
      'checkout-delivery-list',
      'checkout-delivery-images',
      'checkout-payments',
    ]
    expect(cmsBlocks.map(({ identifier }) => identifier)).toEqual(expect.arrayContaining(blocks))
    for (const { cmsBlock } of categories)
      if (cmsBlock) expect(cmsBlocks.map(({ identifier }) => identifier)).toContain(cmsBlock)
    expect(cmsPages.find(({ identifier }) => identifier === 'formule-race')?.content).toContain(
      '<select id="formule-race"',
    )
    expect(storeConfig).toMatchObject({
      cms_home_page: 'home',
      cms_no_route: 'no-route',
      grid_per_page: 16,
      grid_per_page_values: '16,32,64',
    })
  })

  test('carry reviews of all opinions, some still to be approved', () => {
    const reviews = listed.flatMap(({ reviews: own = [] }) => own)
    expect(reviews.length).toBeGreaterThan(150)
    expect(new Set(reviews.map(({ rating }) => rating)).size).toBeGreaterThanOrEqual(4)
    expect(reviews.some(({ status }) => status === 'pending')).toBe(true)
    expect(reviews.every(({ createdAt }) => /^202[56]-\d\d-\d\d \d\d:\d\d:\d\d$/.test(createdAt))).toBe(true)
  })
})
