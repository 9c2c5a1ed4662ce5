// `npm test`: what has to pass before a change is merged. It checks, builds once, and runs the quick tests and six journeys in Chromium. With
// arguments, which go to vitest, it only builds and runs the tests that they select. With --shop FOLDER it is `musette test` of another shop.
import { chromiumPath } from './chromium.mjs'
import { ROOT, shopFolder } from './extensions.mjs'
import { conclude, script, tests } from './outcomes.mjs'

const QUICK = ['unit', 'bff', 'demo-store', 'web', 'web-modules', 'journeys']

if (shopFolder() !== ROOT) await import('./shop-test.mjs')
else testThis(process.argv.slice(2))

function testThis(wanted) {
  const env = { CHROMIUM_PATH: chromiumPath() }
  const checked = wanted.length === 0 ? [script('scripts/check.mjs')] : []
  const built = script('scripts/build.mjs', '--if-stale')
  const which = wanted.length === 0 ? QUICK.map((name) => `--project=${name}`) : wanted
  conclude([...checked, built, ...(built.failed === 0 ? [tests(which, env)] : [])])
}
