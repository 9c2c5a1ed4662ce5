import type en from './en.ts'

const de: Readonly<Record<keyof typeof en, string>> = {
  'returns.title': 'Meine Rücksendungen',
  'returns.empty': 'Sie haben keine Rücksendung angemeldet.',
  'returns.hint': 'Um einen Artikel zurückzusenden, öffnen Sie die Bestellung, zu der er gehört.',
  'returns.section': 'Zurückgesandte Artikel',
  'returns.number': 'Rücksendung',
  'returns.heading': 'Rücksendung Nr. {number}',
  'returns.date': 'Datum',
  'returns.order': 'Bestellung',
  'returns.items': 'Artikel',
  'returns.status': 'Status',
  'returns.create': 'Artikel zurücksenden',
  'returns.create.of': 'Artikel der Bestellung Nr. {number} zurücksenden',
  'returns.create.lead':
    'Kreuzen Sie an, was Sie zurücksenden möchten. Wir antworten per E‑Mail und erklären Ihnen, wie es geht.',
  'returns.create.nothing': 'Kein Artikel dieser Bestellung kann zurückgesandt werden, oder alle sind es schon.',
  'returns.create.choose': 'Kreuzen Sie mindestens einen Artikel an.',
  'returns.create.lines': 'Artikel für die Rücksendung',
  'returns.create.all': 'Alle Artikel',
  'returns.create.quantity': 'Menge (von {count})',
  'returns.create.quantity.wrong': 'Wählen Sie eine Menge von 1 bis {count}.',
  'returns.create.whole': 'Ihr Anliegen',
  'returns.create.answer': 'Beantworten Sie diese Frage.',
  'returns.create.choice': 'Bitte wählen',
  'returns.create.comment': 'Eine Nachricht an uns (freiwillig)',
  'returns.create.submit': 'Rücksendung anmelden',
  'returns.create.done': 'Ihre Rücksendung ist angemeldet. Wir antworten per E‑Mail.',
  'returns.yes': 'Ja',
  'returns.no': 'Nein',
}
export default de
