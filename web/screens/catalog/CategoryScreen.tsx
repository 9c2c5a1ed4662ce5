import type { ListParameters } from '../../../schema/product-list-parameters.ts'
import type { CategoryPageFragment } from './category-page.generated.ts'
import { ProductGrid } from './ProductGrid.tsx'

type CategoryScreenProps = {
  category: CategoryPageFragment
  /** The list's state as the address holds it. */
  listParameters: ListParameters
  /** While another page of the list is on its way: the old one stays, dimmed. */
  isRefreshing?: boolean
}

export default function CategoryScreen({ category, isRefreshing }: CategoryScreenProps) {
  return (
    <div aria-busy={isRefreshing}>
      <h1>{category.name}</h1>
      <ProductGrid products={category.layer.products} />
    </div>
  )
}
