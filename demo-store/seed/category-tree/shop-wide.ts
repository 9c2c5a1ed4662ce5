import type { CategoryEntry } from './entry.ts'

/** Departments across species, and one that is closed. */
export const shopWide: CategoryEntry[] = [
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
    key: 'gifts',
    name: 'Idées cadeaux',
    urlKey: 'idees-cadeaux',
    inMenu: false,
    cmsBlock: 'vitrine-cadeaux',
    displayMode: 'PAGE',
    text: '<p>Pour qui accueille un animal, ou l’aime depuis toujours.</p>',
  },
  {
    key: 'closed',
    name: 'Oiseaux du jardin',
    urlKey: 'oiseaux',
    active: false,
    text: '<p>Ce rayon ouvrira au retour des beaux jours.</p>',
  },
]
