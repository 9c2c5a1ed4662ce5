import type en from '../en/wishlist.ts'

const fr: Readonly<Record<keyof typeof en, string>> = {
  'wishlist.title': 'Ma liste d’envies',
  'wishlist.loading': 'Chargement de votre liste…',
  'wishlist.unreadable': 'Votre liste ne peut pas être affichée pour le moment. Rien n’est perdu.',
  'wishlist.empty': 'Votre liste est vide.',
  'wishlist.emptyHint':
    'Touchez le cœur d’un produit pour le retrouver ici, avec le parfum et la taille que vous avez choisis.',
  'wishlist.device.lead': 'Votre liste est gardée sur cet appareil. Connectez-vous pour la retrouver partout.',
  'wishlist.device.leadEmpty': 'Vous avez déjà une liste dans votre compte ?',
  'wishlist.device.signIn': 'Me connecter',
  'wishlist.device.title': 'Gardés sur cet appareil',
  'wishlist.device.refused':
    'Ces articles n’ont pas pu rejoindre la liste de votre compte, par exemple parce qu’ils sont épuisés.',
  'wishlist.device.gone': '{name} n’est plus vendu dans cette boutique.',
  'wishlist.count': '{count, plural, one {# envie} other {# envies}}',
  'wishlist.allToCart': 'Tout ajouter au panier',
  'wishlist.chooseNamed': 'Choisir : {name}',
  'wishlist.take': 'Retirer',
  'wishlist.takeNamed': 'Retirer de la liste : {name}',
  'wishlist.inCart':
    '{count, plural, one {# article est passé dans votre panier.} other {# articles sont passés dans votre panier.}}',
  'wishlist.toTheCart': 'Voir le panier',
  'wishlist.notAll':
    '{count, plural, one {Un article reste sur votre liste. La raison est indiquée en dessous.} other {# articles restent sur votre liste. Les raisons sont indiquées en dessous.}}',
}
export default fr
