import { closeSync, existsSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { CannotRun } from './options.ts'

/** Responses received so far, one line of JSON each. A resumed run takes the same steps again, and finds here what it requested before. */
export type State = {
  recall<Value>(key: string): Value | undefined
  save(key: string, value: unknown): void
  close(): void
}

type Head = { run: string }
type Line = { key: string; value: unknown }

/** Opens the state; without a file nothing is written. `run` identifies the two shops: a file of other shops is refused. */
export function openState(file: string | undefined, resume: boolean, run: string): State {
  if (file === undefined) return { recall: () => undefined, save: () => {}, close: () => {} }
  if (existsSync(file) && !resume)
    throw new CannotRun(`${file} holds another run: add --resume to go on with it, or remove it.`)
  const { values, length } = existsSync(file) ? read(file, run) : { values: new Map<string, unknown>(), length: 0 }
  const descriptor = open(file)
  // Remove a line that an abrupt end cut off: it would corrupt the next one.
  ftruncateSync(descriptor, length)
  const write = (line: Head | Line) => writeSync(descriptor, `${JSON.stringify(line)}\n`)
  if (length === 0) write({ run })
  return {
    recall: <Value>(key: string) => values.get(key) as Value | undefined,
    save: (key, value) => write({ key, value }),
    close: () => closeSync(descriptor),
  }
}

function open(file: string): number {
  try {
    mkdirSync(dirname(file), { recursive: true })
    return openSync(file, 'a')
  } catch (error) {
    throw new CannotRun(`The state cannot be written: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Returns the values of the complete lines, and their length in bytes. */
function read(file: string, run: string): { values: Map<string, unknown>; length: number } {
  const bytes = readFileSync(file)
  const values = new Map<string, unknown>()
  let start = 0
  try {
    for (let end = bytes.indexOf('\n'); end >= 0; start = end + 1, end = bytes.indexOf('\n', start)) {
      const line: unknown = JSON.parse(bytes.toString('utf8', start, end))
      if (start === 0 && (line as Head).run !== run)
        throw new CannotRun(`${file} is of a run between other shops: name another file.`)
      if (start > 0) values.set((line as Line).key, (line as Line).value)
    }
  } catch (error) {
    if (error instanceof CannotRun) throw error
    throw new CannotRun(`${file} is no state of this command: name another file.`)
  }
  return { values, length: start }
}
