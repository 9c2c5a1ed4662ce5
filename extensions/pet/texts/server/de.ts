import type en from './en.ts'

const de: Readonly<Record<keyof typeof en, string>> = {
  'pet.table': 'Tägliche Ration',
  'pet.table.weight': 'Gewicht',
  'pet.table.adultWeight': 'Gewicht ausgewachsen',
  'pet.table.note':
    'Zwischen zwei Zeilen ergibt sich die Ration anteilig. Außerhalb der Tabelle fragen Sie uns um Rat.',
  'pet.question.DOG': 'Wie viel für Ihren Hund, und für wie viele Tage?',
  'pet.question.CAT': 'Wie viel für Ihre Katze, und für wie viele Tage?',
  'pet.question.HORSE': 'Wie viel für Ihr Pferd, und für wie viele Tage?',
  'pet.calculate': 'Ration berechnen',
  'pet.row': '{weight} kg',
  'pet.column.age': '{count, plural, one {# Monat} other {# Monate}}',
  'pet.column.from': 'ab {count, plural, one {# Monat} other {# Monaten}}',
  'pet.column.span': '{from} bis {count, plural, one {# Monat} other {# Monate}}',
  'pet.column.LOW': 'ruhig',
  'pet.column.NORMAL': 'normale Aktivität',
  'pet.column.HIGH': 'sehr aktiv',
  'pet.column.neutered': 'kastriert',
  'pet.column.whole': 'nicht kastriert',
  'pet.column.all': 'am Tag',
  'pet.notSaved': 'Die Profile konnten nicht gespeichert werden.',
  'pet.signIn': 'Bitte melden Sie sich noch einmal an.',
  'pet.reminder.impossible': 'Diese Erinnerung ist nicht möglich.',
  'pet.reminder.tooMany': 'Sie haben viele Erinnerungen eingerichtet. Versuchen Sie es in einer Stunde noch einmal.',
  'pet.mail.subject': 'Bald leer: {name}',
  'pet.mail.lead':
    'Nach der Ration Ihres Tieres ist dieses Produkt Ihrer Bestellung {number} bald aufgebraucht: {name}.',
  'pet.mail.reorder': 'Bestellung ansehen und wieder bestellen',
  'pet.mail.why': 'Um diese Erinnerung haben Sie uns auf der Seite Ihrer Bestellung gebeten.',
  'pet.mail.end': 'Diese Erinnerungen beenden',
}
export default de
