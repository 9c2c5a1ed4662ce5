import { afterEach, describe, expect, test } from 'vitest'
import { seed } from '../../demo-store/seed/data.ts'
import { openShop } from './support/open-shop.ts'

const { store, client } = await openShop({ seed })
const password = 'Musette-2026!'

/** As a merchant's setting that sends links to the shop in front. */
const shop = 'http://shop.example/'
const linksTo = (value: string | null): Promise<void> => store.control.setting({ key: 'secure_base_link_url', value })
afterEach(async () => {
  await linksTo(null)
  await store.control.setting({ key: 'downloads_shareable', value: true })
})

type Bought = { download_url: string; remaining_downloads: string; status: string }
const bought = async (): Promise<Bought[]> => {
  const token = await client.signIn('camille.durand@example.com', password)
  const { customerDownloadableProducts: answer } = await client.run<{
    customerDownloadableProducts: { items: Bought[] }
  }>('{customerDownloadableProducts{items{download_url remaining_downloads status}}}', {}, token)
  return answer.items.filter(({ status }) => status === 'available')
}
const pathOf = (address: string): string => new URL(address).pathname

describe('bought files', () => {
  test('have the address for links, a hash that has to be encoded, and a limit or none', async () => {
    await linksTo(shop)
    const links = await bought()
    expect(links.length).toBeGreaterThan(0)
    for (const { download_url: url } of links) {
      expect(url).toMatch(/^http:\/\/shop\.example\/downloadable\/download\/link\/id\/[\w-]+%2C%2C\/$/)
    }
    expect(links.some(({ remaining_downloads: left }) => left === 'Unlimited' || Number(left) > 0)).toBe(true)
  })

  test('are for anyone who has the address of a shareable link, inline, and each GET uses up a download', async () => {
    const [link] = (await bought()).filter(({ remaining_downloads: left }) => left !== 'Unlimited')
    if (!link) return expect.unreachable('a limited link')
    const answer = await client.send(pathOf(link.download_url))
    expect(answer.status).toBe(200)
    expect(answer.header('content-disposition')).toMatch(/^inline; filename=[\w-]+\.(pdf|mp3)$/)
    const after = (await bought()).find(({ download_url: url }) => url === link.download_url)
    expect(Number(after?.remaining_downloads)).toBe(Number(link.remaining_downloads) - 1)
  })

  test('want the store’s own session where links are not shareable; a token is none', async () => {
    const [link] = await bought()
    await linksTo(shop)
    await store.control.setting({ key: 'downloads_shareable', value: false })
    const token = await client.signIn('camille.durand@example.com', password)
    for (const authorization of [[], [`Bearer ${token}`]]) {
      const headers = Object.fromEntries(authorization.map((value) => ['authorization', value]))
      const answer = await client.send(pathOf(link?.download_url ?? ''), { headers })
      expect(answer.status).toBe(302)
      expect(answer.header('location')).toMatch(/^http:\/\/shop\.example\/customer\/account\/login\/referer\//)
    }
  })

  test('that were not bought lead to the list of bought ones', async () => {
    const answer = await client.send('/downloadable/download/link/id/abcdef/')
    expect([answer.status, answer.header('location')]).toEqual([302, `${store.url}downloadable/customer/products/`])
  })
})

describe('samples', () => {
  type Guide = {
    downloadable_product_links: { sample_url: string }[]
    downloadable_product_samples: { title: string; sample_url: string }[]
  }
  test('have an address among the links, for anyone', async () => {
    await linksTo(shop)
    const { products } = await client.run<{ products: { items: Guide[] } }>(
      '{products(filter:{sku:{eq:"SRV-GUIDE-BARF"}}){items{...on DownloadableProduct{downloadable_product_links{sample_url} downloadable_product_samples{title sample_url}}}}}',
    )
    const [guide] = products.items
    const addresses = [guide?.downloadable_product_links[0], guide?.downloadable_product_samples[0]].map(
      (sample) => sample?.sample_url ?? '',
    )
    for (const address of addresses) {
      expect(address.startsWith(shop)).toBe(true)
      for (const method of ['GET', 'HEAD']) {
        const answer = await client.send(pathOf(address), { method })
        expect([answer.status, answer.header('content-type')]).toEqual([200, 'application/pdf'])
        expect(answer.header('content-disposition')).toMatch(/^inline; filename=/)
      }
    }
  })

  test('that are not there lead home', async () => {
    for (const path of ['linkSample/link_id/9999', 'sample/sample_id/9999']) {
      const answer = await client.send(`/downloadable/download/${path}/`)
      expect([answer.status, answer.header('location')]).toEqual([302, store.url])
    }
  })
})

describe('pages of the store’s own theme', () => {
  test('end a subscription with the mail’s link, and respond to a wrong code in the same way', async () => {
    const email = 'lettre@example.com'
    await client.run('mutation($e:String!){subscribeEmailToNewsletter(email:$e){status}}', { e: email })
    const [mail] = await store.control.mails({ to: email })
    const path = /\/newsletter\/subscriber\/unsubscribe\/id\/\d+\/code\/\w+\//.exec(JSON.stringify(mail))?.[0] ?? ''
    const wrong = await client.send(path.replace(/code\/\w+/, 'code/abcdef'))
    expect([wrong.status, wrong.header('location'), wrong.header('set-cookie')]).toEqual([302, store.url, null])
    const right = await client.send(path)
    expect([right.status, right.header('location')]).toEqual([302, store.url])
    expect(decodeURIComponent(right.header('set-cookie') ?? '')).toContain('You unsubscribed.')
    // Who is subscribed could not subscribe again.
    await client.run('mutation($e:String!){subscribeEmailToNewsletter(email:$e){status}}', { e: email })
  })

  test.each([
    ['/catalogsearch/result/?q=croquettes', 200, null],
    ['/catalogsearch/result/?q=', 302, ''],
    ['/sales/guest/form/', 200, null],
    ['/newsletter/subscriber/confirm/id/1/code/abcdef/', 302, ''],
  ])('%s answers %i', async (path, status, location) => {
    const answer = await client.send(path)
    expect(answer.status).toBe(status)
    expect(answer.header('location')).toBe(location === null ? null : store.url + location)
  })

  test('send guests to the sign-in', async () => {
    const answer = await client.send('/customer/account/')
    expect(answer.header('location')).toContain(`${store.url}customer/account/login/referer/`)
  })
})
