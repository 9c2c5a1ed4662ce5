import type en from '../en/review-form.ts'

const de: Readonly<Record<keyof typeof en, string>> = {
  'review.title': 'Ihre Bewertung für {name}',
  'review.again': 'Sie haben dieses Produkt bereits bewertet, am {date}. Sie können es noch einmal bewerten.',
  'review.stars': '{count, plural, one {# Stern} other {# Sterne}}',
  'review.rateOne': 'Vergeben Sie 1 bis 5 Sterne.',
  'review.rate': 'Vergeben Sie Sterne: {label}.',
  'review.nickname': 'Ihr Anzeigename',
  'review.nicknameHint': 'Er steht bei Ihrer Bewertung.',
  'review.nicknameMissing': 'Wählen Sie einen Anzeigenamen.',
  'review.summary': 'Titel Ihrer Bewertung',
  'review.summaryMissing': 'Geben Sie Ihrer Bewertung einen Titel.',
  'review.comment': 'Ihre Bewertung',
  'review.commentMissing': 'Schreiben Sie ein paar Worte über das Produkt.',
  'review.rules': 'Wir lesen jede Bewertung, bevor sie erscheint, ob gut oder schlecht.',
  'review.send': 'Bewertung absenden',
  'review.cancel': 'Abbrechen',
  'review.refused': 'Ihre Bewertung konnte nicht gesendet werden. Versuchen Sie es gleich noch einmal.',
}
export default de
