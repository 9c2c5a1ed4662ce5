import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compare } from '../../../scripts/compare/command.ts'
import type { Report } from '../../../scripts/compare/report.ts'

export type Run = {
  code: number
  output: string
  errors: string
  /** As `--json` writes it. */
  report(): Report
  html(): string
  /** `rule path` of all findings in their order, without those that depend on the machine. */
  found(): string[]
}

export type Bench = {
  /** A file that a test may name. */
  file(name: string): string
  run(args: string[], io?: { signal?: AbortSignal; env?: Record<string, string> }): Promise<Run>
  close(): void
}

/** Runs the command as `npm run compare` does, in this process and without pauses. */
export function openBench(): Bench {
  const folder = mkdtempSync(join(tmpdir(), 'musette-compare-'))
  const file = (name: string) => join(folder, name)
  let runs = 0
  return {
    file,
    close: () => rmSync(folder, { recursive: true }),
    async run(args, { signal = new AbortController().signal, env = {} } = {}) {
      const [html, json] = [file(`${++runs}.html`), file(`${runs}.json`)]
      const written = { output: '', errors: '' }
      const code = await compare([...args, '--rate', '1000', '--report', html, '--json', json], {
        env,
        signal,
        output: { write: (text: string) => (written.output += text) },
        errors: { write: (text: string) => (written.errors += text) },
      })
      const report = () => JSON.parse(readFileSync(json, 'utf8')) as Report
      const found = () =>
        report()
          .groups.flatMap(({ findings }) => findings.map(({ rule, path }) => `${rule} ${path}`))
          .filter((finding) => !finding.startsWith('slower '))
      return { code, ...written, report, html: () => readFileSync(html, 'utf8'), found }
    },
  }
}
