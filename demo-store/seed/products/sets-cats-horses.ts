import { buildRange } from './build.ts'
import { pack, setLabel } from './set-parts.ts'

const catBags = [
  pack('bag', 'cat', '#7b4a63', '#e9b44c', 'chicken', 1),
  pack('bag', 'cat', '#27598a', '#f0b56a', 'fish', 2),
]
const horseBuckets = [
  pack('bucket', 'horse', '#2f7d4f', '#e9b44c', 'root', 0),
  pack('bucket', 'horse', '#5b3a2b', '#d9962f', 'flax', 2),
]

/** Products made of others, for cats and horses: bundles with a fixed or a summed price, and a group. */
export const setsCatsHorses = buildRange(8080, [
  {
    sku: 'SET-DECOUVERTE-CHAT',
    name: 'Coffret découverte chat adulte',
    brand: 'Musette',
    species: 'cat',
    categories: ['catKibble'],
    lead: 'Deux petits sacs et une boîte à lécher, pour savoir enfin ce qu’il préfère.',
    story: [
      'Un chat choisit : autant lui donner le choix. Deux sacs de 400 g et huit bâtonnets de crème, à prix fixe.',
      'La recette retenue se commande ensuite en grand format.',
    ],
    points: ['Deux sacs de 400 g au choix', 'Huit bâtonnets de crème au saumon', 'Prix unique'],
    look: { design: 'set', colours: ['#7b4a63', '#e9b44c'], variant: 4, parts: catBags, motif: 'fish' },
    age: 'Adulte',
    isNew: true,
    feed: setLabel(
      'Aliment complet',
      'Croquettes Poulet et dinde (volaille 75 %), Saumon et truite (poissons 70 %) ou Lapin et dinde (lapin 40 %) ; crème au saumon (saumon 46 %).',
      'Poulet et dinde : protéine brute 42 %, matières grasses brutes 19 %, cendres brutes 7,6 %, cellulose brute 2,2 %. Saumon et truite : protéine brute 40 %, matières grasses brutes 18 %, cendres brutes 8,2 %, cellulose brute 2,4 %.',
      'Introduire la nouvelle recette en dix jours. La crème se donne en récompense.',
    ),
    kind: {
      type: 'bundle',
      priceType: 'fixed',
      cents: 1790,
      net: { grams: 920 },
      items: [
        {
          id: 8,
          title: 'Premier sac',
          required: true,
          input: 'select',
          position: 1,
          selections: [
            { id: 16, sku: 'CHA-CRO-POULET-400G', qty: 1, canChangeQty: false, isDefault: true, cents: 0 },
            { id: 17, sku: 'CHA-CRO-STERIL-400G', qty: 1, canChangeQty: false, isDefault: false, cents: 0 },
          ],
        },
        {
          id: 9,
          title: 'Second sac',
          required: true,
          input: 'select',
          position: 2,
          selections: [
            { id: 18, sku: 'CHA-CRO-SAUMON-400G', qty: 1, canChangeQty: false, isDefault: true, cents: 0 },
            { id: 19, sku: 'CHA-CRO-SENIOR-400G', qty: 1, canChangeQty: false, isDefault: false, cents: 0 },
          ],
        },
        {
          id: 10,
          title: 'La crème',
          required: true,
          input: 'radio',
          position: 3,
          selections: [{ id: 20, sku: 'CHA-FRI-CREME', qty: 1, canChangeQty: false, isDefault: true, cents: 0 }],
        },
      ],
    },
  },
  {
    sku: 'SET-ARRIVEE-CHAT',
    name: 'Sélection « Premier jour » – chaton',
    brand: 'Musette',
    species: 'cat',
    categories: ['catPlay'],
    lead: 'De quoi manger, jouer et se rassurer, dès le panier de transport ouvert.',
    story: [
      'Les premières heures comptent : une gamelle large, un jouet, de l’herbe à grignoter et de quoi ronronner. Chaque article s’ajoute séparément.',
      'Pensez à préparer une pièce calme pour les premiers jours.',
    ],
    points: ['Articles vendus à l’unité', 'Quantités au choix'],
    look: {
      design: 'set',
      species: 'cat',
      colours: ['#d39a93', '#f7efe0'],
      variant: 5,
      parts: [
        pack('bowl', 'cat', '#e6e2d6', '#d39a93', 'leaf', 0),
        pack('toy', 'cat', '#7a838b', '#d39a93', 'leaf', 1),
      ],
    },
    kind: {
      type: 'grouped',
      parts: [
        { sku: 'CHA-GAM-PORCELAINE', qty: 1 },
        { sku: 'CHA-JOU-SOURIS', qty: 1 },
        { sku: 'CHA-FRI-HERBE', qty: 1 },
        { sku: 'CHA-PAT-MOUSSE', qty: 6 },
      ],
    },
  },
  {
    sku: 'SET-CURE-CHEVAL',
    name: 'Cure de saison du cheval à composer',
    brand: 'Musette',
    species: 'horse',
    categories: ['horseSupplements'],
    lead: 'Articulations, corne, digestion : trois mois de compléments en un seul colis.',
    story: [
      'Choisissez la cure principale, ajoutez un soutien si besoin : le prix est la somme des seaux. Nos doses sont compatibles entre elles, cuivre et zinc compris.',
      'En cas de traitement, demandez conseil à votre vétérinaire.',
    ],
    points: ['Une cure au choix', 'Un soutien en option', 'Doses compatibles entre elles'],
    look: { design: 'set', colours: ['#2f7d4f', '#e9b44c'], variant: 6, parts: horseBuckets, motif: 'root' },
    needs: ['Articulations', 'Pieds et corne', 'Digestion'],
    feed: setLabel(
      'Aliment complémentaire',
      'Musette Souplesse (luzerne 38 %, glucosamine 20 %), Biotine et méthionine (luzerne 50 %, levure de bière 25 %), Levures vivantes (pulpe de pomme 60 %).',
      'Souplesse : protéine brute 18 %, matières grasses brutes 5 %, cendres brutes 9 %, cellulose brute 14 %. Biotine : protéine brute 21 %, matières grasses brutes 9 %, cendres brutes 11 %, cellulose brute 13 %.',
      'Suivre la dose indiquée sur chaque seau, pour un cheval de 500 kg.',
    ),
    kind: {
      type: 'bundle',
      priceType: 'dynamic',
      cents: 0,
      net: { grams: 1500 },
      items: [
        {
          id: 11,
          title: 'La cure',
          required: true,
          input: 'radio',
          position: 1,
          selections: [
            { id: 21, sku: 'CHV-ART-SOUPLE-1-5KG', qty: 1, canChangeQty: true, isDefault: true },
            { id: 22, sku: 'CHV-PIE-BIOTINE-3KG', qty: 1, canChangeQty: true, isDefault: false },
          ],
        },
        {
          id: 12,
          title: 'Le soutien',
          required: false,
          input: 'checkbox',
          position: 2,
          selections: [
            { id: 23, sku: 'CHV-DIG-LEVURE-750G', qty: 1, canChangeQty: false, isDefault: false },
            { id: 24, sku: 'CHV-MIN-ELECTRO-1KG', qty: 1, canChangeQty: false, isDefault: false },
          ],
        },
      ],
    },
  },
])
