import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { ROOT, shopFolder } from '../extensions.mjs'

const CORE = join(ROOT, 'web') + sep
const ENDINGS = ['', '.ts', '.tsx']

/**
 * Returns modules and style sheets of a shop that replace the core's of the same path: `<shop>/web/ui/Price.tsx` for `web/ui/Price.tsx`.
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

/**
 * Groups overrides by stability: `stable` ones replace exports of `musette/web`, whose props follow SemVer; `deep` ones have to follow each version
 * of the core.
 */
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
 * Replaces modules of the core with a shop's overrides. Relative imports of files that the shop lacks lead to the core's. `musette/original/web/…` is
 * the original.
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
    // Pages find the code of a part by its core path.
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
