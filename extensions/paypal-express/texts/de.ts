import type en from './en.ts'

const de: Readonly<Record<keyof typeof en, string>> = {
  'paypal.express': 'Mit PayPal bezahlen',
}
export default de
