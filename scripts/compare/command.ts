import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../extensions.mjs'
import { findBroken } from './checks.ts'
import { crawl } from './crawl.ts'
import { htmlOf } from './html.tsx'
import type { Judge } from './judge.ts'
import { createLimits } from './limits.ts'
import { readMap } from './map-file.ts'
import { type Fronts, openFronts } from './open-fronts.ts'
import { CannotRun, type Options, readOptions, USAGE } from './options.ts'
import { type Output, showProgress } from './progress.ts'
import { makeReport, type Report } from './report.ts'
import { SEARCH_ENGINE } from './robots.ts'
import { pathOf, urlOf } from './site.ts'
import { readSitemaps } from './sitemap.ts'
import { openState } from './state.ts'
import { texts } from './texts.ts'

export type Io = {
  env: Readonly<Record<string, string | undefined>>
  /** Ends the run early; the report covers what was found until then. */
  signal: AbortSignal
  output: Output
  errors: Output
}

/** Exit code of a run that was interrupted: 128 and the number of SIGINT. */
const INTERRUPTED = 130

/** Compares two shops and writes the report; returns the exit code. */
export async function compare(args: string[], io: Io): Promise<number> {
  if (args.includes('--help')) {
    io.output.write(`${USAGE}\n`)
    return 0
  }
  try {
    const options = readOptions(args)
    const report = await run(options, io)
    writeFileSync(options.report, htmlOf(report, options))
    if (options.json) writeFileSync(options.json, `${JSON.stringify(report, null, 2)}\n`)
    io.output.write(`${summaryOf(report)}\n${options.report}\n`)
    return codeOf(report, options)
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error
    io.errors.write(`${error.message}\n`)
    return 2
  }
}

async function run(options: Options, { env, signal: interruption, output }: Io): Promise<Report> {
  const end = AbortSignal.timeout(options.minutes * 60_000)
  const signal = AbortSignal.any([interruption, end])
  const limits = createLimits()
  const progress = showProgress(output)
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }
  const fronts = await openFronts(options, { env, signal, userAgent: `MusetteCompare/${version}` }).catch((error) => {
    throw signal.aborted ? new CannotRun('It was ended before both shops had responded.') : error
  })
  const { old, new: now } = fronts
  // An unwritable file is reported before an hour of work.
  for (const file of [options.report, options.json]) if (file) checkWritable(file)
  const moves = options.map === undefined ? new Map<string, string>() : readMap(options.map, old.site, now.site)
  const run = `${urlOf(old.site, '/')} ${urlOf(now.site, '/')}`
  const state = openState(options.state, options.resume, run)
  try {
    const [oldPaths, newPaths] = await Promise.all([
      unlessAborted(signal, readSitemaps(old, limits)),
      unlessAborted(signal, readSitemaps(now, limits)),
    ])
    const seeds = ['/', ...moves.keys(), ...oldPaths]
    const maxBytes = Math.floor(options.megabytes * 1_000_000)
    const common = { state, limits, signal }
    const crawled = await crawl({
      ...common,
      old,
      new: now,
      seeds,
      newPaths,
      moves,
      maxBytes,
      pages: options.pages,
      depth: options.depth,
      onPair: (done, waiting) => progress.at('pages', done, `, ${waiting} waiting`),
    })
    const broken = await findBroken(crawled.pairs, {
      ...common,
      front: now,
      checks: options.checks,
      onCheck: (done, all) => progress.at('links and pictures', done, ` of ${all}`),
    })
    if (interruption.aborted) limits.add('interrupted')
    else if (end.aborted) limits.add('minutes')

    const context = contextOf(fronts, moves)
    return makeReport({
      old: urlOf(old.site, '/'),
      new: urlOf(now.site, '/'),
      isInterrupted: interruption.aborted,
      crawl: crawled,
      broken,
      general: fronts.findings,
      context,
      limits: limits.list(),
    })
  } finally {
    progress.end()
    state.close()
  }
}

function contextOf({ old, new: now, isClosed }: Fronts, moves: ReadonlyMap<string, string>): Judge {
  const sides = { old, new: now }
  const mappedPath = (path: string | null) => (path === null ? null : (moves.get(path) ?? path))
  return {
    mapped: (address) => mappedPath(address.startsWith('/') ? address : pathOf(old.site, address)),
    pathAtNew: (address) => pathOf(now.site, address),
    // A shop that is closed as a whole is one finding, not one per page.
    isOpen: (side, path) => isClosed[side] || sides[side].robots.allows(urlOf(sides[side].site, path), SEARCH_ENGINE),
  }
}

/** Returns no paths if the run is aborted before the sitemap is read. */
async function unlessAborted(signal: AbortSignal, paths: Promise<Set<string>>): Promise<Set<string>> {
  try {
    return await paths
  } catch (error) {
    if (signal.aborted) return new Set()
    throw error
  }
}

function checkWritable(file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true })
    closeSync(openSync(file, 'a'))
  } catch (error) {
    throw new CannotRun(`${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function summaryOf({ counts, groups, pages, isInterrupted }: Report): string {
  const { rules } = texts.en
  const lines = groups.map(
    ({ rule, rating, count }) => `${rating.padEnd(8)} ${String(count).padStart(5)}  ${rules[rule].says}`,
  )
  const total = `${pages} pages, ${counts.error} errors, ${counts.warning} warnings, ${counts.note} notes`
  return [...lines, isInterrupted ? `${total} (interrupted)` : total].join('\n')
}

function codeOf({ counts, isInterrupted }: Report, { failOn }: Options): number {
  if (isInterrupted) return INTERRUPTED
  if (failOn === 'never') return 0
  return counts.error > 0 || (failOn === 'warning' && counts.warning > 0) ? 1 : 0
}
