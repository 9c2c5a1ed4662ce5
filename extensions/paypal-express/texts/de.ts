import type en from './en.ts'

const de: Readonly<Record<keyof typeof en, string>> = {
  'paypal.express': 'Mit {title} bezahlen',
}
export default de
