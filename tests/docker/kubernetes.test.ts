import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Value } from 'typebox/value'
import { describe, expect, test } from 'vitest'
import { configTable, readConfig } from '../../bff/config/read-config.ts'
import { PLACE_TIMEOUT } from '../../bff/domains/payment/place-at-store.ts'
import { STOP_TIMEOUT } from '../../bff/ops/stop.ts'
import { MANIFESTS } from './kubernetes-schema.ts'
import { at, readYaml, type Tree } from './read-yaml.ts'

const FOLDER = 'docker/kubernetes'
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'))
const manifests = new Map(
  files.map((name) => [String(readYaml(join(FOLDER, name))['kind']), readYaml(join(FOLDER, name))]),
)
const of = (kind: string, ...path: (string | number)[]) => at(manifests.get(kind), ...path)

const LABEL = { 'app.kubernetes.io/name': 'musette' }
const CONTAINER = ['spec', 'template', 'spec', 'containers', 0] as const

describe('the manifests', () => {
  test.each(files)('%s is what Kubernetes knows, and nothing else', (name) => {
    const manifest = readYaml(join(FOLDER, name))
    const schema = MANIFESTS[String(manifest['kind'])]
    expect(schema, String(manifest['kind'])).toBeDefined()
    if (schema) expect(Value.Errors(schema, manifest)).toEqual([])
  })

  test('would not pass with a misspelt probe', () => {
    const spoilt = structuredClone(manifests.get('Deployment'))
    const container = at(spoilt, ...CONTAINER) as Tree
    container['livenesProbe'] = container['livenessProbe']
    delete container['livenessProbe']
    expect(Value.Check(MANIFESTS['Deployment'] ?? {}, spoilt)).toBe(false)
  })

  test('name one another rightly', () => {
    for (const [kind, manifest] of manifests)
      expect(at(manifest, 'metadata'), kind).toMatchObject({ name: 'musette', labels: LABEL })
    expect(of('Deployment', 'spec', 'selector', 'matchLabels')).toEqual(LABEL)
    expect(of('Deployment', 'spec', 'template', 'metadata', 'labels')).toEqual(LABEL)
    expect(of('Service', 'spec', 'selector')).toEqual(LABEL)
    expect(of('PodDisruptionBudget', 'spec', 'selector', 'matchLabels')).toEqual(LABEL)
    expect(of('NetworkPolicy', 'spec', 'podSelector', 'matchLabels')).toEqual(LABEL)
    expect(of('HorizontalPodAutoscaler', 'spec', 'scaleTargetRef')).toEqual({
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      name: 'musette',
    })
    const sources = [{ configMapRef: { name: 'musette' } }, { secretRef: { name: 'musette' } }]
    expect(of('Deployment', ...CONTAINER, 'envFrom')).toEqual(sources)
  })

  test('let nobody purge from outside, as the other example does not', () => {
    expect(JSON.stringify(of('Ingress', 'metadata', 'annotations'))).toContain(
      'if ($request_method = PURGE) { return 405; }',
    )
    expect(readFileSync('docker/Caddyfile', 'utf8')).toMatch(/@purge method PURGE\s+respond @purge 405/)
  })

  test('meet at one port', () => {
    expect(of('Deployment', ...CONTAINER, 'ports')).toEqual([{ name: 'http', containerPort: 4000 }])
    expect(of('Service', 'spec', 'ports')).toEqual([{ name: 'http', port: 4000, targetPort: 'http' }])
    expect(readFileSync('docker/Dockerfile', 'utf8')).toContain('PORT=4000')
    for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe']) {
      expect(of('Deployment', ...CONTAINER, probe, 'httpGet', 'port'), probe).toBe('http')
    }
  })

  test('mount the folder that the image keeps its data in', () => {
    const mounts = of('Deployment', ...CONTAINER, 'volumeMounts') as { name: string; mountPath: string }[]
    const volumes = of('Deployment', 'spec', 'template', 'spec', 'volumes') as { name: string }[]
    expect(mounts.map(({ name }) => name).toSorted()).toEqual(volumes.map(({ name }) => name).toSorted())
    expect(mounts.map(({ mountPath }) => mountPath)).toContain('/data')
    expect(readFileSync('docker/Dockerfile', 'utf8')).toContain('DATA_DIR=/data')
  })

  test('give the server time to finish: the pause and its own time fit into the grace period', () => {
    const grace = Number(of('Deployment', 'spec', 'template', 'spec', 'terminationGracePeriodSeconds'))
    const pause = Number(of('Deployment', ...CONTAINER, 'lifecycle', 'preStop', 'sleep', 'seconds'))
    expect(grace).toBeGreaterThan(pause + STOP_TIMEOUT / 1000)
    // An order that has begun comes to its end: it waits for its turn, and then for the store.
    const turn = readConfig({ UPSTREAM_URL: 'http://store.example/graphql' }).upstream.timeout
    expect(STOP_TIMEOUT / 1000).toBeGreaterThan(turn + PLACE_TIMEOUT)
  })

  test('set variables that exist, to values that the server takes', () => {
    const data = of('ConfigMap', 'data') as Record<string, string>
    const secrets = of('Secret', 'stringData') as Record<string, string>
    const known = new Set(configTable.map(({ name }) => name))
    expect([...Object.keys(data), ...Object.keys(secrets)].filter((name) => !known.has(name))).toEqual([])
    const key = Buffer.alloc(32, 1).toString('base64')
    const config = readConfig({ ...data, ...secrets, SESSION_KEY: key, NODE_ENV: 'production' })
    expect(config.sites[0].shop.publicUrl).toBe('https://shop.example')
  })
})
