import { describe, expect, test } from 'vitest'
import type { SentMail } from '../../demo-store/mailbox/mail.ts'
import { openShop } from './support/open-shop.ts'

const { store, client } = await openShop({ shopUrl: 'https://boutique.example/', controlApi: true })

describe('the mailbox', () => {
  test('lists what the store sent, newest first, and shows each mail with links to the shop', async () => {
    expect((await client.send('/mailbox')).text).toContain('Aucun courriel')
    const email = await client.register({ firstname: 'Zoé' })
    await client.run('mutation($email:String!){requestPasswordResetEmail(email:$email)}', { email })
    const list = await client.send('/mailbox')
    expect(list.header('content-type')).toBe('text/html; charset=utf-8')
    expect([...list.text.matchAll(/<strong>(.*?)<\/strong>/g)].map(([, subject]) => subject)).toEqual([
      'Choisissez un nouveau mot de passe',
      'Bienvenue chez Musette',
    ])
    const [, address = ''] = /href="(\/mailbox\/\d+)"/.exec(list.text) ?? []
    const mail = await client.send(address)
    expect(mail.text).toContain('Bonjour Zoé,')
    expect(mail.text).toMatch(/href="https:\/\/boutique\.example\/customer\/account\/createPassword\/\?token=\w{32}"/)
  })

  test('links to the shop of the requested store view, as that view’s own links do', async () => {
    const email = await client.register()
    const query = 'mutation($email:String!){requestPasswordResetEmail(email:$email)}'
    await client.post(query, { email }, { store: 'cheval' })
    const [mail] = await store.control.mails()
    expect((await client.send(`/mailbox/${mail?.id}`)).text).toContain(
      'href="https://boutique.example/cheval/customer/account/createPassword/?token=',
    )
    const config = await client.post('{storeConfig{secure_base_link_url}}', {}, { store: 'cheval' })
    expect(JSON.stringify(config.json)).toMatch(/\/cheval\/"/)
  })

  test('shows texts of shoppers as texts', async () => {
    await client.run('mutation($input:ContactUsInput!){contactUs(input:$input){status}}', {
      input: { name: '<b>Anne</b>', email: 'anne@example.com', comment: '<script>alert(1)</script>', telephone: '' },
    })
    const [mail] = await store.control.mails()
    const page = await client.send(`/mailbox/${mail?.id}`)
    expect(page.text).not.toContain('<script>')
    expect(page.text).toContain('&lt;script&gt;')
    expect(page.header('content-security-policy')).toContain("default-src 'none'")
  })

  test.each(['999999', '0', '-1', 'abc', '1e99'])('has no mail %s', async (id) => {
    expect((await client.send(`/mailbox/${id}`)).status).toBe(404)
  })

  test('is closed to pages of other names that lead here', async () => {
    for (const path of ['/mailbox', '/__control/mails']) {
      expect((await client.send(path, { headers: { host: 'piege.example' } })).status).toBe(403)
      expect((await client.send(path, { headers: { host: 'localhost:4010' } })).status).toBe(200)
    }
  })

  test('gives tests the same as data', async () => {
    const email = await client.register()
    const { json } = await client.send(`/__control/mails?to=${encodeURIComponent(email.toUpperCase())}`)
    expect(json as unknown as SentMail[]).toMatchObject([{ to: email, kind: 'welcome' }])
  })

  test('keeps a bounded number of mails', async () => {
    const { listMails, sendMail } = await import('../../demo-store/mailbox/mail.ts')
    const { openMemory } = await import('../../demo-store/database/memory.ts')
    const { recordedShop } = await import('./fixtures/recorded-shop.ts')
    const { db, close } = await openMemory(recordedShop)
    for (let count = 0; count < 510; count += 1) {
      await sendMail(
        { to: 'a@example.com', kind: 'contact', subject: `${count}`, parts: [] },
        { db, now: () => new Date(), view: { id: 1 } },
      )
    }
    const mails = await listMails(db)
    expect([mails.length, mails[0]?.subject, mails.at(-1)?.subject]).toEqual([500, '509', '10'])
    await close()
  })
})
