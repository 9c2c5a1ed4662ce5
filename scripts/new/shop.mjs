import { titleOf } from './extension.mjs'

/** The files of a new shop. `musette`: the version of this package, as package.json says it. `overrides`: npm takes those of a shop alone. */
export function shopFiles(name, { musette, overrides, types }) {
  const title = titleOf(name)
  return {
    'package.json': json({
      name,
      version: '1.0.0',
      private: true,
      type: 'module',
      scripts: {
        start: 'musette start',
        dev: 'musette dev',
        build: 'musette build',
        test: 'musette test',
        doctor: 'musette doctor',
        'try-store': 'musette try-store',
      },
      dependencies: { musette },
      overrides,
    }),
    'tsconfig.json': json({
      extends: types,
      include: ['*.ts', 'extensions', 'tests', 'web'],
    }),
    'musette.config.ts': `import { defineShop } from 'musette/config'

export default defineShop({
  sites: {
    ${JSON.stringify(name)}: { name: '${title}', locale: 'fr-FR', currency: 'EUR', defaultCountry: 'FR', themeColor: '#2f5d8a' },
  },
  extensions: [],
  // Without a store there is the demo store: store: { url: 'https://store.example/graphql' },
})
`,
    'theme.css': `/* Over the custom properties of Musette. Text on each keeps a contrast of 4.5 (WCAG 1.4.3). */
:root {
  --color-primary: #2f5d8a;
  --color-primary-strong: #1f456b;
  --color-primary-soft: #e8eff6;
  --color-link: #1f456b;
  --color-focus: #143350;
  --color-band: #1c2f42;
  --color-band-light: #26415c;
  --color-band-mark: #a9c6e0;
  --color-on-band-soft: #dde6ee;
}

@media screen and (prefers-color-scheme: dark) {
  :root {
    --color-primary: #7fb0de;
    --color-primary-strong: #a9cbea;
    --color-primary-soft: #1d2f40;
    --color-on-primary: #0b1a28;
    --color-link: #a9cbea;
    --color-focus: #c3dcf2;
    --color-band: #101d2a;
    --color-band-light: #1a3046;
  }
}
`,
    'public/favicon.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="9" fill="#2f5d8a"/><text x="20" y="28" fill="#fff" font-family="sans-serif" font-size="22" font-weight="700" text-anchor="middle">${title.charAt(0)}</text></svg>
`,
    'tests/journey.test.ts': `import { browser, startShop } from 'musette/testing'
import { afterAll, beforeAll, test } from 'vitest'

let shop: Awaited<ReturnType<typeof startShop>>
beforeAll(async () => {
  shop = await startShop({ SITES: 'all' })
})
afterAll(() => shop?.stop())

test('leads from the home page to a product, and into the cart', async () => {
  const visitor = await browser.visit(await browser.openBrowser(), 360)
  const { page } = visitor
  await browser.openPage(page, shop.url)
  await page.getByRole('banner').getByRole('link', { name: /${title}/ }).first().waitFor()

  const product = page.getByRole('article').getByRole('link').first()
  await browser.openPage(page, new URL((await product.getAttribute('href')) ?? '', shop.url).href)
  await page.getByRole('heading', { level: 1 }).waitFor()

  await page.getByRole('button', { name: 'Ajouter au panier' }).first().click()
  await page.getByRole('dialog', { name: 'Votre panier' }).getByRole('link', { name: 'Voir le panier' }).click()
  await page.waitForURL(/\\/cart$/)
  await page.getByRole('article').first().waitFor()
  browser.expectSilence(visitor)
  await visitor.leave()
})
`,
    'README.md': `# ${title}

An online shop on Musette, in front of a Magento store. The documents of Musette are in \`node_modules/musette\`.

\`\`\`sh
npm install
npm run dev   # http://127.0.0.1:4000, with the demo store: a saved file shows at once
npm test      # builds, and walks tests/ in Chromium
npm start     # as in production
\`\`\`

| what | where |
| --- | --- |
| name, language, store, extensions | \`musette.config.ts\` |
| colours | \`theme.css\` |
| words | \`texts/fr/*.json\`: message id and text, such as \`{ "cart.title": "Votre gamelle" }\`, in place of those in \`node_modules/musette/schema/texts/fr\` |
| icon and logo | \`public/\` |
| fields, pages and components of its own | \`extensions/\`, by \`npx musette new extension NAME\` |

In front of a store of yours: \`UPSTREAM_URL=https://store.example/graphql npm run doctor\` says what it supports and which settings to change.
\`npx musette build --docker\` writes a Dockerfile and a compose.yaml, \`npx musette upgrade FILE\` takes the
package file of another version of Musette. Where others install the shop, too, that file has to be with it: move it here, and name it in \`package.json\`.
`,
    'AGENTS.md': `# For coding agents

- The core is the package \`musette\`: read it in \`node_modules/musette\`, and never change it there. \`docs/extending.md\` and \`docs/public-api.md\` in
  that folder say what a shop may rely on.
- Import from \`musette/server\`, \`musette/web\`, \`musette/demo-store\`, \`musette/config\` and \`musette/testing\` only.
- \`*.generated.ts\` are written by \`npx musette generate\`; do not edit them.
- Before each commit: \`npx musette generate && npx tsc && npm test\`.
- Texts for shoppers stand in \`texts/<language>/*.json\` of the shop, and in \`texts/<language>.ts\` of an extension, in each language of the shop.
`,
    '.gitignore': 'node_modules\ndist\nvar\n*.generated.ts\n*.generated.json\n',
  }
}

function json(value) {
  return `${JSON.stringify(value, null, 2)}\n`
}
