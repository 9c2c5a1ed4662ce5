import type { Operation } from '../../schema/operation.ts'
import { CategoryById } from '../../web/screens/catalog/category-by-id.generated.ts'
import { Navigation } from '../../web/shell/navigation.generated.ts'

const PAGE_SIZE = 64
/** Maximum pages per category, more than any shop has: it limits the loop if a total is wrong. */
const MAX_PAGES = 1_000
const TIMEOUT_MS = 30_000

type Branch = { id: string; children?: Branch[] }

/**
 * The main pictures of all products that the menu's categories list, each once, as paths for resized-images.
 * Uses the client's own operations, so it works when the endpoint accepts no others. `shop` is the shop's address
 * without a trailing slash. Throws when the shop cannot be reached or a category cannot be read.
 */
export async function productPictures(shop: string): Promise<string[]> {
  const paths = new Set<string>()
  const { navigation } = await ask(shop, Navigation, {})
  for (const id of new Set(navigation.flatMap(idsOf)))
    for (let page = 0, total = 1; page * PAGE_SIZE < total && page < MAX_PAGES; page++) {
      const list = { from: page * PAGE_SIZE, size: PAGE_SIZE }
      const { category } = await ask(shop, CategoryById, { id, list })
      total = category?.layer.total ?? 0
      for (const { imageUrl } of category?.layer.products ?? []) if (imageUrl) paths.add(imageUrl)
    }
  return [...paths]
}

function idsOf({ id, children = [] }: Branch): string[] {
  return [id, ...children.flatMap(idsOf)]
}

async function ask<Result, Variables>(
  shop: string,
  { name, text, sha256 }: Operation<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const extensions = { persistedQuery: { version: 1, sha256Hash: sha256 } }
  const response = await fetch(`${shop}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query: text, variables, extensions }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const body = (await response.json()) as { data?: Result | null; errors?: { message: string }[] }
  if (!body.data || body.errors) throw new Error(`${name}: ${body.errors?.[0]?.message ?? `HTTP ${response.status}`}`)
  return body.data
}
