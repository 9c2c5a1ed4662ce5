// Runs checks and tests one after the other, goes on after a failure, and counts what passed.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number, skipped: string[] }} Outcome `skipped` names the tests. */

/** Runs a script; it counts as one test. */
export function script(...args) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  return status === 0 ? { passed: 1, failed: 0, skipped: [] } : { passed: 0, failed: 1, skipped: [] }
}

/** Runs the tests that vitest's arguments select. `node` is the command that runs Node. */
export function tests(args, env = {}, node = [process.execPath]) {
  const file = `var/tests-${process.pid}.json`
  rmSync(file, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const [command, ...before] = node
  const all = [...before, 'node_modules/vitest/vitest.mjs', 'run', ...args, ...reporters]
  const { status } = spawnSync(command, all, { stdio: 'inherit', env: { ...process.env, ...env } })
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { numPassedTests: 0, testResults: [] }
  rmSync(file, { force: true })
  const results = report.testResults.flatMap(({ assertionResults }) => assertionResults)
  const skipped = results.filter(({ status: one }) => one === 'skipped' || one === 'pending' || one === 'todo')
  // A file that could not be loaded, or an error outside any test, counts as one failure.
  const failed = Math.max(report.numFailedTests ?? 0, status === 0 ? 0 : 1)
  return { passed: report.numPassedTests, failed, skipped: skipped.map(({ fullName }) => fullName) }
}

/** Prints the skipped tests, and `N passed, N failed` as the last line; the process ends with 1 if something failed. */
export function conclude(outcomes) {
  const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0)
  const skipped = outcomes.flatMap((outcome) => outcome.skipped)
  for (const name of skipped) console.log(`skipped: ${name}`)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') === 0 ? 0 : 1
}
