import type { ProductPageFragment } from './product-page.generated.ts'

export default function ProductScreen({ product }: { product: ProductPageFragment }) {
  return <h1>{product.name}</h1>
}
