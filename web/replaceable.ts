import type { Facet } from './screens/catalog/list/Facet.tsx'
import type { Gallery } from './screens/catalog/product/Gallery.tsx'
import type { ProductLayout } from './screens/catalog/product/ProductLayout.tsx'
import type { ProductCard } from './screens/catalog/ProductCard.tsx'
import type { Footer } from './shell/footer/Footer.tsx'
import type { Header } from './shell/header/Header.tsx'
import type { PriceBlock } from './ui/Price.tsx'

/** Components that extensions can replace. Their props are public: a change of one is a breaking change. */
export type Replaceable = {
  Facet: typeof Facet
  Footer: typeof Footer
  Gallery: typeof Gallery
  Header: typeof Header
  PriceBlock: typeof PriceBlock
  ProductCard: typeof ProductCard
  ProductLayout: typeof ProductLayout
}
