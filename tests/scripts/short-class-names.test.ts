import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { shortClassNames } from '../../scripts/vite/short-class-names.ts'

const files = readdirSync('web', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .map((file) => resolve('web', file))
const classesOf = (css: string) => [...new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name))]

test('gives each class of each file a short name of its own, the same whatever is asked for first', () => {
  const one = shortClassNames()
  const other = shortClassNames()
  const all = files.flatMap((file) => {
    const css = readFileSync(file, 'utf8')
    return classesOf(css).map((name) => ({ name, file, css }))
  })
  const names = all.map(({ name, file, css }) => one(name, file, css))
  const again = all.toReversed().map(({ name, file, css }) => other(name, `${file}?used`, css))
  expect(names.length).toBeGreaterThan(300)
  expect(new Set(names).size).toBe(names.length)
  expect(again.toReversed()).toEqual(names)
  for (const name of names) expect(name).toMatch(/^[a-z]{1,3}\d{1,2}$/)
})

test('knows only the files of the client', () => {
  expect(() => shortClassNames()('title', '/elsewhere/x.module.css', '.title{}')).toThrow('no CSS module of web/')
})
