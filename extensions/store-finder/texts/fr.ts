import type en from './en.ts'

const fr: Readonly<Record<keyof typeof en, string>> = {
  'finder.title': 'Magasins et points relais',
  'finder.lead': 'Retirez votre commande dans un magasin ou un point relais.',
  'finder.own': 'Nos magasins',
  'finder.ownElsewhere': 'Nos magasins ailleurs',
  'finder.relays': 'Points relais {carrier}',
  'finder.start': 'Indiquez un code postal pour voir les points relais les plus proches.',
  'finder.out': 'Ces points de retrait ne peuvent pas être affichés pour l’instant. Réessayez dans quelques minutes.',
  'finder.none': 'Aucun point de retrait près de {postalCode}.',
  'finder.map': 'Voir sur la carte',
  'finder.hoursByPhone': 'Horaires par téléphone : {phone}',
  'finder.hoursUnknown': 'Horaires d’ouverture : renseignez-vous sur place.',
}
export default fr
