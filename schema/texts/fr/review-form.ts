import type en from '../en/review-form.ts'

const fr: Readonly<Record<keyof typeof en, string>> = {
  'review.title': 'Votre avis sur {name}',
  'review.again': 'Vous avez déjà donné votre avis sur ce produit, le {date}. Vous pouvez en écrire un autre.',
  'review.stars': '{count, plural, one {# étoile} other {# étoiles}}',
  'review.rateOne': 'Donnez une note de 1 à 5 étoiles.',
  'review.rate': 'Donnez une note : {label}.',
  'review.nickname': 'Votre pseudo',
  'review.nicknameHint': 'Il sera affiché avec votre avis.',
  'review.nicknameMissing': 'Choisissez un pseudo.',
  'review.summary': 'Titre de votre avis',
  'review.summaryMissing': 'Donnez un titre à votre avis.',
  'review.comment': 'Votre avis',
  'review.commentMissing': 'Écrivez quelques mots sur le produit.',
  'review.rules': 'Chaque avis est lu avant d’être publié, qu’il soit bon ou mauvais.',
  'review.send': 'Envoyer mon avis',
  'review.cancel': 'Annuler',
  'review.refused': 'Votre avis n’a pas pu être envoyé. Réessayez dans un instant.',
}
export default fr
