import extensions from 'virtual:extensions/routes'

/** Pages of extensions that anybody can open. */
export const extensionPages = extensions
  .flatMap(({ routes }) => routes.map(({ path }) => path))
  .filter((path) => !path.includes(':') && !path.startsWith('/user'))
