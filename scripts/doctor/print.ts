import type { Row, Verdict } from './row.ts'

const WORDS: Record<Verdict, string> = { ok: 'ok', note: 'note', absent: '–', off: 'OFF', law: 'LAW', fault: 'FAULT' }
const NAME_WIDTH = 34

/** Headings of the tasks by verdict, in this order. */
const TASKS: readonly [verdict: Verdict, heading: string][] = [
  ['fault', 'Keeps the shop from selling'],
  ['law', 'The law wants it (docs/law.md)'],
  ['off', 'Could be better'],
  ['note', 'To check by hand, or to know'],
]

/** Lists what to do, the most important first, each with its remedy. Missing optional parts share one line. */
export function tasksOf(rows: readonly Row[]): string {
  const isToDo = ({ remedy, verdict }: Row) => verdict !== 'note' || remedy !== undefined
  const lines = TASKS.flatMap(([verdict, heading]) => {
    const tasks = joined(rows.filter((row) => row.verdict === verdict && isToDo(row)))
    return tasks.length === 0 ? [] : ['', heading, ...tasks.flatMap(taskLines)]
  })
  const absent = absentParts(rows)
  const optional = absent.length > 0 ? ['', `Optional, and not there: ${absent.join(', ')} (docs/modules.md)`] : []
  const isSelling = rows.every(({ verdict }) => verdict !== 'fault')
  const first = isSelling ? ['', 'Nothing keeps the shop from selling.'] : []
  const good = rows.filter(({ verdict }) => verdict === 'ok').length
  return [
    ...first,
    ...lines,
    ...optional,
    '',
    `${good} of ${rows.length} rows are fine: npm run doctor -- --verbose prints all.`,
  ].join('\n')
}

function taskLines({ id, says, remedy }: Row): string[] {
  return [`  ${id}: ${says}`, ...(remedy === undefined ? [] : [`    → ${remedy}`])]
}

/** Joins rows that say the same of several things. */
function joined(rows: readonly Row[]): Row[] {
  const groups = new Map<string, [Row, ...Row[]]>()
  for (const row of rows) {
    const key = `${row.says} ${row.remedy}`
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return [...groups.values()].map(([first, ...others]) => {
    const { id } = first
    const shared = id.slice(0, Math.max(id.lastIndexOf('/'), id.lastIndexOf(' ')) + 1)
    const names = others.map((row) => (row.id.startsWith(shared) ? row.id.slice(shared.length) : row.id))
    return { ...first, id: [id, ...names].join(', ') }
  })
}

/** Returns optional parts that are entirely missing. */
function absentParts(rows: readonly Row[]): string[] {
  const there = new Set(rows.flatMap(({ verdict, part }) => (verdict === 'absent' ? [] : (part ?? []))))
  const absent = new Set(rows.flatMap(({ verdict, part }) => (verdict === 'absent' ? (part ?? []) : [])))
  return [...absent].filter((part) => !there.has(part)).toSorted()
}

/** Returns all rows as a table: topics as headings, a line per row, and the remedy below it. */
export function tableOf(rows: readonly Row[]): string {
  const topics = [...new Set(rows.map(({ id }) => topicOf(id)))]
  const lines = topics.flatMap((topic) => [
    '',
    topic[0]?.toUpperCase() + topic.slice(1),
    ...rows.filter(({ id }) => topicOf(id) === topic).flatMap(linesOf),
  ])
  return [...lines, '', summaryOf(rows)].join('\n')
}

function linesOf({ id, verdict, says, remedy }: Row): string[] {
  const name = id.slice(topicOf(id).length + 1)
  const line = `  ${WORDS[verdict].padEnd(6)}${name.padEnd(NAME_WIDTH)} ${says}`
  return remedy === undefined ? [line] : [line, `${' '.repeat(9 + NAME_WIDTH)}→ ${remedy}`]
}

function topicOf(id: string): string {
  return id.slice(0, id.indexOf('/'))
}

function summaryOf(rows: readonly Row[]): string {
  const count = (...wanted: Verdict[]) => rows.filter(({ verdict }) => wanted.includes(verdict)).length
  return `${count('ok')} work, ${count('off', 'law')} off, ${count('absent')} absent, ${count('note')} to know, ${count('fault')} faults`
}
