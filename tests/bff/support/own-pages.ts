import { accountLayout } from '../../../web/route.ts'
import { routes } from '../../../web/routes.ts'

/** Pages that are the same for everybody. */
const FOR_ALL: ReadonlySet<string> = new Set([
  '/',
  '/home',
  '/search',
  '/search/:query',
  '/category/:id',
  '/product/:id',
  '/orders',
  '/retractation',
  '/contact',
  '/faq',
  '/newsletter',
  '/rgpd',
  '/*',
])

/**
 * Addresses of all pages that belong to one person, from the shop's routes: a new one is among them until it is named above. Those of
 * extensions are where they stand inside the account.
 */
export const OWN_PAGES: readonly string[] = routes
  .filter(({ path, extension, inner }) => (extension ? inner === accountLayout : !FOR_ALL.has(path)))
  .map(({ path }) => path.replaceAll(/:\w+\??/g, '1'))
