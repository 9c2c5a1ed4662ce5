import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { ROOT, shopFolder } from '../extensions.mjs'

const CORE = join(ROOT, 'web') + sep
const ENDINGS = ['', '.ts', '.tsx']

/**
 * Modules and style sheets of a shop that stand in for the core's of the same path: `<shop>/web/ui/Price.tsx` for `web/ui/Price.tsx`.
 *
 * @returns {string[]} paths from `web/`, sorted
 */
export function overridesOf(shop = shopFolder()) {
  const folder = join(shop, 'web')
  if (shop === ROOT || !existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(sep, '/'))
    .filter((name) => /(?<!\.generated)\.(tsx?|css)$/.test(name) && existsSync(join(CORE, name)))
    .toSorted()
}

/** What may be relied on: `stable` stand in for what `musette/web` exports, whose props follow SemVer; `deep` follow the core's version. */
export function ratedOverrides(shop = shopFolder()) {
  const folder = join(ROOT, 'web/public')
  const lists = [join(ROOT, 'web/public.ts'), ...readdirSync(folder).map((name) => join(folder, name))]
  const exported = new Set(
    lists.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^export .* from '([^']+)'/gm)].map(([, path]) =>
        relative(CORE, resolve(dirname(file), path)).replaceAll(sep, '/'),
      ),
    ),
  )
  const all = overridesOf(shop)
  return { stable: all.filter((one) => exported.has(one)), deep: all.filter((one) => !exported.has(one)) }
}

/**
 * Puts a shop's overrides in the place of the core's modules. What they import beside them and is not in the shop is the core's.
 * `musette/original/web/…` is the original.
 *
 * @returns {import('vite').Plugin}
 */
export function overrides(shop = shopFolder()) {
  const own = join(shop, 'web') + sep
  return {
    name: 'musette:overrides',
    enforce: 'pre',
    resolveId(id, importer) {
      if (shop === ROOT || !importer || !/^[./]/.test(id)) return null
      const [path, query = ''] = id.split(/(?=\?)/)
      const file = resolve(dirname(importer), path)
      if (file.startsWith(CORE)) {
        const override = join(own, file.slice(CORE.length))
        return existsSync(override) && importer !== override ? override + query : null
      }
      if (!file.startsWith(own) || isThere(file)) return null
      const core = join(CORE, file.slice(own.length))
      return isThere(core) ? core + query : null
    },
    // Pages find the code of a part by its path in the core.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const manifest = bundle['.vite/manifest.json']
        if (!manifest) return
        const folder = relative(ROOT, own).replaceAll(sep, '/')
        manifest.source = String(manifest.source).replaceAll(`"${folder}/`, '"web/')
      },
    },
  }
}

const isThere = (file) => ENDINGS.some((ending) => existsSync(file + ending))
