import type { ViewScope } from '../store/view-scope.ts'
import { categoryIds } from './category-ids.ts'
import { productGrid } from './cms-pages/product-grid.ts'
import { heading, image, row, text } from './cms-pages/row.ts'
import { typographic } from './typography.ts'

const link = (url: string, label: string): string => `<a href="{{store direct_url="${url}"}}">${label}</a>`

const home = [
  row(
    'HHERO01',
    `${image('wysiwyg/accueil/carte-chevaux.jpg', 'Un cheval au pré')}${heading('Du foin, des minéraux et rien de trop')}${text(`<p>Aliments, compléments et soins pour les chevaux et les poneys, formulés par nos nutritionnistes équines.</p><p>${link('chevaux.html', 'Voir tout le rayon')}</p>`)}`,
  ),
  row('HGRID01', productGrid('Les choix de l’écurie', 8, { categoryId: categoryIds.horses })),
].join('')

/** A second store view of the same store, for the horse shop: other categories are inactive in it, and it says some things in its own way. */
export const horseView: ViewScope = {
  config: {
    store_name: 'Français',
    store_group_name: 'Musette Cheval',
    default_title: 'Musette Cheval – alimentation naturelle pour chevaux et poneys',
    default_description:
      'Aliments, minéraux et compléments naturels pour chevaux et poneys : articulations, digestion, sabots, respiration. Formulés en France.',
    default_keywords: 'alimentation naturelle, compléments, articulations, digestion, sabots, cheval, poney',
    title_suffix: '| Musette Cheval',
    logo_alt: 'Musette Cheval',
  },
  branches: [categoryIds.horses],
  pages: {
    home: {
      title: typographic('Musette Cheval'),
      content: typographic(home),
      metaTitle: typographic('Musette Cheval – alimentation naturelle pour chevaux et poneys'),
      metaDescription: typographic('La boutique des chevaux et des poneys : aliments, compléments et soins naturels.'),
    },
  },
  blocks: {
    'header-usp-3': typographic(
      '<p><strong>Conseil équin</strong> au <a href="tel:+33199000059">01 99 00 00 59</a></p>',
    ),
    'footer-contact': typographic(`<h3>Nous joindre</h3>
<p>Musette SAS<br>12 rue des Bourreliers<br>35000 Rennes</p>
<p><a href="tel:+33199000059">01 99 00 00 59</a><br>du lundi au vendredi, de 9 h à 18 h</p>
<p><a href="mailto:cheval@musette.example">cheval@musette.example</a></p>`),
  },
}
