import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { isGuarded } from '../../schema/page-route.ts'
import { findRoute } from '../../web/routes.ts'

const ROUTE = /route\(\s*'([^']+)',\s*\(\) => import\('([^']+)'\)/g
const IMPORT = /(?:from|import\() ?'(\.[^']+\.tsx?)'/g

const read = (file: string) => readFileSync(file, 'utf8')

/** All files that a file is made of, itself among them, but those of other screens that it only leads to. */
function reach(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || file === resolve('web/routes.ts')) return seen
  seen.add(file)
  for (const [, path = ''] of read(file).matchAll(IMPORT)) reach(resolve(dirname(file), path), seen)
  return seen
}

const screens = ['web/routes.ts', ...readdirSync('extensions').map((name) => `extensions/${name}/web.ts`)]
  .filter((file) => existsSync(file))
  .flatMap((file) =>
    [...read(file).matchAll(ROUTE)].map(([, path = '', screen = '']) => ({
      path,
      files: reach(join(dirname(resolve(file)), screen)),
    })),
  )
const pathsWith = (module: string) =>
  screens.filter(({ files }) => files.has(resolve(module))).map(({ path }) => path.replace(/:\w+\??/g, 'x'))

const sectionOf = (path: string) => findRoute(path).route.section

test('third parties may run on no page where a password is typed', () => {
  const paths = pathsWith('web/screens/customer/PasswordField.tsx')
  expect(paths).toContain('/login')
  expect(paths.filter((path) => !isGuarded(sectionOf(path)))).toEqual([])
})

test('third parties may run on no page that a mail leads to with a key, and it leaves the address first', () => {
  const paths = pathsWith('web/screens/customer/use-mailed-link.ts')
  expect(paths).toContain('/account/password-reset')
  expect(paths.filter((path) => sectionOf(path) !== 'secret')).toEqual([])
})
