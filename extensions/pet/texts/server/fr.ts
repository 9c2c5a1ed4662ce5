import type en from './en.ts'

const fr: Readonly<Record<keyof typeof en, string>> = {
  'pet.table': 'Ration journalière',
  'pet.table.weight': 'Poids',
  'pet.table.adultWeight': 'Poids adulte',
  'pet.table.note': 'Entre deux lignes, la ration se calcule en proportion. Hors du tableau, demandez-nous conseil.',
  'pet.question.DOG': 'Combien pour votre chien, et pour combien de jours ?',
  'pet.question.CAT': 'Combien pour votre chat, et pour combien de jours ?',
  'pet.question.HORSE': 'Combien pour votre cheval, et pour combien de jours ?',
  'pet.calculate': 'Calculer la ration',
  'pet.row': '{weight} kg',
  'pet.column.age': '{count, plural, one {# mois} other {# mois}}',
  'pet.column.from': 'dès {count, plural, one {# mois} other {# mois}}',
  'pet.column.span': '{from} à {count, plural, one {# mois} other {# mois}}',
  'pet.column.LOW': 'calme',
  'pet.column.NORMAL': 'activité normale',
  'pet.column.HIGH': 'très actif',
  'pet.column.neutered': 'stérilisé',
  'pet.column.whole': 'non stérilisé',
  'pet.column.all': 'par jour',
  'pet.notSaved': 'Les profils n’ont pas pu être enregistrés.',
  'pet.signIn': 'Merci de vous reconnecter.',
  'pet.reminder.impossible': 'Ce rappel ne peut pas être programmé.',
  'pet.reminder.tooMany': 'Vous avez programmé beaucoup de rappels. Réessayez dans une heure.',
  'pet.mail.subject': 'Bientôt vide : {name}',
  'pet.mail.lead':
    'D’après la ration de votre animal, ce produit de votre commande {number} sera bientôt terminé : {name}.',
  'pet.mail.reorder': 'Voir la commande et commander à nouveau',
  'pet.mail.why': 'Vous nous avez demandé ce rappel sur la page de votre commande.',
  'pet.mail.end': 'Arrêter ces rappels',
}
export default fr
