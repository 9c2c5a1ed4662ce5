import { setFlagsFromString } from 'node:v8'

/** V8 of Node 20. Its optimizing compiler may put an object in place of a number's text when it folds allocations. */
const FAULTY = /^11\./

/**
 * Keeps an engine that does it wrongly from folding allocations. On Node 20.19.6 and 20.20.2 some thousand pages were enough for `${64}` to be
 * an object or raw memory, in whatever was written next: a line of the log, a page. Node 22 and 24 do not. To be called before code runs hot.
 */
export function avoidAllocationFolding(engine = process.versions.v8, setFlags = setFlagsFromString): void {
  if (FAULTY.test(engine)) setFlags('--no-turbo-allocation-folding')
}
