import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where packages put servers that a shell of a user does not look for. */
const MORE_FOLDERS = ['/usr/sbin', '/usr/local/bin', '/usr/local/sbin', '/opt/homebrew/bin']

/** Path of the first of these programs that is installed. Throws, with the command that installs one, where there is none. */
export function findProgram(names: readonly string[], debianPackages: string): string {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...MORE_FOLDERS]
  const found = folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path))
  if (!found) throw new Error(`${names.join(' or ')} is not installed. On Debian: apt-get install ${debianPackages}`)
  return found
}
