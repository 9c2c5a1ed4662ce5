// `npm run mutants -- FOLDER [--sample N] [--seed N] [--minutes N]`: changes the code of a folder or file in one place at a time (Stryker), runs the
// tests that mirror it, and lists the changes that none of them noticed. With a sample it tries N of them, drawn from the whole folder. Without a
// folder it picks one in turn, another one with each commit. Ends with 0 even if changes survive; with 1 if the run itself fails, and with 2 if an
// argument is wrong.
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { chosen, foldersInTurn, Unknown } from './mutants/choice.mjs'

const FOLDER = 'var/mutants'
/** Minutes after which a run ends with what it has found. */
const LIMIT = 20
/** Extra ms for tests beyond their usual time: changed code may wait forever. */
const EXTRA_TIME = 15_000
/** Maximum printed length of a change. */
const LONGEST = 100
const STRYKER = 'node_modules/@stryker-mutator/core/bin/stryker.js'

const { path, mutate, tests, minutes, sample, seed } = read(process.argv.slice(2))
// Some tests start the built server.
if (spawnSync(process.execPath, ['scripts/build.mjs', '--if-stale'], { stdio: 'inherit' }).status !== 0) process.exit(1)
const named = Object.entries(tests).flatMap(([project, files]) => files ?? `all of ${project}`)
console.log(`${path}, by ${named.join(', ')}`)

const tried = []
let planned = 0
const began = Date.now()
const isDone = await run()
rmSync(FOLDER, { recursive: true, force: true })
if (isDone) report()
else fail('the run failed', 1)

/** Runs Stryker. Returns whether it finished or was stopped by the time limit. */
function run() {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(`${FOLDER}/stryker.json`, JSON.stringify(options()))
  // Its own process group, so that the programs which its tests start end with it.
  const child = spawn(process.execPath, [STRYKER, 'run', `${FOLDER}/stryker.json`], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
    env: {
      ...process.env,
      MUTANTS_TESTS: JSON.stringify(tests),
      MUTANTS_SAMPLE: String(sample),
      MUTANTS_SEED: String(seed),
    },
  })
  let isOver = false
  const timer = setTimeout(() => {
    isOver = true
    endGroup(child.pid)
  }, minutes * 60_000)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      endGroup(child.pid)
      process.exit(1)
    })
  }
  child.on('message', note)
  return new Promise((resolve) => {
    child.on('close', (code) => {
      clearTimeout(timer)
      endGroup(child.pid)
      resolve(code === 0 || isOver)
    })
  })
}

function endGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (error) {
    // The whole group has ended.
    if (error.code !== 'ESRCH') throw error
  }
}

function options() {
  return {
    mutate,
    testRunner: 'vitest',
    // The tests are those that mirror the code, whatever else imports it.
    vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner', `${process.cwd()}/scripts/mutants/reporter.mjs`],
    reporters: ['telling'],
    concurrency: 2,
    tempDirName: FOLDER,
    ignorePatterns: ['/var'],
    // The copied files are newer than recorded, so every program that tests start would generate all modules first.
    buildCommand: "node -e import('./scripts/generated.mjs').then(m=>m.generateIfStale())",
    timeoutMS: EXTRA_TIME,
    dryRunTimeoutMinutes: minutes,
    // Stryker would read it with an API that TypeScript 7 lacks. Types are not checked here.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    logLevel: 'error',
    allowConsoleColors: false,
  }
}

function note(message) {
  if (message.planned !== undefined) {
    planned = message.planned
    console.log(
      planned < message.of ? `${planned} of ${message.of} mutants, by the seed ${seed}` : `${planned} mutants`,
    )
    return
  }
  tried.push(message.status)
  const { status, place, mutator, replacement } = message
  if (status !== 'Survived' && status !== 'NoCoverage') return
  const change = replacement.replace(/\s+/g, ' ')
  const shown = change.length > LONGEST ? `${change.slice(0, LONGEST)}…` : change
  console.log(`${status === 'Survived' ? 'survived' : 'untested'}  ${place}  ${mutator}: ${shown || '(nothing)'}`)
}

function report() {
  const [killed, late, survived, untested] = ['Killed', 'Timeout', 'Survived', 'NoCoverage'].map(
    (status) => tried.filter((one) => one === status).length,
  )
  const isCut = tried.length < planned
  const seconds = Math.round((Date.now() - began) / 1000)
  const extent = isCut
    ? `${tried.length} of ${planned} in ${seconds} s, when the time was over`
    : `${planned} in ${seconds} s`
  console.log(`tried ${extent}: ${killed} killed, ${late} by time, ${survived} survived, ${untested} untested`)
  // Mutants that no test runs are known at once: after a cut run they would outweigh the few that were tried in time.
  const all = killed + late + survived + (isCut ? 0 : untested)
  if (all > 0) console.log(`mutation score ${(((killed + late) / all) * 100).toFixed(1)} %`)
}

function read(given) {
  try {
    const minutes = number(given, '--minutes', LIMIT)
    const sample = number(given, '--sample', 0)
    const seed = number(given, '--seed', 1)
    if (given.length > 1 || given[0]?.startsWith('-'))
      throw new Unknown('takes one folder or file, --minutes N, --sample N and --seed N')
    return { ...chosen(given[0] ?? inTurn()), minutes, sample, seed }
  } catch (error) {
    if (!(error instanceof Unknown)) throw error
    return fail(error.message, 2)
  }
}

function number(given, option, otherwise) {
  const at = given.indexOf(option)
  if (at < 0) return otherwise
  const [, value = ''] = given.splice(at, 2)
  if (!/^[1-9]\d{0,3}$/.test(value)) throw new Unknown(`${option} takes a whole number from 1 to 9999`)
  return Number(value)
}

function inTurn() {
  const folders = foldersInTurn()
  const commits = Number(spawnSync('git', ['rev-list', '--count', 'HEAD'], { encoding: 'utf8' }).stdout) || 0
  return folders[commits % folders.length]
}

function fail(message, code) {
  console.error(`mutants: ${message}`)
  process.exit(code)
}
