import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitepress'

const ROOT = join(import.meta.dirname, '../..')

/** Pages of a folder, by the title that each begins with. */
function pagesIn(folder) {
  const names = readdirSync(join(ROOT, folder)).filter((name) => name.endsWith('.md') && name !== 'README.md')
  return names.map((name) => page(join(folder, name)))
}

function page(file) {
  const [, text = file] = /^# (.*)$/m.exec(readFileSync(join(ROOT, file), 'utf8')) ?? []
  return { text, link: `/${file.replace(/\.md$/, '')}` }
}

const GROUPS = {
  'Build a shop': [
    'docs/extending.md',
    'docs/theme.md',
    'docs/public-api.md',
    'sites/README.md',
    'docs/upgrading.md',
    'examples/bookshop/README.md',
  ],
  'Set it up': ['docs/store.md', 'docs/modules.md', 'docs/configuration.md', 'docs/compare.md', 'docs/contribution.md'],
  'Run it': ['docs/deployment.md', 'docker/README.md', 'docs/runbook.md', 'docs/benchmark.md', 'SECURITY.md'],
  'Understand it': [
    'docs/architecture.md',
    'docs/glossary.md',
    'docs/law.md',
    'docs/accessibility.md',
    'demo-store/README.md',
    'tests/README.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
  ],
}

/** `npm run docs`: the repository's Markdown as a site with a search, in `var/docs`. */
export default defineConfig({
  title: 'Musette',
  description: 'An online shop front for Magento: documentation',
  srcDir: '..',
  outDir: '../var/docs',
  cacheDir: '../var/docs-cache',
  srcExclude: ['**/node_modules/**', 'var/**', '**/dist/**', 'shops/**'],
  rewrites: (file) => file.replace(/(^|\/)README\.md$/, '$1index.md'),
  cleanUrls: true,
  // Links to code lead into the repository, which the site does not hold.
  ignoreDeadLinks: [/^(?!.*\.md(#|$))/],
  markdown: {
    html: false,
    // Vue would run what stands between two braces.
    config({ renderer: { rules } }) {
      for (const name of ['text', 'code_inline']) {
        const rule = rules[name]
        rules[name] = (...all) => rule(...all).replaceAll('{{', '&#123;&#123;')
      }
    },
  },
  vite: { plugins: [packagesOfDocs()], ssr: { external: ['vue', 'vue/server-renderer'] } },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [
      { text: 'Extending', link: '/docs/extending' },
      { text: 'Public API', link: '/docs/public-api' },
      { text: 'Runbook', link: '/docs/runbook' },
    ],
    sidebar: [
      ...Object.entries(GROUPS).map(([text, files]) => ({ text, items: files.filter(isThere).map(page) })),
      { text: 'How to', items: pagesIn('docs/how-to') },
      { text: 'Decisions', collapsed: true, items: pagesIn('docs/decisions') },
    ],
  },
})

/** Pages lie beside this folder, and the packages that they import in it. */
function packagesOfDocs() {
  return {
    name: 'packages-of-docs',
    enforce: 'pre',
    resolveId(id, importer, options) {
      if (!/^[\w@]/.test(id) || !importer?.replace(/\?.*/, '').endsWith('.md')) return null
      // The build's own renderer has them beside it.
      if (options.ssr) return { id, external: true }
      return this.resolve(id, import.meta.filename, { ...options, skipSelf: true })
    },
  }
}

function isThere(file) {
  try {
    return readFileSync(join(ROOT, file)).length > 0
  } catch {
    return false
  }
}
