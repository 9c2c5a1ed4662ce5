import { routes } from '../../../web/routes.ts'

/** Addresses of all pages that are a shopper's own, as the routes of the shop and of its extensions say. */
export const OWN_PAGES: readonly string[] = routes
  .filter(({ section }) => section !== 'public')
  .map(({ path }) => path.replaceAll(/:\w+\??/g, '1'))
