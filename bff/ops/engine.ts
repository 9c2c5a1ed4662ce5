import { setFlagsFromString } from 'node:v8'

/** As `engines` in package.json. */
export const OLDEST_NODE = '20.19'

export function isTooOld(version = process.versions.node): boolean {
  return OLDEST_NODE.localeCompare(version, 'en', { numeric: true }) > 0
}

/**
 * The V8 of Node 20. Its optimizing compiler may put an object in place of a number's text when it folds allocations.
 */
const FAULTY = /^11\./

/**
 * Switches allocation folding off in engines that have this bug. Call this before code runs hot. On Node 20.19.6 and 20.20.2, `${64}` became an object
 * or raw memory after some thousand pages, in log lines and in pages. Node 22 and 24 are not affected.
 */
export function setEngineFlags(engine = process.versions.v8, setFlags = setFlagsFromString): void {
  if (FAULTY.test(engine)) setFlags('--no-turbo-allocation-folding')
}
