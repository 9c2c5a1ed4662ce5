#!/usr/bin/env node
// The command `musette`: each of its commands is a program of scripts/. `npm run` of the repository calls the same.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

const FAILED = 1
const WRONG_USAGE = 2
const json = { type: 'boolean', about: 'prints JSON' }

/** `takes`: names without dashes that it may have. `isAnywhere`: it needs no shop. `passesOn`: its program reads the arguments. */
const COMMANDS = {
  new: {
    about: 'Writes a shop, or an extension of the shop here. What exists is never written over.',
    usage: ['musette new FOLDER', 'musette new extension NAME'],
    example: 'npx musette new my-shop && cd my-shop && npm start',
    takes: 2,
    isAnywhere: true,
    module: 'new.mjs',
  },
  dev: {
    about:
      'Starts the shop without a build, and the demo store unless UPSTREAM_URL or the configuration names a store. A saved file shows at once.',
    example: 'PORT=4100 musette dev',
    module: 'dev.mjs',
  },
  build: {
    about: 'Builds the shop into dist/.',
    options: {
      'if-stale': { type: 'boolean', about: 'only if a source is newer than the build' },
      docker: {
        type: 'boolean',
        about: 'writes Dockerfile, .dockerignore and compose.yaml instead, where there are none',
      },
    },
    example: 'musette build --if-stale',
    module: 'build.mjs',
  },
  start: {
    about:
      'Builds what is missing or stale, and starts the shop as in production; with the demo store unless a store is named.',
    example: 'UPSTREAM_URL=https://store.example/graphql SESSION_KEY=… musette start',
    module: 'start.mjs',
  },
  test: {
    about:
      'Builds the shop if it is stale, and runs its tests in tests/ and extensions/*/tests/. Arguments go to Vitest.',
    example: 'musette test tests/journey.test.ts',
    passesOn: true,
    module: 'shop-test.mjs',
  },
  doctor: {
    about:
      'Reports what there is to do in front of the store: what keeps the shop from selling, what the law wants, what could be better.',
    options: {
      verbose: { type: 'boolean', about: 'prints all that was looked at, by topic' },
      json,
      schema: {
        type: 'string',
        value: 'FILE',
        about: 'reports on a schema alone: SDL, or the JSON of an introspection',
      },
      documents: { type: 'boolean', about: 'with --schema: prints what would be sent to such a store' },
      modules: { type: 'boolean', about: 'prints which modules the store has, and what serves its ways to pay' },
      store: { type: 'string', value: 'URL', about: 'the store’s GraphQL endpoint, in place of UPSTREAM_URL' },
    },
    example: 'UPSTREAM_URL=https://store.example/graphql musette doctor',
    module: 'built-program.mjs',
  },
  'try-store': {
    about:
      'Walks the store through the shop: pages, searches, a cart, delivery, and the account of TRY_EMAIL and TRY_PASSWORD. The cart is emptied.',
    options: {
      orders: { type: 'boolean', about: 'buys one piece by a method that takes no money' },
      json: { type: 'string', value: 'FILE', about: 'writes the report to this file' },
    },
    example: 'UPSTREAM_URL=https://store.example/graphql musette try-store',
    module: 'built-program.mjs',
  },
  compare: {
    about: 'Compares the pages of a shop that is in use with those of this one.',
    example: 'musette compare https://old.example https://new.example',
    passesOn: true,
    hasOwnHelp: true,
    isAnywhere: true,
    module: 'compare',
  },
  generate: {
    about:
      'Writes the typed modules of extensions (*.generated.ts). The other commands do it when a source has changed.',
    example: 'musette generate && npm pack ./extensions/brand',
    module: 'generate-modules.mjs',
  },
  pack: {
    about: 'Assembles what runs with Node alone in a folder: the build and the packages that it needs.',
    options: { folder: { type: 'string', value: 'FOLDER', about: 'where to; required' } },
    example: 'musette pack --folder /image',
    module: 'pack-shop',
  },
  upgrade: {
    about:
      'Installs another version of Musette, says what has changed, checks types and runs the tests. If something fails, the old version is restored.',
    usage: ['musette upgrade [VERSION | TARBALL]'],
    example: 'musette upgrade 3.1.0',
    takes: 1,
    module: 'upgrade.mjs',
  },
}

demandNode()
const [name, ...rest] = process.argv.slice(2)
if (name === undefined || name === '--help' || name === 'help') {
  console.log(overview())
} else {
  const command = Object.hasOwn(COMMANDS, name)
    ? COMMANDS[name]
    : refuse(`There is no command ${name}.\n\n${overview()}`)
  await run(command)
}

async function run(command) {
  const { FOLDER, args } = await shopOf(rest)
  const isAsked = args.includes('--help') || args.includes('-h')
  if (isAsked && !command.hasOwnHelp) return console.log(help(command))
  if (!command.passesOn) check(command, args)
  if (!command.isAnywhere && !existsSync(join(FOLDER, 'musette.config.ts')))
    refuse(
      `${FOLDER} is no shop: it has no musette.config.ts. Run the command in a shop's folder, or make one: npx musette new my-shop`,
    )
  try {
    const { runModule } = await import('../scripts/run-module.mjs')
    await runModule(args.includes('--docker') ? 'docker-files.mjs' : command.module, name, args)
  } catch (error) {
    console.error(error instanceof Error && !process.env.MUSETTE_DEBUG ? error.message : error)
    process.exit(FAILED)
  }
}

/** An older Node fails later, with an error that does not name the reason. */
function demandNode() {
  const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  const oldest = engines.node.replace('>=', '')
  const { node } = process.versions
  if (oldest.localeCompare(node, 'en', { numeric: true }) <= 0) return
  console.error(`Node ${node} is too old: install ${oldest} or later, such as 22.`)
  process.exit(FAILED)
}

/** Takes `--shop FOLDER` from the arguments. */
async function shopOf(given) {
  const at = given.indexOf('--shop')
  if (at >= 0) process.env.MUSETTE_SHOP = resolve(given[at + 1] ?? '')
  const args = at < 0 ? given : given.toSpliced(at, 2)
  return { FOLDER: resolve(process.env.MUSETTE_SHOP || '.'), args }
}

function check({ options = {}, takes = 0 }, args) {
  try {
    const { positionals } = parseArgs({ args, options: typesOf(options), allowPositionals: takes > 0 })
    if (positionals.length > takes) throw new Error(`'${positionals[takes]}' is one argument too many.`)
  } catch (error) {
    refuse(`${error.message}\n\n${help(COMMANDS[name])}`)
  }
}

function typesOf(options) {
  return Object.fromEntries(Object.entries(options).map(([option, { type }]) => [option, { type }]))
}

function overview() {
  const rows = Object.entries(COMMANDS).map(([command, { about }]) => `  ${command.padEnd(10)} ${about}`)
  return `Usage: musette COMMAND\n\n${rows.join('\n')}\n\nmusette COMMAND --help says more of one.`
}

function help({ about, usage = [`musette ${name}`], options = {}, example }) {
  const all = {
    ...options,
    shop: { value: 'FOLDER', about: 'the shop’s folder, in place of the one where the command runs' },
  }
  const rows = Object.entries(all).map(([option, { value, about: what }]) => {
    const written = `--${option}${value ? ` ${value}` : ''}`
    return `  ${written.padEnd(18)} ${what}`
  })
  const first = usage.map((one) => `${one}${Object.keys(options).length > 0 ? ' [options]' : ''}`).join('\n       ')
  return `${about}\n\nUsage: ${first}\n\nOptions:\n${rows.join('\n')}\n\nExample: ${example}`
}

function refuse(message) {
  console.error(message)
  process.exit(WRONG_USAGE)
}
