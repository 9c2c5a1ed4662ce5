import type { Row, Verdict } from './row.ts'

const WORDS: Record<Verdict, string> = { ok: 'ok', note: 'note', off: 'OFF', fault: 'FAULT' }
const NAME_WIDTH = 34

/** The table for people: topics as headings, a line for each row, and below it the remedy. */
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
  const count = (wanted: Verdict) => rows.filter(({ verdict }) => verdict === wanted).length
  return `${count('ok')} work, ${count('off')} off, ${count('note')} to know, ${count('fault')} faults`
}
