import { expect, it } from 'vitest'
import { englishWords } from '../../support/english-words.ts'

const sources = import.meta.glob<string>('../../../bff/**/*-texts.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** What stands between quotes, without imports and without what a template fills in. */
function literals(source: string): string[] {
  const code = source.replace(/^import .*$|\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
  return (code.match(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g) ?? []).map((text) => text.replace(/\$\{[^}]*\}/g, ' '))
}

it('what the server tells shoppers is French', () => {
  const texts = Object.entries(sources).flatMap(([file, source]) => literals(source).map((text) => ({ file, text })))
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter(({ text }) => englishWords(text).length > 0)).toEqual([])
})
