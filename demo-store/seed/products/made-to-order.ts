import { buildRange } from './build.ts'
import type { CustomOptionSeed, ExtraCostSeed } from '../product-types.ts'

const costs = (cents: number): ExtraCostSeed => ({ type: 'FIXED', cents })

/** One option of every type that can be sent; most choices have a sku of their own, as workshops number them. */
const plateOptions: CustomOptionSeed[] = [
  {
    ...{ id: 8, title: 'Nom à graver', required: true, sortOrder: 1, kind: 'field', maxCharacters: 20 },
    ...{ sku: 'NOM', extra: costs(300) },
  },
  {
    ...{ id: 9, title: 'Consignes au verso', required: false, sortOrder: 2, kind: 'area', maxCharacters: 200 },
    ...{ sku: 'VER', extra: costs(400) },
  },
  {
    ...{ id: 10, title: 'Métal', required: true, sortOrder: 3, kind: 'dropdown' },
    values: [
      { id: 8, title: 'Laiton', sortOrder: 1, sku: 'LAI', extra: costs(0) },
      { id: 9, title: 'Inox brossé', sortOrder: 2, sku: 'INO', extra: costs(200) },
    ],
  },
  {
    ...{ id: 11, title: 'Coins', required: false, sortOrder: 4, kind: 'radio' },
    values: [
      { id: 10, title: 'Droits', sortOrder: 1, extra: costs(0) },
      { id: 11, title: 'Arrondis', sortOrder: 2, sku: 'ARR', extra: costs(100) },
    ],
  },
  {
    ...{ id: 12, title: 'Perçages', required: false, sortOrder: 5, kind: 'checkbox' },
    values: [
      { id: 12, title: 'En haut', sortOrder: 1, extra: costs(0) },
      { id: 13, title: 'En bas', sortOrder: 2, extra: costs(0) },
    ],
  },
  {
    ...{ id: 13, title: 'Motifs', required: false, sortOrder: 6, kind: 'multiple' },
    values: [
      { id: 14, title: 'Fer à cheval', sortOrder: 1, sku: 'FER', extra: costs(150) },
      { id: 15, title: 'Épi d’avoine', sortOrder: 2, sku: 'EPI', extra: costs(150) },
    ],
  },
  {
    ...{ id: 14, title: 'À expédier à partir du', required: false, sortOrder: 7, kind: 'date' },
    extra: costs(0),
  },
  {
    ...{ id: 15, title: 'Logo de l’écurie', required: false, sortOrder: 8, kind: 'file' },
    ...{ extensions: 'png, jpg', imageWidth: 1200, imageHeight: 1200, extra: { type: 'PERCENT', rate: 20 } },
  },
]

/** What is made or kept for one customer. */
export const madeToOrder = buildRange(9200, [
  {
    sku: 'CHV-PLAQUE-BOX',
    name: 'Plaque de box à graver',
    brand: 'Maison Grelot',
    species: 'horse',
    categories: ['horseCare'],
    lead: 'Le nom du cheval sur sa porte, et au verso ce que doit savoir celui qui le nourrit.',
    story: [
      'La plaque est découpée, gravée et polie dans notre atelier de Limoges. Le verso prend quatre lignes : ration, allergie, téléphone.',
      'La gravure est faite à la demande ; un objet personnalisé ne peut pas être repris.',
    ],
    points: ['18 × 6 cm, 2 mm d’épaisseur', 'Gravure à la fraise, qui ne s’efface pas', 'Vis en inox fournies'],
    look: { design: 'medal', colours: ['#c9a14a', '#2f6b4a'], variant: 2 },
    gallery: ['story'],
    material: 'Laiton ou inox',
    stockLabel: 'Gravée et expédiée sous 5 jours',
    customOptions: plateOptions,
    kind: { type: 'simple', cents: 1890, weight: 190 },
  },
  {
    sku: 'SRV-TOILETTAGE',
    name: 'Séance de toilettage à l’atelier',
    brand: 'Musette',
    categories: ['services'],
    lead: 'Bain, brossage et coupe des griffes, à l’heure qui vous arrange.',
    story: [
      'Une toiletteuse, un chien à la fois : la séance dure le temps qu’il faut, en général une heure et demie.',
      'Choisissez le jour et l’heure de votre arrivée, et si vous le souhaitez l’heure à laquelle vous rappeler la veille.',
    ],
    points: ['Shampoings sans parfum', 'Séchage doux, sans cage', 'Coupe des griffes comprise'],
    look: { design: 'brush', colours: ['#27598a', '#f0b56a'], variant: 1 },
    gallery: ['story'],
    customOptions: [
      {
        ...{ id: 16, title: 'Jour et heure de l’arrivée', required: true, sortOrder: 1, kind: 'date_time' },
        extra: costs(0),
      },
      {
        ...{ id: 17, title: 'Me rappeler la veille à', required: false, sortOrder: 2, kind: 'time' },
        extra: costs(0),
      },
    ],
    kind: { type: 'virtual', cents: 4500 },
  },
  {
    sku: 'CHI-GAMELLE-PORTRAIT',
    name: 'Gamelle au portrait de votre animal',
    brand: 'Maison Grelot',
    species: 'dog',
    categories: ['services'],
    lead: 'Sa tête au fond de la gamelle : il la retrouve à chaque repas terminé.',
    story: [
      'D’après votre photo, notre dessinatrice trace le portrait que la faïencerie cuit ensuite sous l’émail.',
      'Un objet personnalisé ne peut pas être repris.',
    ],
    points: ['Faïence émaillée', '18 cm de diamètre', 'Passe au lave-vaisselle'],
    look: { design: 'bowl', colours: ['#7b4a63', '#f0dfc0'], variant: 1 },
    gallery: ['story'],
    material: 'Faïence',
    customOptions: [
      {
        ...{ id: 18, title: 'Photo de votre animal', required: true, sortOrder: 1, kind: 'file' },
        ...{ extensions: 'jpg, png', imageWidth: 0, imageHeight: 0, extra: costs(0) },
      },
    ],
    kind: { type: 'simple', cents: 3900, weight: 620 },
  },
])
