import { typographic } from './typography.ts'
import type { CategorySeed } from './types.ts'

/** Ids of the categories that products and pages refer to; the five shop-wide ones are fixed by spec §3. */
export const categoryIds = {
  root: 2,
  dogs: 38,
  dogKibble: 39,
  dogWet: 40,
  dogBarf: 41,
  dogSupplements: 42,
  dogTreats: 43,
  dogGear: 44,
  dogJoints: 45,
  dogPigment: 46,
  dogDigestion: 47,
  dogCoat: 48,
  dogVitality: 49,
  dogWalk: 50,
  dogHome: 51,
  dogKibblePuppy: 52,
  dogKibbleAdult: 53,
  dogKibbleSenior: 54,
  cats: 55,
  horses: 59,
  catKibble: 60,
  catWet: 61,
  catBarf: 62,
  catSupplements: 63,
  catTreats: 64,
  catGear: 65,
  catDigestion: 66,
  catUrinary: 67,
  catCoat: 68,
  catJoints: 69,
  horseFeed: 70,
  horseSupplements: 71,
  horseTreats: 72,
  horseCare: 73,
  horseJoints: 74,
  horsePigment: 75,
  horseDigestion: 76,
  horseBreathing: 77,
  horseHoof: 78,
  horseMinerals: 79,
  horseCalm: 80,
  catPlay: 81,
  catLitter: 82,
  newIn: 137,
  promotions: 138,
  services: 139,
  closed: 140,
} as const

export type CategoryKey = keyof typeof categoryIds

type Entry = {
  key: CategoryKey
  name: string
  urlKey: string
  text: string
  image?: string
  cmsBlock?: string
  active?: boolean
  children?: Entry[]
}

const tree: Entry[] = [
  {
    key: 'dogs',
    name: 'Chiens',
    urlKey: 'chiens',
    image: 'chiens.jpg',
    text: '<p>Du bol du matin à la promenade du soir, une alimentation lisible et des soins choisis pour tous les chiens : recettes riches en viande, rations crues, compléments ciblés et accessoires qui durent.</p>',
    children: [
      {
        key: 'dogKibble',
        name: 'Croquettes',
        urlKey: 'croquettes',
        image: 'chiens-croquettes.jpg',
        text: '<p>Nos croquettes pour chien sont cuites à basse température, avec une source de protéines nommée en tête de liste et sans colorant ni arôme de synthèse.</p>',
        children: [
          {
            key: 'dogKibblePuppy',
            name: 'Chiots',
            urlKey: 'chiots',
            text: '<p>Un apport maîtrisé en calcium et en DHA pour accompagner la croissance, du sevrage à l’âge adulte.</p>',
          },
          {
            key: 'dogKibbleAdult',
            name: 'Adultes',
            urlKey: 'adultes',
            text: '<p>Des recettes d’entretien pour les chiens de tous gabarits, du citadin tranquille au sportif.</p>',
          },
          {
            key: 'dogKibbleSenior',
            name: 'Seniors et poids idéal',
            urlKey: 'seniors',
            text: '<p>Moins de calories, plus de fibres et un soutien des articulations pour les chiens mûrs ou stérilisés.</p>',
          },
        ],
      },
      {
        key: 'dogWet',
        name: 'Pâtées et terrines',
        urlKey: 'patees',
        text: '<p>Des terrines mijotées, appétentes et riches en eau, à servir seules ou en complément des croquettes.</p>',
      },
      {
        key: 'dogBarf',
        name: 'BARF',
        urlKey: 'barf',
        image: 'chiens-barf.jpg',
        cmsBlock: 'barf-livraison-froid',
        text: '<p>Viandes, abats et os charnus broyés crus puis surgelés le jour même. Les portions sont livrées à domicile par transporteur frigorifique.</p>',
      },
      {
        key: 'dogSupplements',
        name: 'Compléments',
        urlKey: 'complements',
        image: 'chiens-complements.jpg',
        text: '<p>Des formules courtes, dosées avec justesse, pour soutenir votre chien là où il en a besoin.</p>',
        children: [
          {
            key: 'dogJoints',
            name: 'Articulations',
            urlKey: 'articulations',
            text: '<p>Glucosamine, chondroïtine, moule verte et plantes pour garder une foulée souple.</p>',
          },
          {
            key: 'dogPigment',
            name: 'Pigmentation',
            urlKey: 'pigmentation',
            text: '<p>Algues, cuivre et tyrosine pour soutenir la couleur du pelage et de la truffe.</p>',
          },
          {
            key: 'dogDigestion',
            name: 'Digestion',
            urlKey: 'digestion',
            text: '<p>Prébiotiques, levures et argile pour un transit régulier, au quotidien comme lors d’un changement de ration.</p>',
          },
          {
            key: 'dogCoat',
            name: 'Peau et pelage',
            urlKey: 'peau-et-pelage',
            text: '<p>Huiles riches en oméga 3, zinc et biotine pour un poil brillant et une peau apaisée.</p>',
          },
          {
            key: 'dogVitality',
            name: 'Vitalité et immunité',
            urlKey: 'vitalite',
            text: '<p>Un coup de pouce pendant la convalescence, la mue ou les périodes d’effort.</p>',
          },
        ],
      },
      {
        key: 'dogTreats',
        name: 'Friandises',
        urlKey: 'friandises',
        image: 'chiens-friandises.jpg',
        text: '<p>À croquer, à mâcher ou à glisser dans la poche pour l’éducation : des récompenses faites d’ingrédients que l’on reconnaît.</p>',
      },
      {
        key: 'dogGear',
        name: 'Accessoires',
        urlKey: 'accessoires',
        text: '<p>Colliers, manteaux, gamelles et couchages conçus pour servir longtemps.</p>',
        children: [
          {
            key: 'dogWalk',
            name: 'Promenade',
            urlKey: 'promenade',
            text: '<p>Colliers, laisses et manteaux pour sortir par tous les temps.</p>',
          },
          {
            key: 'dogHome',
            name: 'Repas et repos',
            urlKey: 'maison',
            text: '<p>Gamelles stables, couchages et jouets pour la vie à la maison.</p>',
          },
        ],
      },
    ],
  },
  {
    key: 'cats',
    name: 'Chats',
    urlKey: 'chats',
    image: 'chats.jpg',
    text: '<p>Carnivore strict et fin gourmet, le chat mérite une ration riche en protéines animales. Retrouvez nos recettes, nos compléments et de quoi jouer.</p>',
    children: [
      {
        key: 'catKibble',
        name: 'Croquettes',
        urlKey: 'croquettes',
        image: 'chats-croquettes.jpg',
        text: '<p>Des croquettes riches en viande ou en poisson, pauvres en amidon, pour chatons, adultes et chats stérilisés.</p>',
      },
      {
        key: 'catWet',
        name: 'Pâtées et bouillons',
        urlKey: 'patees',
        text: '<p>Effilochés, mousses et bouillons pour aider votre chat à boire davantage.</p>',
      },
      {
        key: 'catBarf',
        name: 'BARF',
        urlKey: 'barf',
        cmsBlock: 'barf-livraison-froid',
        text: '<p>Des rations crues finement hachées, complétées en taurine, livrées surgelées à domicile.</p>',
      },
      {
        key: 'catSupplements',
        name: 'Compléments',
        urlKey: 'complements',
        text: '<p>Des soutiens ciblés, faciles à donner même aux palais difficiles.</p>',
        children: [
          {
            key: 'catDigestion',
            name: 'Digestion',
            urlKey: 'digestion',
            text: '<p>Boules de poils, transit paresseux ou estomac sensible : des solutions douces.</p>',
          },
          {
            key: 'catUrinary',
            name: 'Confort urinaire',
            urlKey: 'confort-urinaire',
            text: '<p>Canneberge et plantes drainantes pour accompagner les chats sédentaires.</p>',
          },
          {
            key: 'catCoat',
            name: 'Peau et pelage',
            urlKey: 'peau-et-pelage',
            text: '<p>Huiles et levures pour une fourrure souple en toute saison.</p>',
          },
          {
            key: 'catJoints',
            name: 'Articulations',
            urlKey: 'articulations',
            text: '<p>Pour que les sauts restent un plaisir, même après dix ans.</p>',
          },
        ],
      },
      {
        key: 'catTreats',
        name: 'Friandises',
        urlKey: 'friandises',
        text: '<p>Filets séchés, bouchées croquantes et herbe à chat.</p>',
      },
      {
        key: 'catGear',
        name: 'Accessoires',
        urlKey: 'accessoires',
        text: '<p>Le nécessaire d’une maison où le chat est chez lui.</p>',
        children: [
          {
            key: 'catPlay',
            name: 'Jeux et repos',
            urlKey: 'jeux-et-repos',
            text: '<p>Griffoirs, coussins et jouets à poursuivre.</p>',
          },
          {
            key: 'catLitter',
            name: 'Litière et hygiène',
            urlKey: 'litiere',
            text: '<p>Litières végétales et brosses pour un quotidien net.</p>',
          },
        ],
      },
    ],
  },
  {
    key: 'horses',
    name: 'Chevaux',
    urlKey: 'chevaux',
    image: 'chevaux.jpg',
    text: '<p>Du poulain au retraité, du poney de club au trotteur à l’entraînement : aliments fibreux, minéraux et compléments formulés en France.</p>',
    children: [
      {
        key: 'horseFeed',
        name: 'Aliments',
        urlKey: 'aliments',
        image: 'chevaux-aliments.jpg',
        text: '<p>Granulés, floconnés et mashs pauvres en amidon, à donner en complément d’un fourrage de qualité.</p>',
      },
      {
        key: 'horseSupplements',
        name: 'Compléments',
        urlKey: 'complements',
        text: '<p>Des apports précis pour combler les manques du fourrage et soutenir l’effort.</p>',
        children: [
          {
            key: 'horseJoints',
            name: 'Articulations',
            urlKey: 'articulations',
            text: '<p>Harpagophytum, glucosamine et silicium pour les chevaux qui travaillent comme pour ceux qui vieillissent.</p>',
          },
          {
            key: 'horsePigment',
            name: 'Pigmentation',
            urlKey: 'pigmentation',
            text: '<p>Cuivre et zinc chélatés, lithothamne et fenugrec pour des robes profondes.</p>',
          },
          {
            key: 'horseDigestion',
            name: 'Digestion',
            urlKey: 'digestion',
            text: '<p>Levures vivantes, pectines et argile pour le confort de l’estomac et du gros intestin.</p>',
          },
          {
            key: 'horseBreathing',
            name: 'Respiration',
            urlKey: 'respiration',
            text: '<p>Thym, eucalyptus et plantain pour les écuries poussiéreuses.</p>',
          },
          {
            key: 'horseHoof',
            name: 'Pieds et corne',
            urlKey: 'pieds-et-corne',
            text: '<p>Biotine, méthionine et soins de la corne.</p>',
          },
          {
            key: 'horseMinerals',
            name: 'Minéraux et vitamines',
            urlKey: 'mineraux',
            text: '<p>Blocs, seaux et granulés pour équilibrer une ration à base de foin.</p>',
          },
          {
            key: 'horseCalm',
            name: 'Calme et concentration',
            urlKey: 'calme',
            text: '<p>Magnésium et plantes apaisantes pour garder la tête froide.</p>',
          },
        ],
      },
      {
        key: 'horseTreats',
        name: 'Friandises',
        urlKey: 'friandises',
        text: '<p>Biscuits à la pomme, à la carotte ou à la menthe, cuits au four.</p>',
      },
      {
        key: 'horseCare',
        name: 'Soins et écurie',
        urlKey: 'soins',
        text: '<p>Chemises, brosses, seaux et soins du pansage.</p>',
      },
    ],
  },
  {
    key: 'newIn',
    name: 'Nouveautés',
    urlKey: 'nouveautes',
    image: 'nouveautes.jpg',
    text: '<p>Les dernières recettes et les derniers accessoires arrivés en rayon.</p>',
  },
  {
    key: 'promotions',
    name: 'Promotions',
    urlKey: 'promotions',
    image: 'promotions.jpg',
    cmsBlock: 'promotions-conditions',
    text: '<p>Des remises raisonnables, sur des produits que nous aimons toute l’année. Sur l’alimentation, la loi limite la remise à 34 %.</p>',
  },
  {
    key: 'services',
    name: 'Conseils et services',
    urlKey: 'conseils-et-services',
    text: '<p>Guides à télécharger et rendez-vous en visioconférence avec notre équipe de nutrition animale.</p>',
  },
  {
    key: 'closed',
    name: 'Oiseaux du jardin',
    urlKey: 'oiseaux',
    active: false,
    text: '<p>Ce rayon ouvrira au retour des beaux jours.</p>',
  },
]

function flatten(entries: Entry[], parentId: number, path: string[]): CategorySeed[] {
  return entries.flatMap((entry, index) => {
    const names = [...path, entry.name]
    const id = categoryIds[entry.key]
    const plain = typographic(entry.text).replace(/<[^>]+>/g, '')
    const category: CategorySeed = {
      id,
      parentId,
      name: entry.name,
      urlKey: entry.urlKey,
      position: index + 1,
      includeInMenu: entry.active !== false,
      active: entry.active !== false,
      description: typographic(entry.text),
      metaTitle: names.toReversed().join(' – '),
      metaDescription: plain,
      ...(entry.image === undefined ? {} : { image: `catalog/category/${entry.image}` }),
      ...(entry.cmsBlock === undefined ? {} : { cmsBlock: entry.cmsBlock }),
    }
    return [category, ...flatten(entry.children ?? [], id, names)]
  })
}

/** Parents before children; the root (2) itself is included. */
export const categories: CategorySeed[] = [
  { id: categoryIds.root, parentId: 1, name: 'Musette', urlKey: '', position: 1, includeInMenu: true, active: true },
  ...flatten(tree, categoryIds.root, []),
]

const parents = new Map(categories.map((category) => [category.id, category.parentId]))

/** A category and all above it except the root, as an anchor category lists what its children hold. */
export function withAncestors(keys: CategoryKey[]): number[] {
  const ids = new Set<number>()
  for (const key of keys) {
    for (let id: number | undefined = categoryIds[key]; id !== undefined && id > categoryIds.root; id = parents.get(id))
      ids.add(id)
  }
  return [...ids]
}
