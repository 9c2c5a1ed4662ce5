// Finds the browser of the end-to-end tests, or installs one: Debian's packages if apt-get works, otherwise Playwright's.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium } from 'playwright-core'

const DEBIAN = '/usr/bin/chromium'
/** A separate package, which an installed Chromium may lack. It makes the end-to-end tests faster (`tests/e2e/browser.ts`). */
const SHELL = 'chromium-headless-shell'

const KNOWN = [
  process.env.CHROMIUM_PATH,
  DEBIAN,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  chromium.executablePath(),
]

/** Returns the path of a Chromium; installs one if there is none. */
export function chromiumPath() {
  const found = find()
  if (found === DEBIAN && !existsSync(`/usr/bin/${SHELL}`) && canInstall()) installPackages(SHELL)
  return found ?? install() ?? fail()
}

function find() {
  return KNOWN.find((path) => path && existsSync(path))
}

function install() {
  if (canInstall()) {
    installPackages('chromium', SHELL)
  } else {
    console.log('No Chromium found: installing the one of Playwright.')
    const args = [createRequire(import.meta.url).resolve('playwright-core/cli.js'), 'install', 'chromium']
    spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  }
  return find()
}

/** Only root can, on a system with apt-get. */
function canInstall() {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
}

/** Only the first package is required. The others are installed one by one, so that a failure does not stop the rest. */
function installPackages(...names) {
  console.log(`Not found: installing ${names.join(', ')} with apt-get.`)
  aptGet('update', '-qq')
  for (const name of names) aptGet('install', '-y', '-qq', '--no-install-recommends', name)
}

function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env })
}

function fail() {
  console.error('No Chromium could be found or installed. Set CHROMIUM_PATH to one.')
  process.exit(1)
}
