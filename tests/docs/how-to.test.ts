import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** Steps begin with the file to change: «1. `web/routes.ts`: …», where the text names what is there already. */
function placesOf(page: string): { file: string; place: string }[] {
  const text = readFileSync(`docs/how-to/${page}`, 'utf8')
  return [...text.matchAll(/^\d\. `([^`]+\.\w+)`(?: and `[^`]+`)?: ([\s\S]*?)(?=\n\n|\n\d\. )/gm)].flatMap(
    ([, file = '', step = '']) =>
      [...step.matchAll(/(?:below|beside|in|to)(?: the)? `([^`]+)`/g)].map(([, place = '']) => ({ file, place })),
  )
}

describe.each(readdirSync('docs/how-to'))('docs/how-to/%s', (page) => {
  const places = placesOf(page)

  test('says where to put something', () => expect(places.length).toBeGreaterThan(0))

  test.each(places)('knows $place of $file', ({ file, place }) => {
    const code = readFileSync(file, 'utf8')
    for (const part of place.split('…')) expect(code).toContain(part.trim())
  })
})
