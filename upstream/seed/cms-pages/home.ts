import { categoryIds } from '../categories.ts'
import { productGrid } from './product-grid.ts'
import { columns, heading, image, row, text } from './row.ts'

const card = (path: string, title: string, url: string, line: string): string =>
  `${image(path, '')}${heading(title, 3)}${text(`<p>${line}</p><p><a href="{{store url="${url}"}}">Voir le rayon ${title.toLowerCase()}</a></p>`)}`

export const home = {
  identifier: 'home',
  title: 'Accueil',
  heading: 'Nourrir simplement, soigner naturellement',
  metaTitle: 'Musette – alimentation naturelle pour chiens, chats et chevaux',
  metaDescription:
    'Croquettes, BARF et compléments naturels pour chiens, chats et chevaux : recettes lisibles, conseils de nutritionnistes, livraison à domicile ou en point relais.',
  metaKeywords: 'alimentation naturelle, BARF, compléments, chien, chat, cheval',
  content: [
    row(
      'HERO001',
      `${image('wysiwyg/accueil/hero.jpg', 'Un chien, un chat et un cheval dans un pré au lever du jour')}${heading('Des recettes courtes, des animaux en forme')}${text('<p>Tout ce que nous vendons tient en une liste d’ingrédients que vous comprenez. Nos nutritionnistes formulent, nos ateliers cuisinent, vos animaux jugent.</p><p><a href="{{store url="chiens.html"}}">Découvrir nos recettes</a></p>')}`,
    ),
    row(
      'CARDS01',
      columns('CARDC1', [
        {
          width: 33.33,
          content: card(
            'wysiwyg/accueil/carte-chiens.jpg',
            'Chiens',
            'chiens.html',
            'Croquettes, rations crues et soins ciblés.',
          ),
        },
        {
          width: 33.33,
          content: card(
            'wysiwyg/accueil/carte-chats.jpg',
            'Chats',
            'chats.html',
            'Riches en viande, pauvres en amidon.',
          ),
        },
        {
          width: 33.33,
          content: card(
            'wysiwyg/accueil/carte-chevaux.jpg',
            'Chevaux',
            'chevaux.html',
            'Des fibres, des minéraux, de l’équilibre.',
          ),
        },
      ]),
    ),
    row('NEWIN01', productGrid('Nos nouveautés', 8, { categoryId: categoryIds.newIn })),
    row('PROMO01', productGrid('En promotion', 4, { categoryId: categoryIds.promotions })),
  ].join(''),
}
