import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const files = ['web', 'extensions'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.includes('tests/'))
    .map((name) => ({ name, path: join(folder, name) })),
)
const forms = files.flatMap(({ name, path }) =>
  [...readFileSync(path, 'utf8').matchAll(/<form\b[^]*?(?=onSubmit=|noValidate|\n\s*>|>\n)/g)].map(
    ([tag]) => [name, tag] as const,
  ),
)
/** What asks for something: it may stand in an address, and the server answers it. */
const QUESTIONS = [
  'shell/search/SearchBox.tsx',
  'screens/content/NotFoundScreen.tsx',
  'screens/catalog/list/FacetForm.tsx',
  'screens/faq/FaqScreen.tsx',
  'screens/orders/OrderListScreen.tsx',
]

describe('a form that the browser sends by itself', () => {
  test.each(forms)('of %s puts nothing that was entered into an address', (name, tag) => {
    // `useForm` sends by POST.
    const isPost = /method="post"|\{\.\.\.props\}/.test(tag)
    expect(isPost || QUESTIONS.includes(name), tag).toBe(true)
  })

  test('is looked for where forms are', () => {
    expect(forms.length).toBeGreaterThan(25)
  })
})
