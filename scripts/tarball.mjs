// `npm run tarball`: the package that a shop installs, as var/musette-VERSION.tgz. It has the sources of this repository with their generated
// modules, and from tests/ only what musette/testing exports. Programs that do not depend on a shop are bundled.
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { bundle } from './bundle.mjs'
import { ROOT, varFolder } from './extensions.mjs'
import { generateIfStale } from './generated.mjs'

const PARTS = [
  ...['bin', 'bff', 'web', 'schema', 'demo-store', 'extensions', 'scripts', 'docs'],
  ...['docker/Dockerfile', 'tsconfig.json', 'tsconfig.shop.json', 'LICENSE', 'README.md', 'CHANGELOG.md'],
]
const LEFT_OUT = [
  /^extensions\/[^/]+\/tests$/,
  /^docs\/(\.vitepress|decisions|node_modules|package(-lock)?\.json|screenshots)$/,
  /^scripts\/(built|check\.mjs|images|images\.ts|inventory|inventory\.ts|leave-out|leave-out\.ts|mutants|mutants\.mjs)$/,
  /^scripts\/(outcomes\.mjs|pack\.ts|release|release\.ts|tarball\.mjs|test\.mjs|verify\.mjs)$/,
]
/** TypeScript programs that do not depend on extensions. */
const BUNDLED = ['generate', 'compare', 'pack-shop']
/**
 * Packages that are needed to build, start and test a shop. In this repository they are development dependencies, as the built server does not need
 * them.
 */
const TOOLS = [
  ...['@electric-sql/pglite', '@fontsource-variable/figtree', '@graphql-codegen/core', '@graphql-codegen/typescript'],
  ...[
    '@graphql-codegen/typescript-operations',
    '@graphql-codegen/typescript-resolvers',
    '@types/node',
    '@types/pdfkit',
  ],
  ...['@types/react', '@types/react-dom', '@vitejs/plugin-react', 'axe-core', 'html-validate', 'pino-pretty'],
  ...[
    'playwright-core',
    'robots-parser',
    'rolldown',
    'schema-dts',
    'smtp-server',
    'tough-cookie',
    'typebox',
    'typescript',
    'vite',
    'vitest',
    'yaml',
  ],
]

generateIfStale()
const folder = join(varFolder(), 'tarball')
rmSync(folder, { recursive: true, force: true })
for (const part of PARTS) cpSync(join(ROOT, part), join(folder, part), { recursive: true, filter: isShipped })
for (const file of testingModules()) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  cpSync(join(ROOT, file), join(folder, file))
}
// Always production: a development build contains the path of its folder.
process.env.NODE_ENV = 'production'
for (const name of BUNDLED.filter((one) => existsSync(join(ROOT, `scripts/${one}.ts`))))
  await bundle(`scripts/${name}.ts`, join(folder, 'scripts/built'), `${name}.mjs`, {
    place: join(folder, 'scripts/extensions.mjs'),
  })
const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(published(manifest), null, 2)}\n`)
checkImports()
settleModes()
const packed = spawnSync('npm', ['pack', '--silent', '--pack-destination', varFolder()], {
  cwd: folder,
  stdio: 'inherit',
})
if (packed.status !== 0) process.exit(packed.status ?? 1)
const file = join(varFolder(), `musette-${manifest.version}.tgz`)
console.log(`${relative('', file)}: ${(statSync(file).size / 1e6).toFixed(1)} MB`)

function isShipped(path) {
  const name = relative(ROOT, path)
  return !LEFT_OUT.some((pattern) => pattern.test(name))
}

/** Returns the modules of tests/ that tests/public.ts imports. */
function testingModules() {
  const found = ['tests/public.ts']
  for (const file of found) {
    const imports = readFileSync(join(ROOT, file), 'utf8').matchAll(/from '(\.[^']+)'/g)
    for (const [, path] of imports) {
      const imported = join(dirname(file), path)
      if (imported.startsWith('tests/') && !found.includes(imported)) found.push(imported)
    }
  }
  return found
}

/** Normalises file modes, which npm packs: machines with a different umask would make different packages of one commit. */
function settleModes() {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const isProgram = entry.isDirectory() || (statSync(path).mode & 0o100) !== 0
    chmodSync(path, isProgram ? 0o755 : 0o644)
  }
}

/** Checks imports: a shop has only the packages of `dependencies`, without those of this repository's tests. */
function checkImports() {
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(tsx?|mjs)$/.test(name))
  const missing = files.flatMap((name) => {
    const imports = readFileSync(join(folder, name), 'utf8').matchAll(
      /^(?:import|export) [^'"`]*from ['"]([@\w][^'"]*)['"]/gm,
    )
    const packages = [...imports].map(([, path]) =>
      path
        .split('/')
        .slice(0, path.startsWith('@') ? 2 : 1)
        .join('/'),
    )
    const unknown = packages.filter((one) => !(one in dependencies) && !/^(node|virtual):|^musette$/.test(one))
    return unknown.map((one) => `${name} imports ${one}`)
  })
  if (missing.length > 0) throw new Error(`no dependencies of the package:\n${missing.join('\n')}`)
}

/** Lists the tools twice: npm installs only `dependencies`, and a shop's archive leaves out `devDependencies`. */
function published({ private: _private, scripts: _scripts, ...rest }) {
  const missing = TOOLS.filter((name) => !(name in rest.devDependencies))
  if (missing.length > 0) throw new Error(`package.json has no development dependency ${missing.join(', ')}`)
  const tools = Object.fromEntries(TOOLS.map((name) => [name, rest.devDependencies[name]]))
  return { ...rest, dependencies: { ...rest.dependencies, ...tools }, devDependencies: tools }
}
