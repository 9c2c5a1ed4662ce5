import { buildRange } from './build.ts'
import { pack, setLabel } from './set-parts.ts'

const dogBags = [
  pack('bag', 'dog', '#2f7d4f', '#e9b44c', 'chicken', 1),
  pack('bag', 'dog', '#7b4a63', '#e6c9a8', 'lamb', 2),
]
const tubs = [
  pack('tray', 'dog', '#7a3b2e', '#d9962f', 'beef', 0),
  pack('tray', 'dog', '#c8893a', '#f6e3b4', 'chicken', 1),
]

const dogAnalysis =
  'Poulet et riz : protéine brute 27 %, matières grasses brutes 15,5 %, cendres brutes 6,8 %, cellulose brute 2,6 %. Agneau et patate douce : protéine brute 26 %, matières grasses brutes 14 %, cendres brutes 8,4 %, cellulose brute 3,4 %.'

/** Products made of others, for dogs: bundles with a fixed or a summed price, and a group. */
export const setsDogs = buildRange(8000, [
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
    feed: setLabel(
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
    feed: setLabel(
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
    feed: setLabel(
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
])
