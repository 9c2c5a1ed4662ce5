import { buildRange } from './build.ts'
import type { PictureLook } from '../types.ts'

const look = (
  design: PictureLook['design'],
  main: string,
  accent: string,
  motif: PictureLook['motif'],
  variant: number,
): PictureLook => ({
  design,
  colours: [main, accent],
  variant,
  ...(motif === undefined ? {} : { motif }),
})

const tasting = [look('bag', '#2f7d4f', '#e9b44c', 'chicken', 1), look('bag', '#7b4a63', '#e6c9a8', 'lamb', 2)]

/** Products made of others: bundles with a fixed or a summed price, and groups. */
export const sets = buildRange(8000, [
  {
    sku: 'SET-DECOUVERTE-CHIEN',
    name: 'Coffret découverte chien adulte',
    brand: 'Musette',
    species: 'dog',
    categories: ['dogKibbleAdult'],
    lead: 'Deux recettes à goûter, une médaille à son nom : un prix tout compris.',
    story: [
      'Pour faire connaissance sans s’engager : un sac de 2 kg de la recette de votre choix et une médaille en laiton, dans une caisse en carton recyclé.',
      'Le coffret est préparé à la demande dans notre entrepôt de Rennes.',
    ],
    points: ['Une recette de 2 kg au choix', 'Une médaille en option', 'Un livret de transition offert'],
    look: { design: 'set', colours: ['#2f7d4f', '#e9b44c'], variant: 1, parts: tasting },
    age: 'Adulte',
    feed: {
      kind: 'Aliment complet',
      composition: 'Voir la composition de la recette choisie, imprimée sur chaque sac et affichée sur sa fiche.',
      analysis:
        'Poulet et riz : protéine brute 27 %, matières grasses brutes 15,5 %. Agneau et patate douce : protéine brute 26 %, matières grasses brutes 14 %.',
      additives: 'Voir le sac de la recette choisie.',
      directions: 'Introduire la nouvelle recette en sept à dix jours.',
    },
    kind: {
      type: 'bundle',
      priceType: 'fixed',
      cents: 2490,
      net: { grams: 2000 },
      items: [
        {
          id: 1,
          title: 'La recette',
          required: true,
          input: 'radio',
          position: 1,
          selections: [
            { id: 1, sku: 'CHI-CRO-POULET-2KG', qty: 1, canChangeQty: false, isDefault: true, cents: 0 },
            { id: 2, sku: 'CHI-CRO-AGNEAU-2KG', qty: 1, canChangeQty: false, isDefault: false, cents: 300 },
          ],
        },
        {
          id: 2,
          title: 'Le cadeau de plus',
          required: false,
          input: 'checkbox',
          position: 2,
          selections: [
            {
              id: 3,
              sku: 'CHI-MANTEAU-BRUME-VERT-SAPIN-S',
              qty: 1,
              canChangeQty: false,
              isDefault: false,
              cents: 2900,
            },
          ],
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
    lead: 'Choisissez deux sacs, de la quantité que vous voulez : le prix suit votre choix.',
    story: [
      'Alterner les recettes évite la lassitude et élargit les sources de protéines. Composez votre caisse avec deux recettes ; chaque sac garde son prix à l’unité.',
      'Pensez à une transition de quelques jours entre deux recettes.',
    ],
    points: ['Deux sacs au choix', 'Quantités libres', 'Un seul colis'],
    look: { design: 'set', colours: ['#7b4a63', '#e6c9a8'], variant: 2, parts: tasting.toReversed() },
    age: 'Adulte',
    feed: {
      kind: 'Aliment complet',
      composition: 'Voir la composition de chaque recette choisie, imprimée sur le sac et affichée sur sa fiche.',
      analysis:
        'Poulet et riz : protéine brute 27 %, matières grasses brutes 15,5 %. Agneau et patate douce : protéine brute 26 %, matières grasses brutes 14 %.',
      additives: 'Voir le sac de la recette choisie.',
      directions: 'Introduire chaque nouvelle recette en sept à dix jours.',
    },
    kind: {
      type: 'bundle',
      priceType: 'dynamic',
      cents: 0,
      net: { grams: 4000 },
      items: [
        {
          id: 3,
          title: 'Premier sac',
          required: true,
          input: 'select',
          position: 1,
          selections: [
            { id: 4, sku: 'CHI-CRO-POULET-2KG', qty: 1, canChangeQty: true, isDefault: true },
            { id: 5, sku: 'CHI-CRO-AGNEAU-2KG', qty: 1, canChangeQty: true, isDefault: false },
          ],
        },
        {
          id: 4,
          title: 'Second sac',
          required: true,
          input: 'radio',
          position: 2,
          selections: [
            { id: 6, sku: 'CHI-CRO-POULET-2KG', qty: 1, canChangeQty: true, isDefault: false },
            { id: 7, sku: 'CHI-CRO-AGNEAU-2KG', qty: 1, canChangeQty: true, isDefault: true },
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
    ],
    points: ['Articles vendus à l’unité', 'Quantités au choix'],
    look: { design: 'set', colours: ['#2f7d4f', '#c8a57a'], variant: 3, parts: tasting },
    kind: {
      type: 'grouped',
      parts: [
        { sku: 'CHI-CRO-POULET-2KG', qty: 1 },
        { sku: 'CHI-CRO-AGNEAU-2KG', qty: 0 },
        { sku: 'CHI-MANTEAU-BRUME-VERT-SAPIN-M', qty: 1 },
      ],
    },
  },
])
