import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { createTestApp } from '../bff/support/test-app.ts'
import { at, readYaml } from './read-yaml.ts'

type Target = { expr: string }
const dashboard = JSON.parse(readFileSync('docker/grafana/dashboards/musette.json', 'utf8')) as {
  panels: { type: string; title: string; datasource?: { uid: string }; targets?: Target[] }[]
}
type Rule = { expr: string } & ({ alert: string; annotations: { runbook: string } } | { record: string; alert?: never })
const rules = ['alerts', 'slo'].flatMap((name) =>
  (at(readYaml(`docker/prometheus/${name}.yml`), 'groups') as { rules: Rule[] }[]).flatMap((group) => group.rules),
)
const drawn = dashboard.panels.flatMap(({ targets }) => targets ?? []).map(({ expr }) => expr)

/** Names as Prometheus keeps them: a histogram is three series. */
let exposed: Set<string>
let app: FastifyInstance
beforeAll(async () => {
  app = await createTestApp({
    UPSTREAM_URL: 'http://127.0.0.1:9/graphql',
    ...{ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'shop@example.com', MERCHANT_EMAIL: 'shop@example.com' },
  })
  await app.inject('/health/live')
  const { payload } = await app.inject('/metrics')
  const types = [...payload.matchAll(/^# TYPE (\w+) (\w+)$/gm)]
  exposed = new Set([
    'up',
    ...rules.flatMap((rule) => ('record' in rule ? [rule.record] : [])),
    ...types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  ])
})
afterAll(() => app.close())

/** What stands in an expression and is no function, label or keyword. */
function metricsIn(expr: string): string[] {
  const plain = expr
    .replace(/\{[^}]*\}/g, ' ')
    .replace(/"[^"]*"/g, ' ')
    .replace(/\b(by|without|on)\s*\([^)]*\)/g, ' ')
    .replace(/\[[^\]]*\]/g, ' ')
  return [...plain.matchAll(/\b([a-z_][a-z0-9_:]*)\b(?!\s*\()/g)]
    .map(([, name = '']) => name)
    .filter((name) => !['by', 'or', 'and'].includes(name))
}

describe('who watches the shop', () => {
  test('draws and rings by metrics that the server has', () => {
    const wanted = [...drawn, ...rules.map(({ expr }) => expr)].flatMap(metricsIn)
    expect(wanted.length).toBeGreaterThan(20)
    expect([...new Set(wanted)].filter((name) => !exposed.has(name))).toEqual([])
  })

  test('draws every metric of the shop', () => {
    const own = [...exposed].filter((name) => name.startsWith('musette_') && !/_(sum|bucket)$/.test(name))
    const all = drawn.join(' ')
    expect(own.filter((name) => !all.includes(name.replace(/_count$/, '')))).toEqual([])
  })

  test('use the data source that is provisioned', () => {
    const source = at(readYaml('docker/grafana/provisioning/datasources/prometheus.yml'), 'datasources', 0, 'uid')
    const requested = dashboard.panels.filter(({ type }) => type !== 'row').map(({ datasource }) => datasource?.uid)
    expect(new Set(requested)).toEqual(new Set([source]))
    const provider = readYaml('docker/grafana/provisioning/dashboards/musette.yml')
    expect(at(provider, 'providers', 0, 'options', 'path')).toBe('/var/lib/grafana/dashboards')
  })

  test('rings for what the runbook has a section on', () => {
    const runbook = readFileSync('docs/runbook.md', 'utf8')
    for (const rule of rules) {
      if (!('annotations' in rule)) continue
      const { alert, annotations } = rule
      expect(runbook, alert).toContain(`\n### ${alert}\n`)
      expect(annotations.runbook).toBe(`docs/runbook.md#${alert.toLowerCase()}`)
    }
  })
})
