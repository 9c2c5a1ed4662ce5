import type en from './en.ts'

const fr: Readonly<Record<keyof typeof en, string>> = {
  'addressCompletion.list': 'Adresses proposées',
  'addressCompletion.count':
    '{count, plural, one {# adresse proposée : choisissez avec les flèches.} other {# adresses proposées : choisissez avec les flèches.}}',
  'addressCompletion.filled': 'Adresse complétée : {address}',
}
export default fr
