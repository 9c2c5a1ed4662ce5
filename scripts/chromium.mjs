// Finds the browser of the end-to-end tests, or installs one: Debian's packages if apt-get works, otherwise Playwright's.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

const KNOWN = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  chromium.executablePath(),
]

/** Path of a Chromium; installs one if there is none. */
export function chromiumPath() {
  return find() ?? install() ?? fail()
}

function find() {
  return KNOWN.find((path) => path && existsSync(path))
}

function install() {
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('No Chromium found: installing the packages «chromium» and «chromium-headless-shell» with apt-get.')
    run('apt-get', ['update', '-qq'])
    // By itself: not every system has the second, which makes the tests faster.
    for (const name of ['chromium', 'chromium-headless-shell'])
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
  } else {
    console.log('No Chromium found: installing the one of Playwright.')
    run(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'])
  }
  return find()
}

function run(command, args) {
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

function fail() {
  console.error('No Chromium could be found or installed. Set CHROMIUM_PATH to one.')
  process.exit(1)
}
