import type { Motif, PictureLook, PictureSeed, Species } from './picture-types.ts'

const green: [string, string] = ['#2f7d4f', '#e9b44c']
const plum: [string, string] = ['#7b4a63', '#e6c9a8']
const blue: [string, string] = ['#27598a', '#f0b56a']

const wide = (
  name: string,
  variant: number,
  colours: [string, string],
  motif: Motif,
  species?: Species,
): PictureSeed => ({
  path: `catalog/category/${name}.jpg`,
  design: 'banner',
  colours,
  variant,
  motif,
  width: 1200,
  height: 300,
  ...(species === undefined ? {} : { species }),
})

const sign = (path: string, symbol: string, colours: [string, string] = green): PictureSeed => ({
  path: `wysiwyg/${path}.png`,
  design: 'icon',
  symbol,
  colours,
  variant: 0,
  width: 320,
  height: 200,
})

const scene = (
  path: string,
  design: PictureLook['design'],
  species: Species,
  variant: number,
  colours: [string, string],
  width: number,
  height: number,
): PictureSeed => ({
  path: `wysiwyg/${path}.jpg`,
  design,
  species,
  variant,
  colours,
  width,
  height,
})

/** Pictures that belong to departments and pages rather than to products. */
export const sitePictures: PictureSeed[] = [
  wide('chiens', 0, green, 'chicken', 'dog'),
  wide('chiens-croquettes', 2, green, 'oat', 'dog'),
  wide('chiens-barf', 1, plum, 'beef', 'dog'),
  wide('chiens-complements', 3, blue, 'root', 'dog'),
  wide('chiens-friandises', 5, green, 'bone', 'dog'),
  wide('chats', 1, plum, 'fish', 'cat'),
  wide('chats-croquettes', 3, plum, 'chicken', 'cat'),
  wide('chevaux', 2, blue, 'apple', 'horse'),
  wide('chevaux-aliments', 0, blue, 'oat', 'horse'),
  wide('nouveautes', 0, green, 'flower'),
  wide('promotions', 1, plum, 'apple'),
  { path: 'wysiwyg/accueil/hero.jpg', design: 'hero', colours: green, variant: 0, width: 1920, height: 816 },
  scene('accueil/carte-chiens', 'card', 'dog', 2, green, 1110, 960),
  scene('accueil/carte-chats', 'card', 'cat', 1, plum, 1110, 960),
  scene('accueil/carte-chevaux', 'card', 'horse', 0, blue, 1110, 960),
  scene('maison/atelier', 'card', 'dog', 4, green, 1520, 800),
  scene('maison/pre', 'card', 'horse', 2, blue, 1520, 800),
  scene('conseils/articulations', 'banner', 'horse', 1, green, 1920, 340),
  scene('guides/chiot-pre', 'banner', 'dog', 2, green, 1920, 640),
  scene('guides/chiot-pre-mobile', 'card', 'dog', 2, green, 960, 1110),
  sign('paiement/carte', 'card'),
  sign('paiement/portefeuille', 'wallet', blue),
  sign('paiement/virement', 'transfer'),
  sign('livraison/relais', 'relay'),
  sign('livraison/domicile', 'home', blue),
  sign('livraison/froid', 'cold', blue),
  {
    path: 'catalog/product/placeholder/default.jpg',
    design: 'bowl',
    colours: ['#d9d2c0', '#b9c4b0'],
    variant: 0,
    width: 1200,
    height: 1200,
  },
]
