import type en from './en.ts'

const fr: Readonly<Record<keyof typeof en, string>> = {
  'finder.title': 'Magasins et points relais',
  'finder.lead': 'Où retirer ma commande ? Cherchez autour d’un code postal.',
  'finder.own': 'Nos magasins',
  'finder.relays': 'Points relais {carrier}',
  'finder.out': 'Ces points de retrait ne peuvent pas être affichés pour l’instant. Réessayez dans quelques minutes.',
  'finder.none': 'Aucun point de retrait près de {postalCode}.',
  'finder.map': 'Voir sur la carte',
  'finder.hoursUnknown': 'Horaires d’ouverture : renseignez-vous sur place.',
}
export default fr
