import type en from '../en/reviews.ts'

const de: Readonly<Record<keyof typeof en, string>> = {
  'review.write': 'Bewertung schreiben',
  'review.signIn': 'Anmelden, um eine Bewertung zu schreiben',
  'review.title': 'Ihre Bewertung für {name}',
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
  'review.policy': 'Wie wir Bewertungen veröffentlichen',
  'review.policy.open':
    'Alle dürfen eine Bewertung schreiben, auch ohne Kaufnachweis. Wir lesen jede vor der Veröffentlichung, prüfen aber nicht, ob das Produkt gekauft oder verwendet wurde.',
  'review.policy.account':
    'Sie brauchen ein Konto, aber keinen Kaufnachweis, um eine Bewertung zu schreiben. Wir lesen jede vor der Veröffentlichung, prüfen aber nicht, ob das Produkt gekauft oder verwendet wurde.',
  'review.policy.order':
    'Die neuesten Bewertungen stehen oben, egal wie sie ausfallen. Das Datum ist der Tag, an dem sie geschrieben wurden. Das Datum des Kaufs ist nicht bekannt.',
  'review.policy.refused': 'Wir lehnen eine Bewertung ab, die:',
  'review.policy.refused.topic': 'nicht vom Produkt handelt, sondern von einer Bestellung oder Lieferung,',
  'review.policy.refused.tone': 'beleidigend, hetzerisch oder rechtswidrig ist,',
  'review.policy.refused.private': 'persönliche Daten, Links oder Werbung enthält,',
  'review.policy.refused.false': 'von einem Händler, einem Mitbewerber oder gegen Belohnung geschrieben wurde.',
  'review.policy.fair':
    'Ein schlechtes Urteil ist nie ein Grund zur Ablehnung, und wir ändern keine Bewertung. Sie bleibt sichtbar, solange das Produkt verkauft wird.',
  'review.policy.answers':
    'Wir antworten nicht unter Bewertungen. Ist Ihre nicht erschienen, fragen Sie uns: Wir nennen Ihnen den Grund.',
  'review.done': 'Vielen Dank! Ihre Bewertung erscheint, sobald unser Team sie gelesen hat.',
}
export default de
