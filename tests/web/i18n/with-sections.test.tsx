import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { loadMessages } from '../../../web/i18n/messages.ts'
import { MessagesContext, useTranslate } from '../../../web/i18n/messages-context.ts'
import { WithSections } from '../../../web/i18n/WithSections.tsx'

function Words() {
  const t = useTranslate()
  return <p>{[t('purchases.reorder'), t('wishlist.title')].join(', ')}</p>
}

test('a part with texts of its own keeps those of the page around it', async () => {
  const messages = await loadMessages('fr-FR', ['account'])
  await loadMessages('fr-FR', ['wishlist'])
  render(
    <MessagesContext value={messages}>
      <Suspense>
        <WithSections sections={['wishlist']}>
          <Words />
        </WithSections>
      </Suspense>
    </MessagesContext>,
  )
  expect(await screen.findByText('Commander à nouveau, Ma liste d’envies')).toBeTruthy()
})

test('a text that was not loaded is named in development', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue()
  render(
    <MessagesContext value={await loadMessages('fr-FR', ['account'])}>
      <Words />
    </MessagesContext>,
  )
  expect(report).toHaveBeenCalledWith(expect.stringContaining('`messages` of its route'), 'wishlist.title')
  report.mockRestore()
})
