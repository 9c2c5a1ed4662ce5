import type { ContributionModes } from '../../session/contribution.ts'
import type { RequestContext } from '../../graphql/context.ts'
import { BadUserInput } from '../../graphql/errors.ts'
import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import type { XRayTarget, XRayTargetInput } from '../../graphql/shop-schema.generated.ts'
import { t } from '../../i18n/texts.ts'
import type { Upstream } from '../../magento/upstream.ts'
import { isNumericId, plainId } from '../uid.ts'
import { ProductIds } from './magento/product-ids.generated.ts'

const MAX_TARGETS = 300

const SKUS_AT_ONCE = 100

const MAX_ID_LENGTH = 200

/** Seconds. */
const IDS_AGE = 600

export const contributionResolvers: Resolvers = {
  Query: {
    xRay: (_, { targets }, context) => xRay(targets, context),
  },
  Mutation: {
    setPreviewMode: (_, { enabled }, context) => setMode('preview', enabled, context),
    setXRayMode: (_, { enabled }, context) => setMode('xRay', enabled, context),
    leaveContribution: (_, __, context) => leave(context),
  },
}

type ModeResult = { success: boolean; errorMessage: string | null; enabled: boolean }

/** Switches one mode of a contributor; for everybody else it stays off. */
function setMode(mode: keyof ContributionModes, enabled: boolean, { contribution }: RequestContext): ModeResult {
  const { modes } = contribution
  if (!modes) return { success: false, errorMessage: t('contribution.notOpen'), enabled: false }
  contribution.set({ ...modes, [mode]: enabled })
  return { success: true, errorMessage: null, enabled }
}

/** Ends contribution mode; succeeds if it has ended already. */
function leave({ contribution }: RequestContext): Omit<ModeResult, 'enabled'> {
  if (contribution.modes) contribution.set(null)
  return { success: true, errorMessage: null }
}

/** Returns links to the store's admin for each target. The admin's address is secret: only contributors get it. */
async function xRay(
  targets: readonly XRayTargetInput[],
  { contribution, shop: { adminUrl }, upstream }: RequestContext,
): Promise<XRayTarget[]> {
  if (!contribution.modes) return []
  if (targets.length > MAX_TARGETS) throw new BadUserInput(`xRay takes at most ${MAX_TARGETS} targets`)
  const known = targets.filter(({ id }) => id !== '' && id.length <= MAX_ID_LENGTH)
  if (adminUrl === null) return known.map((target) => ({ ...target, editUrl: null }))
  const skus = new Set(known.filter(({ type }) => type === 'PRODUCT').map(({ id }) => id))
  const ids = await productIds([...skus].toSorted(), upstream)
  return known.map((target) => ({ ...target, editUrl: new URL(editPath(target, ids), adminUrl).href }))
}

async function productIds(skus: readonly string[], upstream: Upstream): Promise<ReadonlyMap<string, string>> {
  const parts = Array.from({ length: Math.ceil(skus.length / SKUS_AT_ONCE) }, (_, index) =>
    skus.slice(index * SKUS_AT_ONCE, (index + 1) * SKUS_AT_ONCE),
  )
  const results = await Promise.all(
    parts.map((part) => upstream.read(ProductIds, { skus: part, size: part.length }, { maxAge: IDS_AGE })),
  )
  const items = results.flatMap(({ products }) => products?.items ?? [])
  return new Map(
    items.flatMap((item) => {
      const id = item?.sku && plainId(item.uid)
      return id && isNumericId(id) ? [[item.sku ?? '', id] as const] : []
    }),
  )
}

/**
 * Returns the path below the admin's root where a target is edited. GraphQL returns no ids of blocks, pages and hidden products: for these the path
 * opens the admin's list with a search.
 */
function editPath({ type, id }: XRayTargetInput, productIds: ReadonlyMap<string, string>): string {
  switch (type) {
    case 'BLOCK':
      return searchPath('cms/block', id)
    case 'PAGE':
      return searchPath('cms/page', id)
    case 'CATEGORY':
      return isNumericId(id) ? `catalog/category/edit/id/${id}/` : 'catalog/category/'
    case 'PRODUCT': {
      const productId = productIds.get(id)
      return productId ? `catalog/product/edit/id/${productId}/` : searchPath('catalog/product', id)
    }
  }
}

function searchPath(list: string, words: string): string {
  return `${list}/index/?search=${encodeURIComponent(words)}`
}
