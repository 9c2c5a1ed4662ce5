import type en from './en.ts'

const de: Readonly<Record<keyof typeof en, string>> = {
  'addressCompletion.list': 'Vorgeschlagene Adressen',
  'addressCompletion.count':
    '{count, plural, one {# Adresse vorgeschlagen: Auswahl mit den Pfeiltasten.} other {# Adressen vorgeschlagen: Auswahl mit den Pfeiltasten.}}',
  'addressCompletion.filled': 'Adresse ausgefüllt: {address}',
}
export default de
