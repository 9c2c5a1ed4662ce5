import { productGrid } from './product-grid.ts'
import type { PageSource } from './page-source.ts'

/** A category that never existed. */
const gone = 999

/** What editors leave behind: a widget whose module is gone, one whose category is gone, a pasted grid that lost its skus. */
export const invalidWidget: PageSource = {
  identifier: 'widget-invalide',
  title: 'Sélection du mois dernier',
  heading: 'Sélection du mois dernier',
  metaDescription: 'Une page dont les listes de produits ne sont plus valables.',
  content: `<p>Cette sélection est terminée. Les articles restent disponibles dans nos rayons.</p>
{{widget type="Musette\\Promotion\\Block\\Carousel" title="Coups de cœur" slides="3"}}
${productGrid('Le mois dernier', 4, { categoryId: gone })}
<div class="block widget block-products-list grid"><div class="block-title"><strong>Nos préférés</strong></div><div class="block-content"><div class="products-grid grid"><ol class="product-items widget-product-grid"><li class="product-item"><form data-role="tocart-form" data-product-sku="" method="post"></form></li></ol></div></div></div>
<p><a href="{{store direct_url="promotions.html"}}">Voir les promotions du moment</a></p>`,
}
