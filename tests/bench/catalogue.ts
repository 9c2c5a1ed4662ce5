import { answerOf, jsonOf, operation, persistedGet } from './operations.ts'

export type Product = { sku: string; path: string; imageUrl: string | null }

export type Catalogue = {
  /** Ids of the categories that head the menu. */
  categories: string[]
  /** Every product that these list, once. */
  products: Product[]
}

const PRODUCTS = `query ($id: ID!, $from: Int!) {
  category(id: $id) { layer(params: { from: $from, size: 64 }) { total products { sku path imageUrl } } }
}`

type Listed = { data: { category: { layer: { total: number; products: Product[] } } } }

/** The shop's products, as the shop itself returns them. */
export async function catalogueOf(endpoint: string): Promise<Catalogue> {
  const menu = (await jsonOf(persistedGet(endpoint, operation('Navigation')))) as {
    data: { navigation: { id: string }[] }
  }
  const categories = menu.data.navigation.map(({ id }) => id)
  const products = new Map<string, Product>()
  for (const id of categories) {
    for (let from = 0, total = 1; from < total; from += 64) {
      const { layer } = (await listed(endpoint, id, from)).data.category
      total = layer.total
      for (const product of layer.products) products.set(product.sku, product)
    }
  }
  return { categories, products: [...products.values()] }
}

async function listed(endpoint: string, id: string, from: number): Promise<Listed> {
  const body = JSON.stringify({ query: PRODUCTS, variables: { id, from } })
  const headers = { 'content-type': 'application/json' }
  return JSON.parse((await answerOf({ url: endpoint, method: 'POST', headers, body })).body.toString()) as Listed
}
