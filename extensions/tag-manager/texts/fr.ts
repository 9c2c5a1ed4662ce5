import type en from './en.ts'

const fr: Readonly<Record<keyof typeof en, string>> = {
  'consent.audience': 'Mesure d’audience',
  'consent.audience.text': 'Compter les visites et voir quelles pages servent, pour améliorer la boutique.',
  'consent.advertising': 'Publicité',
  'consent.advertising.text': 'Mesurer nos annonces et vous en montrer qui vous concernent, sur d’autres sites.',
}
export default fr
