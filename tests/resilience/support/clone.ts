import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Runs a command and returns its output; throws with the output if it fails. */
export function succeed(command: string, args: readonly string[], cwd = '.'): string {
  const { NODE_ENV: _, VITEST: __, MUSETTE_SHOP: ___, ...env } = process.env
  const options = { cwd, env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const
  const { status, stdout, stderr } = spawnSync(command, args, options)
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr || stdout}`)
  return stdout
}

/** A clean clone of this repository at a commit, in a folder that `remove` deletes. */
export function cloneAt(commit: string): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'musette-clone-'))
  succeed('git', ['clone', '--quiet', '.', folder])
  succeed('git', ['checkout', '--quiet', '-B', 'test', commit], folder)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/**
 * Returns the commit of the release before this one: the commit that added its heading to the changelog. Undefined in a clone that has no history.
 */
export function previousRelease(): { version: string; commit: string } | undefined {
  const headings = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## \[(\d+\.\d+\.\d+)\]/gm)]
  const head = succeed('git', ['rev-parse', 'HEAD']).trim()
  for (const [heading, version = ''] of headings) {
    const commits = succeed('git', ['log', '--format=%H', '-S', heading, '--', 'CHANGELOG.md']).trim().split('\n')
    const commit = commits.at(-1)
    if (commit && commit !== head) return { version, commit }
  }
  return undefined
}
