import type en from './en.ts'

const de: Readonly<Record<keyof typeof en, string>> = {
  'alert.subscribe': 'Benachrichtigen, sobald wieder da',
  'alert.signIn': 'Anmelden und benachrichtigt werden, sobald wieder da',
  'alert.unsubscribe': 'Nicht mehr benachrichtigen',
  'alert.subscribed': 'Wir schreiben Ihnen, sobald dieses Produkt wieder da ist.',
  'alert.done': 'Notiert: Wir schreiben an {email}, sobald dieses Produkt wieder da ist.',
  'alert.stopped': 'Notiert: Sie werden nicht benachrichtigt.',
  'alert.email': 'E‑Mail-Adresse',
  'alert.emailHint': 'Wir nutzen sie nur für diese Benachrichtigung.',
  'alert.send': 'Benachrichtigen',
  'alert.cancel.title': 'Benachrichtigung beenden',
  'alert.cancel.lead': 'Wir schreiben Ihnen dann nicht mehr, wenn dieses Produkt wieder da ist.',
  'alert.cancel.submit': 'Benachrichtigung beenden',
  'alert.cancel.incomplete': 'Dieser Link ist unvollständig. Kopieren Sie ihn ganz aus der Nachricht.',
  'alert.cancel.done': 'Erledigt: Zu diesem Produkt erhalten Sie keine Benachrichtigung mehr.',
}
export default de
