import { describe, expect, test } from 'vitest'
import { fakeDomains } from '../bff/support/fake-domains.ts'
import { createTestApp, fakePages } from '../bff/support/test-app.ts'
import { at, readYaml } from './read-yaml.ts'

const pages: typeof fakePages = {
  ...fakePages,
  routes: [
    { path: '/', section: 'public', kind: 'home' },
    { path: '/cart', section: 'personal', kind: 'cart' },
    { path: '/*', section: 'public' },
  ],
}

describe('the parts of the shop', () => {
  test.each(['', '/boutique'])('are distinguished by labels that the server gives, below «%s»', async (base) => {
    const app = await createTestApp(
      { UPSTREAM_URL: 'http://127.0.0.1:9/graphql', BASE_PATH: base },
      { ...fakeDomains, pages },
    )
    for (const url of [
      '/',
      '/croquettes.html',
      '/cart',
      '/graphql?query={shop{id}}',
      '/resized-images/1x1/a.jpg',
      '/nothing.js',
    ])
      await app.inject(base + url)
    for (const url of ['/contribution/x', '/video-files/a.mp4', '/newsletter/subscriber/confirm/id/1', '/health/live'])
      await app.inject(base + url)
    const { body } = await app.inject(`${base}/metrics`)
    await app.close()
    const counted = [...body.matchAll(/_count\{route="([^"]+)"(?:,page="(\w+)")?/g)]
    const routes = [...new Set(counted.map(([, route = '']) => route))]
    const rules = at(readYaml('docker/prometheus/slo.yml'), 'groups', 1, 'rules') as {
      expr: string
      labels?: { part?: string }
    }[]
    const routesOf = (part: string) => {
      const { expr = '' } = rules.find(({ labels }) => labels?.part === part) ?? {}
      const pattern = new RegExp(`^(?:${expr.split('route=~"')[1]?.split('"')[0]})$`)
      return routes.filter((route) => pattern.test(route))
    }
    const kinds = counted.flatMap(([, route, page]) => (page ? [`${route} ${page}`] : []))
    expect(routes.length).toBeGreaterThan(6)
    expect(kinds.toSorted()).toEqual([`${base}/* cart`, `${base}/* other`, `${base || '/'} home`].toSorted())
    expect(routesOf('graphql')).toEqual([`${base}/graphql`])
    expect(routesOf('pictures')).toEqual([`${base}/resized-images/*`])
  })
})
