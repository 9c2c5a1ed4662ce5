import { describe, expect, test } from 'vitest'
import { openShop } from '../../../../tests/demo-store/support/open-shop.ts'

const { client } = await openShop()

const report = (text: string) => client.send('/guests/events', { method: 'POST', body: text })
const reported = async () => {
  const { text } = await client.send('/guests/events')
  return [...text.matchAll(/<tr><td>(.*?)<\/td>/g)].map(([, event]) => event)
}

describe('what plays others on a page', () => {
  test('the tag manager is a script', async () => {
    const answer = await client.send('/guests/tag-manager.js')
    expect(answer.header('content-type')).toBe('text/javascript; charset=utf-8')
    expect(() => new Function(answer.text)).not.toThrow()
  })

  test('lists what the tag manager was told, newest first, as text', async () => {
    await report(JSON.stringify({ event: 'page_view', page: '/', allowed: { audience: true } }))
    await report(JSON.stringify({ event: '<b>', page: '/cart' }))
    await report('no json')
    expect(await reported()).toEqual(['&lt;b&gt;', 'page_view'])
  })

  test('keeps a bounded number of reports, and none that is long', async () => {
    for (let count = 0; count < 210; count++) await report(JSON.stringify({ event: `e${count}`, page: '/' }))
    await report(JSON.stringify({ event: 'x'.repeat(5000), page: '/' }))
    const events = await reported()
    expect(events).toHaveLength(200)
    expect(events[0]).toBe('e209')
  })
})
