import cart from './en/cart.ts'
import catalog from './en/catalog.ts'
import content from './en/content.ts'
import search from './en/search.ts'
import shell from './en/shell.ts'
import ui from './en/ui.ts'

/** The English catalogue: names every message and gives its default. One file per domain. */
export default { language: 'en', ...ui, ...shell, ...content, ...catalog, ...search, ...cart }
