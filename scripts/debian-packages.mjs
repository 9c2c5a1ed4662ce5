// Programs that tests drive come from Debian where the machine lacks them.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Whether packages can be installed here: by root, on a system that has apt-get. */
export function canInstall() {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
}

/** Installs packages, one process after the other. The packages after the first are wanted, not needed: each is tried by itself. */
export function installPackages(...names) {
  if (!canInstall()) return
  console.log(`Not found: installing ${names.join(', ')} with apt-get.`)
  aptGet('update', '-qq')
  for (const name of names) aptGet('install', '-y', '-qq', '--no-install-recommends', name)
}

function aptGet(...args) {
  spawnSync('flock', [join(tmpdir(), 'musette-apt.lock'), 'apt-get', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
