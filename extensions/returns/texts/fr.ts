import type en from './en.ts'

const fr: Readonly<Record<keyof typeof en, string>> = {
  'returns.title': 'Mes retours',
  'returns.empty': 'Vous n’avez demandé aucun retour.',
  'returns.hint': 'Pour renvoyer un article, ouvrez la commande dont il fait partie.',
  'returns.section': 'Articles renvoyés',
  'returns.number': 'Retour',
  'returns.heading': 'Retour n° {number}',
  'returns.date': 'Date',
  'returns.order': 'Commande',
  'returns.items': 'Articles',
  'returns.status': 'État',
  'returns.create': 'Renvoyer des articles',
  'returns.create.of': 'Renvoyer des articles de la commande n° {number}',
  'returns.create.lead':
    'Cochez ce que vous souhaitez renvoyer. Nous vous répondons par e-mail avec la marche à suivre.',
  'returns.create.nothing': 'Aucun article de cette commande ne peut être renvoyé, ou tout l’est déjà.',
  'returns.create.choose': 'Cochez au moins un article.',
  'returns.create.lines': 'Articles à renvoyer',
  'returns.create.all': 'Tous les articles',
  'returns.create.quantity': 'Quantité (sur {count})',
  'returns.create.quantity.wrong': 'Choisissez une quantité de 1 à {count}.',
  'returns.create.whole': 'Votre demande',
  'returns.create.answer': 'Répondez à cette question.',
  'returns.create.choice': 'Choisir…',
  'returns.create.comment': 'Un mot pour nous (facultatif)',
  'returns.create.submit': 'Envoyer la demande',
  'returns.create.done': 'Votre demande de retour est enregistrée. Nous vous répondons par e-mail.',
  'returns.yes': 'Oui',
  'returns.no': 'Non',
}
export default fr
