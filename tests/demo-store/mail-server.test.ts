import { expect, test } from 'vitest'
import { createTransport } from 'nodemailer'
import { openShop } from './support/open-shop.ts'

const { store, client } = await openShop({ smtpPort: 0 })

test('the mailbox takes the shop’s own mails, which it receives by SMTP', async () => {
  const { hostname, port } = new URL(store.smtpUrl ?? '')
  const transport = createTransport({ host: hostname, port: Number(port), secure: false })
  const text = `Bonjour Zoé,\n\n${'Votre rétractation est reçue. '.repeat(8)}\n\nCommande: 000000001`
  await transport.sendMail({
    from: 'boutique@musette.example',
    to: 'zoe@example.com',
    subject: 'Accusé de réception de votre rétractation n° 4F2A, avec un objet qui tient sur plusieurs lignes',
    text,
    html: '<p>Bonjour</p>',
    attachments: [{ filename: 'a.pdf', content: Buffer.from('%PDF') }],
  })
  const [mail] = await store.control.mails({ to: 'zoe@example.com' })
  expect(mail).toMatchObject({
    kind: 'shop',
    subject: 'Accusé de réception de votre rétractation n° 4F2A, avec un objet qui tient sur plusieurs lignes',
    parts: [
      'Bonjour Zoé,',
      expect.stringContaining('Votre rétractation est reçue. Votre rétractation'),
      'Commande: 000000001',
    ],
  })
  expect((await client.send('/mailbox')).text).toContain('rétractation n° 4F2A')
})
