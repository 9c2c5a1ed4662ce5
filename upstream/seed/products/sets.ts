import { buildRange } from './build.ts'
import type { FeedLabel } from './recipe.ts'
import type { Motif, PictureDesign, PictureLook, Species } from '../types.ts'

const pack = (
  design: PictureDesign,
  species: Species,
  main: string,
  accent: string,
  motif: Motif,
  variant: number,
): PictureLook => ({
  design,
  species,
  colours: [main, accent],
  variant,
  motif,
})

const dogBags = [
  pack('bag', 'dog', '#2f7d4f', '#e9b44c', 'chicken', 1),
  pack('bag', 'dog', '#7b4a63', '#e6c9a8', 'lamb', 2),
]
const catBags = [
  pack('bag', 'cat', '#7b4a63', '#e9b44c', 'chicken', 1),
  pack('bag', 'cat', '#27598a', '#f0b56a', 'fish', 2),
]
const horseBuckets = [
  pack('bucket', 'horse', '#2f7d4f', '#e9b44c', 'root', 0),
  pack('bucket', 'horse', '#5b3a2b', '#d9962f', 'flax', 2),
]
const tubs = [
  pack('tray', 'dog', '#7a3b2e', '#d9962f', 'beef', 0),
  pack('tray', 'dog', '#c8893a', '#f6e3b4', 'chicken', 1),
]

/** A set's label: the recipes it may hold, as each pack prints its own in full. */
const labelOf = (kind: FeedLabel['kind'], recipes: string, analysis: string, directions: string): FeedLabel => ({
  kind,
  composition: `${recipes} La composition complète figure sur chaque emballage et sur la fiche de chaque article.`,
  analysis,
  additives: 'Selon les articles choisis ; voir leur emballage et leur fiche.',
  directions,
})

const dogAnalysis =
  'Poulet et riz : protéine brute 27 %, matières grasses brutes 15,5 %, cendres brutes 6,8 %, cellulose brute 2,6 %. Agneau et patate douce : protéine brute 26 %, matières grasses brutes 14 %, cendres brutes 8,4 %, cellulose brute 3,4 %.'

/** Products made of others: bundles with a fixed or a summed price, and groups. */
export const sets = buildRange(8000, [
  {
    sku: 'SET-DECOUVERTE-CHIEN',
    name: 'Coffret découverte chien adulte',
    brand: 'Musette',
    species: 'dog',
    categories: ['dogKibbleAdult'],
    lead: 'Une recette à goûter, une friandise et, si vous le souhaitez, un jouet : un prix tout compris.',
    story: [
      'Pour faire connaissance sans s’engager : un sac de 2 kg de la recette de votre choix et un sachet de filets de poulet, dans une caisse en carton recyclé.',
      'Le coffret est préparé à la demande dans notre entrepôt de Rennes. Un livret explique la transition jour par jour.',
    ],
    points: ['Une recette de 2 kg au choix', 'Un sachet de filets de poulet de 85 g', 'Une balle en corde en option'],
    look: { design: 'set', colours: ['#2f7d4f', '#e9b44c'], variant: 1, parts: dogBags, motif: 'chicken' },
    age: 'Adulte',
    feed: labelOf(
      'Aliment complet',
      'Croquettes Poulet fermier et riz (poulet 48 %) ou Agneau et patate douce (agneau 46 %) ; filets de poulet séchés 100 %.',
      dogAnalysis,
      'Introduire la nouvelle recette en sept à dix jours. Les filets se donnent en récompense.',
    ),
    kind: {
      type: 'bundle',
      priceType: 'fixed',
      cents: 2190,
      net: { grams: 2085 },
      items: [
        {
          id: 1,
          title: 'La recette',
          required: true,
          input: 'radio',
          position: 1,
          selections: [
            { id: 1, sku: 'CHI-CRO-POULET-2KG', qty: 1, canChangeQty: false, isDefault: true, cents: 0 },
            { id: 2, sku: 'CHI-CRO-AGNEAU-2KG', qty: 1, canChangeQty: false, isDefault: false, cents: 400 },
          ],
        },
        {
          id: 2,
          title: 'La friandise',
          required: true,
          input: 'select',
          position: 2,
          selections: [{ id: 3, sku: 'CHI-FRI-POULET-85G', qty: 1, canChangeQty: false, isDefault: true, cents: 0 }],
        },
        {
          id: 3,
          title: 'Le cadeau de plus',
          required: false,
          input: 'checkbox',
          position: 3,
          selections: [{ id: 4, sku: 'CHI-JOUET-CORDE', qty: 1, canChangeQty: false, isDefault: false, cents: 790 }],
        },
      ],
    },
  },
  {
    sku: 'SET-GAMELLE-LIBRE',
    name: 'Caisse de croquettes à composer',
    brand: 'Musette',
    species: 'dog',
    categories: ['dogKibbleAdult'],
    lead: 'Choisissez deux sacs, dans la quantité que vous voulez : le prix suit votre choix.',
    story: [
      'Alterner les recettes évite la lassitude et élargit les sources de protéines. Composez votre caisse ; chaque sac garde son prix à l’unité.',
      'Pensez à une transition de quelques jours entre deux recettes.',
    ],
    points: ['Deux recettes au choix', 'Quantités libres', 'Un seul colis'],
    look: { design: 'set', colours: ['#7b4a63', '#e6c9a8'], variant: 2, parts: dogBags.toReversed(), motif: 'lamb' },
    age: 'Adulte',
    feed: labelOf(
      'Aliment complet',
      'Croquettes Poulet fermier et riz (poulet 48 %), Agneau et patate douce (agneau 46 %) ou Saumon et pomme de terre (saumon 50 %).',
      dogAnalysis,
      'Introduire chaque nouvelle recette en sept à dix jours.',
    ),
    kind: {
      type: 'bundle',
      priceType: 'dynamic',
      cents: 0,
      net: { grams: 4000 },
      items: [
        {
          id: 4,
          title: 'Premier sac',
          required: true,
          input: 'select',
          position: 1,
          selections: [
            { id: 5, sku: 'CHI-CRO-POULET-2KG', qty: 1, canChangeQty: true, isDefault: true },
            { id: 6, sku: 'CHI-CRO-AGNEAU-2KG', qty: 1, canChangeQty: true, isDefault: false },
            { id: 7, sku: 'CHI-CRO-SAUMON-2KG', qty: 1, canChangeQty: true, isDefault: false },
          ],
        },
        {
          id: 5,
          title: 'Second sac',
          required: true,
          input: 'radio',
          position: 2,
          selections: [
            { id: 8, sku: 'CHI-CRO-POULET-2KG', qty: 1, canChangeQty: true, isDefault: false },
            { id: 9, sku: 'CHI-CRO-AGNEAU-2KG', qty: 1, canChangeQty: true, isDefault: true },
            { id: 10, sku: 'CHI-CRO-SAUMON-2KG', qty: 1, canChangeQty: true, isDefault: false },
          ],
        },
      ],
    },
  },
  {
    sku: 'SET-BARF-SEMAINE',
    name: 'Colis BARF de la semaine à composer',
    brand: 'Croc’Bocage',
    species: 'dog',
    categories: ['dogBarf'],
    lead: 'Une base, des extras, un seul envoi au froid.',
    story: [
      'Sept jours de ration crue pour un chien de 15 kg : une viande de base, que vous choisissez, et de quoi varier.',
      'Le transport réfrigéré n’est compté qu’une fois, quel que soit le nombre d’articles.',
    ],
    points: ['Base de 1 kg au choix, en quantité libre', 'Légumes et poisson en option', 'Livré surgelé à domicile'],
    look: { design: 'set', colours: ['#7a3b2e', '#d9962f'], variant: 3, parts: tubs, motif: 'beef' },
    age: 'Adulte',
    delivery: 'Livraison réfrigérée',
    feed: labelOf(
      'Aliment complet',
      'Rations crues au bœuf (85 %), au poulet (86 %) ou à l’agneau (85 %) ; légumes vapeur ; sardine et maquereau.',
      'Bœuf : protéine brute 15,5 %, matières grasses brutes 11 %, cendres brutes 3 %, cellulose brute 0,6 %, humidité 68 %. Poulet : protéine brute 15 %, matières grasses brutes 10 %, cendres brutes 3,2 %, cellulose brute 0,5 %, humidité 69 %.',
      'Compter 2 à 3 % du poids de l’animal par jour. Décongeler douze heures au réfrigérateur, consommer sous 48 h, ne pas recongeler.',
    ),
    kind: {
      type: 'bundle',
      priceType: 'dynamic',
      cents: 0,
      net: { grams: 1000 },
      items: [
        {
          id: 6,
          title: 'La viande de base',
          required: true,
          input: 'radio',
          position: 1,
          selections: [
            { id: 11, sku: 'CHI-BARF-POULET-1KG', qty: 1, canChangeQty: true, isDefault: true },
            { id: 12, sku: 'CHI-BARF-BOEUF-1KG', qty: 1, canChangeQty: true, isDefault: false },
            { id: 13, sku: 'CHI-BARF-AGNEAU-1KG', qty: 1, canChangeQty: true, isDefault: false },
          ],
        },
        {
          id: 7,
          title: 'Les extras',
          required: false,
          input: 'multi',
          position: 2,
          selections: [
            { id: 14, sku: 'CHI-BARF-LEGUMES', qty: 1, canChangeQty: false, isDefault: false },
            { id: 15, sku: 'CHI-BARF-POISSON', qty: 1, canChangeQty: false, isDefault: false },
          ],
        },
      ],
    },
  },
  {
    sku: 'SET-ARRIVEE-CHIEN',
    name: 'Sélection « Bienvenue à la maison » – chien',
    brand: 'Musette',
    species: 'dog',
    categories: ['dogHome'],
    lead: 'Les premiers achats, réunis sur une page : prenez tout, ou seulement ce qui manque.',
    story: [
      'Un chien arrive et la liste est longue. Nous avons réuni l’essentiel ; chaque article se commande dans la quantité voulue et s’ajoute séparément au panier.',
      'Pour la médaille gravée et le manteau à sa taille, rendez-vous au rayon Promenade.',
    ],
    points: ['Articles vendus à l’unité', 'Quantités au choix', 'Tout est en stock à Rennes'],
    look: {
      design: 'set',
      colours: ['#2f7d4f', '#c8a57a'],
      variant: 3,
      parts: [
        pack('bowl', 'dog', '#2f7d4f', '#f0dfc0', 'leaf', 0),
        pack('treats', 'dog', '#2f7d4f', '#e9b44c', 'chicken', 2),
      ],
    },
    kind: {
      type: 'grouped',
      parts: [
        { sku: 'CHI-GAM-GRES', qty: 1 },
        { sku: 'CHI-JOUET-CORDE', qty: 1 },
        { sku: 'CHI-BROSSE-POILS', qty: 1 },
        { sku: 'CHI-LONGE-10M', qty: 0 },
        { sku: 'CHI-FRI-BISCUIT', qty: 0 },
      ],
    },
  },
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
    feed: labelOf(
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
    feed: labelOf(
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
