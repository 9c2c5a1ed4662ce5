import type { CategoryEntry } from './entry.ts'

/** The dogs’ department. */
export const dogs: CategoryEntry = {
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
}
