import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { closure, type Lock } from '../../../scripts/pack/assemble.ts'

const lock: Lock = {
  'node_modules/a': { dependencies: { b: '1', c: '2' }, optionalDependencies: { 'a-windows': '1' } },
  'node_modules/a/node_modules/c': { version: '2.0.0', dependencies: { b: '1' } },
  'node_modules/a-windows': { optional: true },
  'node_modules/b': { dependencies: { a: '1' } },
  'node_modules/c': { version: '1.0.0' },
  'node_modules/other': {},
}
const installed = (folder: string) => folder !== 'node_modules/a-windows'

describe('the packages a program needs', () => {
  test('are those it names and those they need, each from the folder nearest to who needs it', () => {
    const found = ['node_modules/a', 'node_modules/a/node_modules/c', 'node_modules/b']
    expect(closure(['a'], lock, installed)).toEqual(found)
  })

  test('leave out other platforms’ binaries, and fail for what is missing', () => {
    expect(closure(['c'], lock, installed)).toEqual(['node_modules/c'])
    expect(() => closure(['nowhere'], lock, installed)).toThrow(/nowhere is not installed/)
    expect(() => closure(['a'], lock, (folder) => folder !== 'node_modules/b')).toThrow(/b is not installed/)
  })

  test('of the server hold its picture library and no tool of development', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Lock }
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, object>
    const folders = closure(Object.keys(dependencies ?? {}), packages, existsSync)
    expect(folders).toContain('node_modules/sharp')
    expect(folders.some((folder) => folder.startsWith('node_modules/@img/sharp-libvips-'))).toBe(true)
    const tools = Object.keys(devDependencies ?? {}).filter((name) => folders.includes(`node_modules/${name}`))
    expect(tools).toEqual([])
  })
})
