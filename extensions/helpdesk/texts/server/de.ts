import type en from './en.ts'

const de: Readonly<Record<keyof typeof en, string>> = {
  'helpdesk.inactive':
    'Anfragen lassen sich hier nicht verfolgen. Schreiben Sie uns oder rufen Sie uns an: Wir helfen Ihnen.',
  'helpdesk.tooOften': 'Sie haben uns gerade mehrmals geschrieben. Versuchen Sie es in zehn Minuten noch einmal.',
  'helpdesk.team': 'Unser Team',
  'helpdesk.mail.lead': 'Eine Anfrage aus einem Kundenkonto. Antworten Sie auf diese Nachricht.',
  'helpdesk.mail.guestLead':
    'Eine Anfrage über das Kontaktformular. Antworten Sie auf diese Nachricht. Die Adresse hat niemand geprüft.',
  'helpdesk.mail.telephone': 'Telefon',
  'helpdesk.mail.customer': 'Von',
  'helpdesk.mail.subject': 'Betreff',
  'helpdesk.ticketNotFound': 'Diese Anfrage gibt es nicht.',
  'helpdesk.tooManyFiles': 'Höchstens {limit} Dateien je Nachricht.',
  'helpdesk.fileTooLarge': 'Jede Datei darf höchstens {kilobytes} kB haben.',
  'helpdesk.fileKind': 'Hängen Sie Bilder (JPEG, PNG oder WebP) oder PDF-Dokumente an.',
  'helpdesk.departmentWrong': 'Wählen Sie eine Abteilung aus der Liste.',
}
export default de
