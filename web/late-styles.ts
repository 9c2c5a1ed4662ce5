/** The file names of the build's style sheets in the order of the cascade: the build writes them here. */
declare const __STYLE_SHEETS__: readonly string[]

const addresses = __STYLE_SHEETS__.map((file) => new URL(file, import.meta.url).href)
const arriving = new Map<string, Promise<unknown>>()

/**
 * Loads code together with the style sheets it needs, so that nothing is shown without its styles. The build calls it for each `import()` of
 * code that has such sheets.
 */
export async function __vitePreload<Module>(
  load: () => Promise<Module>,
  sheets: readonly number[] = [],
): Promise<Module> {
  const [module] = await Promise.all([load(), ...sheets.map(linked)])
  return module
}

function linked(rank: number): Promise<unknown> {
  const href = addresses[rank] ?? ''
  let arrival = arriving.get(href)
  if (!arrival) {
    arrival = link(href, rank)
    arriving.set(href, arrival)
    arrival.catch(() => arriving.delete(href)) // the next time tries again
  }
  return arrival
}

/** Puts a sheet where the cascade wants it, before the site's own, unless the page came with it. */
async function link(href: string, rank: number): Promise<unknown> {
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  if (links.some((one) => one.href === href)) return
  const element = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  const next = links.find((one) => !addresses.slice(0, rank).includes(one.href))
  return new Promise((resolve, reject) => {
    element.addEventListener('load', resolve)
    element.addEventListener('error', () => {
      element.remove()
      reject(new Error(`Unable to preload CSS for ${href}`))
    })
    document.head.insertBefore(element, next ?? null)
  })
}
