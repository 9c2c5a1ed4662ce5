import type en from './en.ts'

const fr: Readonly<Record<keyof typeof en, string>> = {
  'consent.reviews': 'Tous les avis de nos clients',
  'consent.reviews.service': 'Avis des clients',
  'consent.reviews.ask': 'Les avis que recueille notre partenaire s’affichent avec votre accord.',
  'consent.reviews.text': 'Afficher le module du service qui recueille les avis.',
  'consent.reviews.manage': 'Gérer mes cookies',
}
export default fr
