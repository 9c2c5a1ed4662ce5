import { categoryIds } from '../category-ids.ts'
import { productGrid } from './product-grid.ts'
import { columns, heading, image, row, text } from './row.ts'
import type { PageSource } from './page-source.ts'

const link = (url: string, label: string): string => `<a href="{{store direct_url="${url}"}}">${label}</a>`

const card = (picture: string, title: string, url: string, line: string): string =>
  `${image(picture, '')}${heading(title, 3)}${text(`<p>${line}</p><p>${link(url, `Voir le rayon ${title.toLowerCase()}`)}</p>`)}`

const promise = (title: string, line: string): string => `${heading(title, 3)}${text(`<p>${line}</p>`)}`

const hero = row(
  'HERO001',
  `${image('wysiwyg/accueil/hero.jpg', 'Un chien, un chat et un cheval dans un pré au lever du jour')}${heading('Des recettes courtes, des animaux en forme')}${text(`<p>Tout ce que nous vendons tient en une liste d’ingrédients que vous comprenez. Nos nutritionnistes formulent, nos ateliers cuisinent, vos animaux jugent.</p><p>${link('nouveautes.html', 'Découvrir les nouveautés')}</p>`)}`,
)

const promises = row(
  'PROMISE',
  columns('PROMISC', [
    {
      width: 33.33,
      content: promise(
        'Tout est écrit',
        'La composition complète, les constituants et la ration, sur chaque fiche, avant l’achat.',
      ),
    },
    {
      width: 33.33,
      content: promise(
        'Fabriqué près d’ici',
        'Nos aliments sont formulés à Rennes et fabriqués en France, par des ateliers que nous visitons.',
      ),
    },
    {
      width: 33.33,
      content: promise(
        'Quelqu’un répond',
        'Une nutritionniste au bout du fil, du lundi au vendredi, pour un chiot comme pour un vieux cheval.',
      ),
    },
  ]),
)

const departments = row(
  'CARDS01',
  columns('CARDSC1', [
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
      content: card('wysiwyg/accueil/carte-chats.jpg', 'Chats', 'chats.html', 'Riches en viande, pauvres en amidon.'),
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
)

const promoted = [
  'CHI-CRO-POULET',
  'CHI-COLLIER-SENTIER',
  'CHI-PAT-POISSON',
  'CHA-CRO-STERIL',
  'CHA-ART-SOUPLE',
  'CHV-ART-SOUPLE',
  'CHV-ALI-MASH',
  'CHV-CHEMISE-ETE',
]

const house = row(
  'HOUSE01',
  columns('HOUSEC1', [
    { width: 50, content: image('wysiwyg/maison/atelier.jpg', 'Un chien couché devant l’atelier, dans la campagne') },
    {
      width: 50,
      content: `${heading('Une musette, c’est un sac à picotin')}${text(`<p>On la passait au nez des chevaux de trait pour le repas de midi : de quoi manger, rien de trop. C’est devenu notre nom et notre règle. Depuis 2014, nous préparons pour les chiens, les chats et les chevaux des recettes où chaque ingrédient a une raison d’être.</p><p>${link('qui-sommes-nous', 'Lire notre histoire')}</p>`)}`,
    },
  ]),
)

export const home: PageSource = {
  identifier: 'home',
  title: 'Accueil',
  heading: 'Nourrir simplement, soigner naturellement',
  metaTitle: 'Musette – alimentation naturelle pour chiens, chats et chevaux',
  metaDescription:
    'Croquettes, BARF et compléments naturels pour chiens, chats et chevaux : recettes lisibles, conseils de nutritionnistes, livraison à domicile ou en point relais.',
  metaKeywords: 'alimentation naturelle, BARF, compléments, chien, chat, cheval',
  content: [
    hero,
    promises,
    departments,
    row('NEWIN01', productGrid('Nos nouveautés', 8, { categoryId: categoryIds.newIn })),
    row('PROMO01', productGrid('En promotion', 8, { skus: promoted })),
    house,
  ].join(''),
}
