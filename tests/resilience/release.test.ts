import { spawnSync } from 'node:child_process'
import { appendFileSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cloneAt, succeed } from './support/clone.ts'

const VERSION = '99.0.0'
const OUTPUT = `var/release/${VERSION}`
const SOMEBODY = {
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@example.com',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@example.com',
}

/** Ms: two clones install their packages and build, one after the other. */
const PATIENCE = 900_000

const clones: ReturnType<typeof cloneAt>[] = []
afterAll(() => clones.forEach(({ remove }) => remove()))

/** A clone whose scripts run with the packages of this one; what they release, they build with packages of its own. */
function clone(commit: string): string {
  const made = cloneAt(commit)
  clones.push(made)
  symlinkSync(resolve('node_modules'), join(made.folder, 'node_modules'))
  return made.folder
}

function release(folder: string, ...args: string[]) {
  const { NODE_ENV: _, VITEST: __, MUSETTE_SHOP: ___, ...env } = process.env
  const options = { cwd: folder, env: { ...env, ...SOMEBODY }, encoding: 'utf8' } as const
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'scripts/release.ts', ...args],
    options,
  )
  return { status, output: stdout + stderr }
}

const sumsOf = (folder: string) =>
  new Map(
    readFileSync(join(folder, OUTPUT, 'SHA256SUMS'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => [line.slice(66), line.slice(0, 64)] as const),
  )

let first: string
beforeAll(() => {
  first = clone('HEAD')
})

describe('npm run release', () => {
  test.each([
    ['2.9.8', /2\.9\.8 is not above/],
    ['three', /three is no version/],
  ])('refuses the version %s', (version, message) => {
    expect(release(first, version)).toMatchObject({ status: 1, output: expect.stringMatching(message) })
  })

  test('refuses what is not committed, and a change of the public API that the changelog does not name', () => {
    const file = join(first, 'web/slots.ts')
    const before = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      before.replace(
        'export type SlotProps = {\n',
        'export type SlotProps = {\n  NeverNamed: { readonly [none in never]: never }\n',
      ),
    )
    expect(release(first, '--dry-run')).toMatchObject({ status: 1, output: expect.stringContaining('not committed') })
    const build = join(first, 'extensions/build.d.ts')
    appendFileSync(build, '\n')
    succeed('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-qam', 'feat: add a slot'], first)
    expect(release(first, '--dry-run')).toMatchObject({ status: 1, output: expect.stringContaining('slot NeverNamed') })
    succeed('git', ['reset', '-q', '--hard', 'HEAD~1'], first)
  })

  test(
    'writes the same archive, bill of materials and licences from two clean clones',
    () => {
      const made = release(first, VERSION)
      expect(made.status, made.output).toBe(0)
      expect(succeed('git', ['status', '--porcelain'], first)).toBe('')
      expect(succeed('git', ['log', '-1', '--format=%s %D'], first)).toContain(`chore(release): ${VERSION}`)
      expect(succeed('git', ['tag', '--points-at', 'HEAD'], first)).toBe(`v${VERSION}\n`)
      expect(readFileSync(join(first, 'CHANGELOG.md'), 'utf8')).toMatch(/## \[Unreleased\]\n\n## \[99\.0\.0\] - \d{4}-/)

      // Another folder, and a user with another mask.
      const second = clone('HEAD')
      succeed('git', ['pull', '-q', first, 'test'], second)
      const again = spawnSync(
        'sh',
        ['-c', 'umask 077 && exec "$0" scripts/run.mjs scripts/release.ts --artifacts', process.execPath],
        {
          cwd: second,
          env: { ...process.env, NODE_ENV: undefined, VITEST: undefined },
          encoding: 'utf8',
        },
      )
      expect(again.status, again.stderr).toBe(0)

      const [one, other] = [sumsOf(first), sumsOf(second)]
      const names = [
        'licences.md',
        `musette-${VERSION}.cdx.json`,
        `musette-${VERSION}.tar.gz`,
        `musette-${VERSION}.tgz`,
        'provenance.json',
      ]
      expect([...one.keys()]).toEqual(names)
      // Whether the registry could be asked may differ.
      for (const name of names.slice(0, 4)) expect(other.get(name), name).toBe(one.get(name))
      expect(readdirSync(join(first, OUTPUT)).toSorted()).toEqual(['SHA256SUMS', ...names])
      succeed('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], join(first, OUTPUT))
    },
    PATIENCE,
  )

  test('says of every package what it is, and how sure that is', () => {
    const read = (name: string) => readFileSync(join(first, OUTPUT, name), 'utf8')
    const bom = JSON.parse(read(`musette-${VERSION}.cdx.json`)) as { bomFormat: string; components: { name: string }[] }
    const { packages } = JSON.parse(read('provenance.json')) as {
      packages: { name: string; integrity: string; purl: string; repository: string | null }[]
    }
    expect(bom.bomFormat).toBe('CycloneDX')
    expect(packages.length).toBeGreaterThan(100)
    expect(packages.find(({ name }) => name === '@fastify/cookie')).toMatchObject({
      purl: expect.stringMatching(/^pkg:npm\/%40fastify\/cookie@\d/),
      repository: expect.stringContaining('fastify/fastify-cookie'),
    })
    expect(packages.filter(({ integrity }) => !integrity.startsWith('sha512-'))).toEqual([])
    const licences = read('licences.md')
    for (const name of ['fastify', 'react', 'sharp']) {
      expect(licences).toContain(`| ${name} |`)
      expect(bom.components.map((one) => one.name)).toContain(name)
    }
    expect(licences).not.toContain('not stated')
  })
})
