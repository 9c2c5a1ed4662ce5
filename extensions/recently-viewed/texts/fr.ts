import type en from './en.ts'

const fr: Readonly<Record<keyof typeof en, string>> = {
  'recent.title': 'Vus récemment',
  'recent.about': 'Cette liste reste sur votre appareil.',
  'recent.clear': 'Vider la liste',
  'recent.kept': 'Produits vus récemment, sur votre appareil seulement',
  'recent.keptWhy':
    'Pour les retrouver en bas des pages de produits. La liste ne nous est jamais envoyée avec votre nom.',
  'recent.keptUntil': 'Jusqu’à ce que vous vidiez la liste',
  'recent.cleared': 'La liste est vide.',
}
export default fr
