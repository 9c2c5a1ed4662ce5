import type en from './en.ts'

const fr: Readonly<Record<keyof typeof en, string>> = {
  'wishlist.share': 'Partager ma liste',
  'wishlist.share.lead': 'Vos amis verront vos envies, jamais vos coordonnées.',
  'wishlist.share.first': 'Envoyez d’abord votre liste par e-mail : son lien s’affichera ensuite ici.',
  'wishlist.share.link': 'Lien vers votre liste',
  'wishlist.share.copy': 'Copier le lien',
  'wishlist.share.copied': 'Lien copié.',
  'wishlist.share.byMail': 'Par e-mail',
  'wishlist.share.emails': 'Adresses de vos amis',
  'wishlist.share.emailsHint': 'Dix au plus, séparées par des virgules.',
  'wishlist.share.emailsMissing': 'Saisissez au moins une adresse.',
  'wishlist.share.message': 'Votre message (facultatif)',
  'wishlist.share.send': 'Envoyer',
  'wishlist.share.sent': 'C’est parti ! Vos amis vont recevoir un lien vers votre liste.',
  'wishlist.shared.title': 'Une liste d’envies',
  'wishlist.shared.needsScript': 'Cette liste a besoin de JavaScript pour s’afficher.',
  'wishlist.shared.of': 'La liste d’envies de {name}',
  'wishlist.shared.lead': 'Offrez-lui ce qui lui fait plaisir, ou servez-vous-en pour vos idées.',
  'wishlist.shared.missing': 'Cette liste n’existe pas, ou n’est plus partagée',
  'wishlist.shared.missingHint':
    'Vérifiez que le lien est complet, ou demandez-en un autre à la personne qui l’a envoyé.',
  'wishlist.shared.empty': 'Cette liste est vide pour le moment.',
  'wishlist.shared.unreadable': 'Cette liste ne peut pas être affichée pour le moment.',
  'wishlist.shared.add':
    '{count, plural, one {Ajouter # article à mon panier} other {Ajouter # articles à mon panier}}',
  'wishlist.shared.addAllLead': 'Vous allez ajouter ces articles à votre panier.',
  'wishlist.shared.addOneLead': 'Vous allez ajouter cet article à votre panier.',
  'wishlist.shared.choice':
    '{count, plural, one {# article demande d’abord un choix : ajoutez-le depuis sa page.} other {# articles demandent d’abord un choix : ajoutez-les depuis leur page.}}',
  'wishlist.shared.inCart': 'Dans votre panier',
  'wishlist.shared.notAll':
    '{count, plural, one {# article n’a pas pu être ajouté : la raison est indiquée à côté.} other {# articles n’ont pas pu être ajoutés : les raisons sont indiquées à côté.}}',
  'wishlist.shared.itemMissing': 'Cet article n’est plus sur la liste.',
  'wishlist.shared.back': 'Voir toute la liste',
}
export default fr
