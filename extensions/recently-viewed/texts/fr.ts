import type en from './en.ts'

const fr: Readonly<Record<keyof typeof en, string>> = {
  'recent.title': 'Vus récemment',
  'recent.about': 'Cette liste reste sur votre appareil.',
  'recent.clear': 'Vider la liste',
  'recent.cleared': 'La liste est vide.',
}
export default fr
