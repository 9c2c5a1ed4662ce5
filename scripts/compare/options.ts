import { parseArgs } from 'node:util'
import { parseUrl } from './site.ts'
import type { Language } from './texts.ts'

/** Says in one sentence why the command cannot run. */
export class CannotRun extends Error {
  override readonly name = 'CannotRun'
}

export type FailOn = 'error' | 'warning' | 'never'

export type Options = {
  old: URL
  new: URL
  lang: Language
  report: string
  json?: string | undefined
  map?: string | undefined
  state?: string | undefined
  resume: boolean
  pages: number
  depth: number
  checks: number
  megabytes: number
  minutes: number
  rate: number
  examples: number
  ignoreRobots: boolean
  failOn: FailOn
}

export const USAGE = `usage: musette compare OLD NEW [options]

Crawls the shop front at OLD, requests the same pages from NEW, and reports what differs.

  --report FILE       where to write the report (var/compare.html)
  --json FILE         writes the same as data
  --lang en|fr        language of the report (en)
  --examples N        examples of each difference that are not folded (5)
  --map FILE          CSV of addresses that move: old path, new path
  --pages N           pages of OLD to compare (500)
  --depth N           links to follow from the home page and the sitemaps (10)
  --checks N          links and pictures of NEW to check (500)
  --megabytes N       size up to which a page is read (5)
  --minutes N         time after which the report is written with what is there (60)
  --rate N            requests a second, for each host (2)
  --ignore-robots     requests what robots.txt disallows, too
  --state FILE        writes each response there, so that a run can be resumed
  --resume            goes on with the run in that file
  --fail-on RATING    error, warning or never: from which rating on it ends with 1 (error)

OLD_AUTHORIZATION and NEW_AUTHORIZATION in the environment are sent as the header «Authorization», for shops behind a password.
It ends with 0 without errors, 1 with errors, 2 if it could not run, 130 if it was interrupted.`

/** Limits of the numbers. */
const NUMBERS = {
  pages: [1, 50_000],
  depth: [0, 100],
  checks: [0, 50_000],
  megabytes: [0.01, 100],
  minutes: [0.01, 1440],
  rate: [0.01, 1000],
  examples: [1, 100],
} as const

/** Reads the arguments. Throws `CannotRun` for unknown or invalid ones. */
export function readOptions(args: string[]): Options {
  const { values, positionals } = parse(args)
  const [old, now, ...more] = positionals
  if (old === undefined || now === undefined || more.length > 0)
    throw new CannotRun('Name two addresses, of the old shop and of the new one. --help names the options.')
  if (values.resume && values.state === undefined)
    throw new CannotRun('--resume needs --state FILE, the file of the run.')
  const number = (name: keyof typeof NUMBERS) => numberOf(name, values[name])
  return {
    old: addressOf(old),
    new: addressOf(now),
    lang: oneOf('lang', values.lang, ['en', 'fr']),
    report: values.report,
    json: values.json,
    map: values.map,
    state: values.state,
    resume: values.resume,
    pages: Math.floor(number('pages')),
    depth: Math.floor(number('depth')),
    checks: Math.floor(number('checks')),
    megabytes: number('megabytes'),
    minutes: number('minutes'),
    rate: number('rate'),
    examples: Math.floor(number('examples')),
    ignoreRobots: values['ignore-robots'],
    failOn: oneOf('fail-on', values['fail-on'], ['error', 'warning', 'never']),
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        report: { type: 'string', default: 'var/compare.html' },
        json: { type: 'string' },
        lang: { type: 'string', default: 'en' },
        examples: { type: 'string', default: '5' },
        map: { type: 'string' },
        pages: { type: 'string', default: '500' },
        depth: { type: 'string', default: '10' },
        checks: { type: 'string', default: '500' },
        megabytes: { type: 'string', default: '5' },
        minutes: { type: 'string', default: '60' },
        rate: { type: 'string', default: '2' },
        'ignore-robots': { type: 'boolean', default: false },
        state: { type: 'string' },
        resume: { type: 'boolean', default: false },
        'fail-on': { type: 'string', default: 'error' },
      },
    })
  } catch (error) {
    const [what] = (error instanceof Error ? error.message : String(error)).split('. ')
    throw new CannotRun(`${what}. --help names the options.`)
  }
}

function addressOf(text: string): URL {
  const url = parseUrl(text)
  if (!url || !/^https?:$/.test(url.protocol))
    throw new CannotRun(`«${text}» is no address of a shop: name one such as https://shop.example/.`)
  if (url.username || url.password)
    throw new CannotRun(
      'An address with a password ends up in logs: set OLD_AUTHORIZATION or NEW_AUTHORIZATION instead.',
    )
  url.search = ''
  url.hash = ''
  return url
}

function numberOf(name: keyof typeof NUMBERS, text: string): number {
  const [least, most] = NUMBERS[name]
  const value = Number(text)
  if (!(value >= least && value <= most)) throw new CannotRun(`--${name} takes a number from ${least} to ${most}.`)
  return value
}

function oneOf<Choice extends string>(name: string, text: string, choices: readonly Choice[]): Choice {
  const choice = choices.find((one) => one === text)
  if (choice === undefined) throw new CannotRun(`--${name} takes ${choices.join(', ')}.`)
  return choice
}
