import type { RequestContext } from '../../graphql/context.ts'
import { BadUserInput } from '../../graphql/errors.ts'
import type { XRayTarget, XRayTargetInput } from '../../graphql/shop-schema.generated.ts'
import type { Upstream } from '../../magento/upstream.ts'
import { isNumericId, plainId } from '../uid.ts'
import { editPath } from './edit-path.ts'
import { ProductIds } from './magento/product-ids.generated.ts'

const MAX_TARGETS = 300
const SKUS_AT_ONCE = 100
const MAX_ID_LENGTH = 200
/** Seconds. */
const IDS_AGE = 600

/** Where the store's admin edits each target. The admin's address is a secret of the merchant: only contributors get it. */
export async function xRay(
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
  const answers = await Promise.all(
    parts.map((part) => upstream.read(ProductIds, { skus: part, size: part.length }, { maxAge: IDS_AGE })),
  )
  const items = answers.flatMap(({ products }) => products?.items ?? [])
  return new Map(
    items.flatMap((item) => {
      const id = item?.sku && plainId(item.uid)
      return id && isNumericId(id) ? [[item.sku ?? '', id] as const] : []
    }),
  )
}
