import { expect, test } from 'vitest'
import { seed } from '../../../../demo-store/seed/data.ts'
import { openShop } from '../../../../tests/demo-store/support/open-shop.ts'

const { store } = await openShop({ seed, edition: 'commerce' })

test('the demo customer has an answered ticket', async () => {
  const [ticket] = await store.control.tickets()
  expect(ticket).toMatchObject({ email: 'camille.durand@example.com', status: 'in_progress' })
  const mails = await store.control.mails({ to: 'camille.durand@example.com' })
  expect(mails.some(({ subject }) => subject.startsWith('Réponse à votre demande'))).toBe(true)
})
