// Finds the browser of the end-to-end tests, or installs one: Debian's packages if apt-get works, otherwise Playwright's.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { canInstall, installPackages } from './debian-packages.mjs'

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
  if (canInstall()) {
    // Not every system has the second, which makes the tests faster.
    installPackages('chromium', 'chromium-headless-shell')
  } else {
    console.log('No Chromium found: installing the one of Playwright.')
    const args = ['node_modules/playwright-core/cli.js', 'install', 'chromium']
    spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  }
  return find()
}

function fail() {
  console.error('No Chromium could be found or installed. Set CHROMIUM_PATH to one.')
  process.exit(1)
}
