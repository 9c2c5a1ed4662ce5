import type { CategoryEntry } from './entry.ts'

/** The cats’ department. */
export const cats: CategoryEntry = {
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
}
