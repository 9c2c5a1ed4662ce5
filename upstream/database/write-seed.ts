import { rootCategory } from '../catalog/root-category.ts'
import type { ProductSeed, Seed } from '../seed/types.ts'
import { derivedRewrites } from './derived-rewrites.ts'
import { insertRows } from './rows.ts'
import type { Queryable, Row } from './rows.ts'
import { searchKeywords } from './search-keywords.ts'

const seededAt = '2026-01-05 08:00:00'

/** Collects the words of names and keywords; to be called after either changed. */
export const refreshSearchWords = async (db: Queryable): Promise<void> => {
  await db.query('delete from search_word')
  await db.query(
    `insert into search_word select word, ndoc from
     ts_stat('select to_tsvector(''shop_plain'', name || '' '' || keywords) from product where enabled')
     where length(word) >= 4 and word !~ '[0-9]'`,
  )
}

/** Writes a seed into empty tables. A sku that no product has stops it with the product that names it. */
export const writeSeed = async (db: Queryable, seed: Seed): Promise<void> => {
  const idOf = new Map(seed.products.map((product) => [product.sku, product.id]))
  const productId = (sku: string, owner: ProductSeed): number => {
    const id = idOf.get(sku)
    if (id === undefined) throw new Error(`seed: product ${owner.sku} names the unknown sku ${sku}`)
    return id
  }
  const attributeId = (code: string, owner: ProductSeed): number => {
    const attribute = seed.attributes.find((candidate) => candidate.code === code)
    if (!attribute) throw new Error(`seed: product ${owner.sku} names the unknown attribute ${code}`)
    return attribute.id
  }
  const perProduct = (rows: (product: ProductSeed) => Row[]): Row[] => seed.products.flatMap(rows)
  const categories = seed.categories.some((category) => category.id === rootCategory.id)
    ? seed.categories
    : [rootCategory, ...seed.categories]

  await insertRows(
    db,
    'setting',
    Object.entries(seed.storeConfig).map(([key, value]) => ({ key, value })),
  )
  await insertRows(
    db,
    'attribute',
    seed.attributes.map((attribute, position) => ({
      id: attribute.id,
      code: attribute.code,
      label: attribute.label,
      input: attribute.input,
      filterable: attribute.filterable,
      sortable: attribute.sortable ?? false,
      visible_on_front: attribute.visibleOnFront,
      used_in_listing: attribute.usedInListing,
      swatch: attribute.swatch ?? null,
      position,
    })),
  )
  await insertRows(
    db,
    'attribute_option',
    seed.attributes.flatMap((attribute) =>
      (attribute.options ?? []).map((option, position) => ({
        id: option.id,
        attribute_id: attribute.id,
        label: option.label,
        swatch: option.swatch ?? null,
        position,
      })),
    ),
  )
  await insertRows(
    db,
    'category',
    categories.map((category) => ({
      id: category.id,
      parent_id: category.parentId,
      name: category.name,
      url_key: category.urlKey,
      position: category.position,
      include_in_menu: category.includeInMenu,
      active: category.active,
      description: category.description ?? null,
      image: category.image ?? null,
      meta_title: category.metaTitle ?? null,
      meta_description: category.metaDescription ?? null,
      cms_block: category.cmsBlock ?? null,
      updated_at: seededAt,
    })),
  )
  await insertRows(
    db,
    'product',
    seed.products.map((product) => ({
      id: product.id,
      sku: product.sku,
      name: product.name,
      url_key: product.urlKey,
      type: product.type,
      visibility: product.visibility,
      enabled: product.enabled,
      cents: product.cents,
      special_cents: product.specialCents ?? null,
      weight: product.weight ?? null,
      position: product.position,
      description: product.description,
      short_description: product.shortDescription ?? null,
      meta_title: product.metaTitle ?? null,
      meta_description: product.metaDescription ?? null,
      bundle_price_type: product.bundle?.priceType ?? null,
      links_title: product.downloadable?.linksTitle ?? null,
      links_separately: product.downloadable?.separately ?? null,
      created_at: product.createdAt,
      updated_at: product.createdAt,
      keywords: searchKeywords(product, seed.attributes, categories),
    })),
  )
  await refreshSearchWords(db)
  await insertRows(
    db,
    'product_stock',
    perProduct(({ id, stock }) => [{ product_id: id, quantity: stock }]),
  )
  await insertRows(
    db,
    'product_category',
    perProduct(({ id, categoryIds }) => categoryIds.map((category_id) => ({ product_id: id, category_id }))),
  )
  await insertRows(
    db,
    'product_attribute',
    perProduct((product) =>
      Object.entries(product.attributes).map(([code, value]) => ({
        product_id: product.id,
        attribute_id: attributeId(code, product),
        value,
      })),
    ),
  )
  await insertRows(
    db,
    'product_image',
    perProduct(({ id, images }) =>
      images.map(({ path, label }, position) => ({ product_id: id, position, path, label })),
    ),
  )
  await insertRows(
    db,
    'product_tier',
    perProduct(({ id, tiers }) => (tiers ?? []).map(({ qty, cents }) => ({ product_id: id, qty, cents }))),
  )
  await insertRows(
    db,
    'product_link',
    perProduct((product) => {
      const links = (kind: string, parts: { sku: string; qty: number }[] = []): Row[] =>
        parts.map(({ sku, qty }, position) => ({
          product_id: product.id,
          linked_id: productId(sku, product),
          kind,
          position,
          qty,
        }))
      const single = (skus: string[] = []) => skus.map((sku) => ({ sku, qty: 1 }))
      return [
        ...links('variant', single(product.configurable?.children)),
        ...links('grouped', product.grouped),
        ...links('related', single(product.related)),
        ...links('upsell', single(product.upsell)),
        ...links('crosssell', single(product.crosssell)),
      ]
    }),
  )
  await insertRows(
    db,
    'super_attribute',
    perProduct((product) =>
      (product.configurable?.attributeCodes ?? []).map((code, position) => ({
        product_id: product.id,
        attribute_id: attributeId(code, product),
        position,
      })),
    ),
  )
  await insertRows(
    db,
    'bundle_item',
    perProduct(({ id, bundle }) =>
      (bundle?.items ?? []).map((item) => ({
        id: item.id,
        product_id: id,
        title: item.title,
        required: item.required,
        input: item.input,
        position: item.position,
      })),
    ),
  )
  await insertRows(
    db,
    'bundle_selection',
    perProduct((product) =>
      (product.bundle?.items ?? []).flatMap((item) =>
        item.selections.map((selection, position) => ({
          id: selection.id,
          item_id: item.id,
          product_id: productId(selection.sku, product),
          qty: selection.qty,
          can_change_qty: selection.canChangeQty,
          is_default: selection.isDefault,
          cents: selection.cents ?? null,
          position: position + 1,
        })),
      ),
    ),
  )
  await insertRows(
    db,
    'custom_option',
    perProduct(({ id, customOptions }) =>
      (customOptions ?? []).map((option) => ({
        id: option.id,
        product_id: id,
        title: option.title,
        required: option.required,
        sort_order: option.sortOrder,
        kind: option.kind,
        max_characters: 'maxCharacters' in option ? option.maxCharacters : null,
        extra: 'extra' in option ? option.extra : null,
      })),
    ),
  )
  await insertRows(
    db,
    'custom_option_value',
    perProduct(({ customOptions }) =>
      (customOptions ?? []).flatMap((option) =>
        ('values' in option ? option.values : []).map((value) => ({
          id: value.id,
          option_id: option.id,
          title: value.title,
          sort_order: value.sortOrder,
          extra: value.extra,
        })),
      ),
    ),
  )
  await insertRows(
    db,
    'downloadable_link',
    perProduct(({ id, downloadable }) =>
      (downloadable?.links ?? []).map((link, position) => ({
        id: link.id,
        product_id: id,
        title: link.title,
        cents: link.cents,
        sample_url: link.sampleUrl ?? null,
        position,
      })),
    ),
  )
  const reviews = perProduct(({ id, reviews: list }) =>
    (list ?? []).map((review) => ({
      product_id: id,
      nickname: review.nickname,
      summary: review.summary,
      text: review.text,
      rating: review.rating,
      created_at: review.createdAt,
      status: review.status,
    })),
  )
  await insertRows(
    db,
    'review',
    reviews.map((review, index) => ({ id: index + 1, ...review })),
  )
  await insertRows(
    db,
    'cms_page',
    seed.cmsPages.map((page) => ({
      id: page.id,
      identifier: page.identifier,
      title: page.title,
      heading: page.heading ?? null,
      content: page.content,
      active: page.active,
      meta_title: page.metaTitle ?? null,
      meta_description: page.metaDescription ?? null,
      meta_keywords: page.metaKeywords ?? null,
    })),
  )
  await insertRows(
    db,
    'cms_block',
    seed.cmsBlocks.map(({ id, identifier, title, content, active }) => ({ id, identifier, title, content, active })),
  )
  const own = seed.rewrites.map((rewrite) => ({
    request_path: rewrite.requestPath,
    target_path: rewrite.targetPath,
    redirect_code: rewrite.redirectCode as number,
  }))
  const taken = new Set(own.map((row) => row.request_path))
  const derived = derivedRewrites(categories, seed.products, seed.cmsPages)
  await insertRows(db, 'url_rewrite', [...own, ...derived.filter((row) => !taken.has(row.request_path))])
  await insertRows(
    db,
    'coupon',
    seed.coupons.map((coupon) => ({
      code: coupon.code,
      label: coupon.label,
      discount: coupon.discount,
      minimum_cents: coupon.minimumCents ?? null,
      expires_at: coupon.expiresAt ?? null,
    })),
  )
}
