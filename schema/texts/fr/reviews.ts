import type en from '../en/reviews.ts'

const fr: Readonly<Record<keyof typeof en, string>> = {
  'review.write': 'Donner mon avis',
  'review.signIn': 'Connectez-vous pour donner votre avis',
  'review.title': 'Votre avis sur {name}',
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
  'review.policy': 'Comment nous publions les avis',
  'review.policy.open':
    'Chacun peut donner son avis, sans preuve d’achat. Nous lisons chaque avis avant de le publier, mais ne vérifions pas que son auteur a acheté ou utilisé le produit.',
  'review.policy.account':
    'Il faut un compte pour donner son avis, mais pas de preuve d’achat. Nous lisons chaque avis avant de le publier, mais ne vérifions pas que son auteur a acheté ou utilisé le produit.',
  'review.policy.order':
    'Les avis sont classés du plus récent au plus ancien, quelle que soit leur note. Leur date est celle où ils ont été écrits ; celle de l’achat n’est pas connue.',
  'review.policy.refused': 'Nous refusons un avis :',
  'review.policy.refused.topic': 'qui ne parle pas du produit, mais d’une commande ou d’une livraison ;',
  'review.policy.refused.tone': 'injurieux, haineux ou contraire à la loi ;',
  'review.policy.refused.private': 'qui contient des données personnelles, des liens ou de la publicité ;',
  'review.policy.refused.false': 'écrit par un vendeur ou un concurrent, ou contre une rémunération.',
  'review.policy.fair':
    'Une mauvaise note n’est jamais une raison de refuser un avis, et nous n’en modifions aucun. Un avis reste affiché tant que le produit est en vente.',
  'review.policy.answers':
    'Nous ne répondons pas sous les avis. Si le vôtre n’est pas publié, demandez-nous pourquoi : nous vous en donnons la raison.',
  'review.done': 'Merci ! Votre avis sera publié une fois relu par notre équipe.',
}
export default fr
