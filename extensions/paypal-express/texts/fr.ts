import type en from './en.ts'

const fr: Readonly<Record<keyof typeof en, string>> = {
  'paypal.express': 'Payer avec PayPal',
}
export default fr
