/** Product cards, lists and related parts. */
export { BreadcrumbData, JsonLd } from '../screens/catalog/BreadcrumbData.tsx'
export { CardAction, ProductCard, type ProductCardProps } from '../screens/catalog/ProductCard.tsx'
export { ProductGrid } from '../screens/catalog/ProductGrid.tsx'
export { default as rowStyles } from '../screens/catalog/ProductRow.module.css'
export { StockLabel } from '../screens/catalog/StockLabel.tsx'
export { ProductList } from '../screens/catalog/list/ProductList.tsx'
export { loadListState, parametersOf, useListState } from '../screens/catalog/list/list-state.ts'
export { listedPrice } from '../screens/catalog/product-facts.ts'
