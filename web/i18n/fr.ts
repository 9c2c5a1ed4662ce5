import cart from './fr/cart.ts'
import catalog from './fr/catalog.ts'
import content from './fr/content.ts'
import search from './fr/search.ts'
import shell from './fr/shell.ts'
import ui from './fr/ui.ts'
import type en from './en.ts'

/** The French catalogue, complete by type. */
const fr: Readonly<Record<keyof typeof en, string>> = {
  language: 'fr',
  ...ui,
  ...shell,
  ...content,
  ...catalog,
  ...search,
  ...cart,
}
export default fr
