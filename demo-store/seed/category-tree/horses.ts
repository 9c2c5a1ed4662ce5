import type { CategoryEntry } from './entry.ts'

/** The horses’ department. */
export const horses: CategoryEntry = {
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
}
