import type en from './en.ts'

const de: Readonly<Record<keyof typeof en, string>> = {
  'payment.walletFirst': 'Diese Zahlung wird auf der Seite von {title} bestätigt.',
  'payment.walletMissing': 'Bestätigen Sie Ihre Zahlung zuerst auf der Seite von {title}.',
  'payment.walletChanged':
    'Bei {title} haben Sie {before} zugestimmt, die Gesamtsumme ist jetzt {now}. Bestätigen Sie Ihre Zahlung noch einmal.',
  'payment.paypalRefused': 'PayPal hat die Zahlung abgelehnt. Wählen Sie eine andere Zahlungsart.',
}
export default de
