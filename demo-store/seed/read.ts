import type { Static, TSchema } from 'typebox'
import { Settings } from 'typebox/system'
import { Value } from 'typebox/value'
import contents from 'virtual:extensions/seed'

/** The names of the files of a folder, as `readYaml` takes them; those of extensions are in `extensions/<name>`. */
export function filesIn(folder: string): string[] {
  return Object.keys(contents).filter((path) => path.startsWith(`${folder}/`))
}

/**
 * Reads a file of this folder, or of the same folder of another shop, and checks it against a schema; an error names the file and the path of each
 * wrong value. `otherwise`: of a shop that has no such file.
 */
export function readYaml<T extends TSchema>(file: string, schema: T, otherwise?: Static<T>): Static<T> {
  const content = contents[file]
  if (content === undefined && otherwise !== undefined) return otherwise
  if (content === undefined) throw new Error(`demo-store/seed/${file} does not exist`)
  return inFile(file, () => checked(schema, content))
}

/** Runs code that processes the content of a file, and prefixes errors with the file's name. */
export const inFile = <T>(file: string, work: () => T): T => {
  const [, extension, own] = /^(extensions\/[^/]+)\/(.*)$/.exec(file) ?? []
  return within(extension ? `${extension}/demo-store/seed/${own}` : `demo-store/seed/${file}`, work)
}

/** Prefixes errors with the place where they happened. */
export function within<T>(place: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw new Error(`${place}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

/** The value, when the schema holds; `at` is its path in the file. */
export function checked<T extends TSchema>(schema: T, value: unknown, at = ''): Static<T> {
  if (Value.Check(schema, value)) return value
  // Eight by default, which the members of a union use up that are not meant.
  Settings.Set({ maxErrors: 100 })
  throw new Error(
    relevant(Value.Errors(schema, value))
      .map((error) => describe(error, at))
      .join('; '),
  )
}

type Mistake = ReturnType<typeof Value.Errors>[number]

/** Leaves out mistakes of a union's other members: only the one that the value's `type` or `kind` names counts. */
function relevant(errors: Mistake[]): Mistake[] {
  const others = errors.flatMap(
    ({ schemaPath }) => schemaPath.match(/^(.*\/anyOf\/\d+)\/properties\/(type|kind)$/)?.[1] ?? [],
  )
  const found = errors.filter(
    ({ keyword, schemaPath }) =>
      !['anyOf', 'additionalProperties'].includes(keyword) &&
      !others.some((path) => `${schemaPath}/`.startsWith(`${path}/`)),
  )
  return (found.length > 0 ? found : errors).slice(0, 3)
}

function describe({ keyword, instancePath, message }: Mistake, at: string): string {
  return `${at}${instancePath} ${keyword === 'boolean' ? 'is not a known field' : message}`.trimStart()
}
