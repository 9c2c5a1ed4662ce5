import { renderToStaticMarkup } from 'react-dom/server'
import type { Options } from './options.ts'
import { STYLE } from './report-style.ts'
import type { Group, KindCount, Medians, Report } from './report.ts'
import { RATINGS } from './rules.ts'
import { type Language, type Texts, texts } from './texts.ts'

const LOCALES: Record<Language, string> = { en: 'en-GB', fr: 'fr-FR' }
/** Maximum rows of one list. The data (`--json`) have all of them. */
const MAX_ROWS = 500

type Words = {
  t: Texts
  number(value: number): string
  /** Number of findings shown before the fold. */
  examples: number
}

/** The report as one self-contained HTML file without scripts. Texts of the shops are escaped. */
export function htmlOf(report: Report, { lang, examples }: Pick<Options, 'lang' | 'examples'>): string {
  const number = new Intl.NumberFormat(LOCALES[lang]).format
  return `<!doctype html>\n${renderToStaticMarkup(
    <Document report={report} lang={lang} words={{ t: texts[lang], number, examples }} />,
  )}\n`
}

function Document({ report, lang, words }: { report: Report; lang: Language; words: Words }) {
  const { t, number } = words
  const at = new Intl.DateTimeFormat(LOCALES[lang], { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(report.at),
  )
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta httpEquiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
        <meta name="referrer" content="no-referrer" />
        <meta name="robots" content="noindex" />
        <title>{t.title}</title>
        <style dangerouslySetInnerHTML={{ __html: STYLE }} />
      </head>
      <body>
        <header>
          <h1>{t.title}</h1>
          <dl className="shops">
            <dt>{t.old}</dt>
            <dd>{report.old}</dd>
            <dt>{t.new}</dt>
            <dd>{report.new}</dd>
          </dl>
          <p>
            {t.made} {at}. {number(report.pages)} {t.compared}.
          </p>
          {report.isInterrupted && (
            <p>
              <strong>{t.interrupted}</strong>
            </p>
          )}
        </header>
        <main>
          <Summary report={report} words={words} />
          {report.groups.length > 0 && (
            <section>
              <h2>{t.differences}</h2>
              {report.groups.map((group) => (
                <Difference key={group.rule} group={group} report={report} words={words} />
              ))}
            </section>
          )}
          <OnlyNew paths={report.onlyNew} words={words} />
          <NotLookedAt report={report} words={words} />
        </main>
      </body>
    </html>
  )
}

function Summary({ report: { counts, groups, kinds, medians }, words }: { report: Report; words: Words }) {
  const { t, number } = words
  return (
    <section>
      <h2>{t.summary}</h2>
      <ul className="counts">
        {RATINGS.map((rating) => (
          <li key={rating} className={rating}>
            <strong>
              {number(counts[rating])} {counts[rating] === 1 ? t.ratings[rating].one : t.ratings[rating].many}
            </strong>{' '}
            {t.ratings[rating].means}
          </li>
        ))}
      </ul>
      {groups.length === 0 && <p>{t.noDifference}</p>}
      <ul className="rules">
        {groups.map(({ rule, rating, count }) => (
          <li key={rule}>
            <span className={`rating ${rating}`}>{t.ratings[rating].one}</span>
            <a href={`#${rule}`}>{t.rules[rule].says}</a>
            <span className="count">{number(count)}</span>
          </li>
        ))}
      </ul>
      <Kinds kinds={kinds} words={words} />
      <MedianTable medians={medians} words={words} />
    </section>
  )
}

function Kinds({ kinds, words: { t, number } }: { kinds: KindCount[]; words: Words }) {
  return (
    <table>
      <caption>{t.pagesByKind}</caption>
      <thead>
        <tr>
          <th scope="col">{t.kind}</th>
          <th scope="col">{t.pages}</th>
          <th scope="col">{t.ratings.error.many}</th>
          <th scope="col">{t.ratings.warning.many}</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map(({ kind, pages, errors, warnings }) => (
          <tr key={kind}>
            <th scope="row">{t.kinds[kind]}</th>
            <td>{number(pages)}</td>
            <td>{number(errors)}</td>
            <td>{number(warnings)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function MedianTable({ medians, words: { t, number } }: { medians: Medians; words: Words }) {
  const shown = (measure: keyof Medians, value: number) =>
    number(measure === 'bytes' ? Math.round(value / 1000) : value)
  return (
    <table>
      <caption>{t.medians}</caption>
      <thead>
        <tr>
          <th scope="col">{t.measure}</th>
          <th scope="col">{t.old}</th>
          <th scope="col">{t.new}</th>
        </tr>
      </thead>
      <tbody>
        {(['bytes', 'pictures', 'scripts', 'ms'] as const).map((measure) => (
          <tr key={measure}>
            <th scope="row">{t.measures[measure]}</th>
            <td>{shown(measure, medians[measure].old)}</td>
            <td>{shown(measure, medians[measure].new)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Difference({ group, report, words }: { group: Group; report: Report; words: Words }) {
  const { t, number, examples } = words
  const { says, advice } = t.rules[group.rule]
  const rest = group.findings.slice(examples)
  return (
    <article id={group.rule}>
      <h3>
        <span className={`rating ${group.rating}`}>{t.ratings[group.rating].one}</span> {says}{' '}
        <span className="count">{number(group.count)}</span>
      </h3>
      <p>{advice}</p>
      <Findings findings={group.findings.slice(0, examples)} report={report} t={t} />
      {rest.length > 0 && (
        <details>
          <summary>
            {t.rest} {number(rest.length)}
          </summary>
          <Findings findings={rest.slice(0, MAX_ROWS)} report={report} t={t} />
          <More count={rest.length - MAX_ROWS} words={words} />
        </details>
      )}
    </article>
  )
}

function Findings({ findings, report, t }: { findings: Group['findings']; report: Report; t: Texts }) {
  return (
    <ul className="findings">
      {findings.map(({ path, kinds, ...values }, index) => (
        // One address may have several findings of a rule, such as its languages.
        <li key={index}>
          <span className="address">{path}</span>
          {(['old', 'new'] as const).map((side) => (
            <span key={side} className={side}>
              <a href={addressAt(report[side], path)}>{t[side]}</a> {values[side] ?? '–'}
              {kinds && ` (${t.kinds[kinds[side]]})`}
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}

/** `shop` ends with a slash, `path` begins with one. */
function addressAt(shop: string, path: string): string {
  return shop.slice(0, -1) + path
}

function OnlyNew({ paths, words }: { paths: string[]; words: Words }) {
  const { t, number } = words
  if (paths.length === 0) return null
  return (
    <section>
      <h2>{t.onlyNew}</h2>
      <p>{t.onlyNewMeans}</p>
      <details>
        <summary>{number(paths.length)}</summary>
        <ul>
          {paths.slice(0, MAX_ROWS).map((path) => (
            <li key={path}>{path}</li>
          ))}
        </ul>
        <More count={paths.length - MAX_ROWS} words={words} />
      </details>
    </section>
  )
}

function More({ count, words: { t, number } }: { count: number; words: Words }) {
  return count > 0 ? (
    <p>
      {t.more} {number(count)}
    </p>
  ) : null
}

function NotLookedAt({ report: { limits }, words: { t, number } }: { report: Report; words: Words }) {
  if (limits.length === 0) return null
  return (
    <section>
      <h2>{t.limits}</h2>
      <ul>
        {limits.map(({ id, count, examples }) => (
          <li key={id}>
            {t.limit[id]} {id !== 'interrupted' && id !== 'minutes' && <span className="count">{number(count)}</span>}
            {examples.length > 0 && <span className="examples"> {examples.join(', ')}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
