// @vitest-environment happy-dom
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import type { PageSite } from '../../../schema/page.ts'
import { readChoice, writeChoice } from '../../../web/analytics/consent.ts'
import { Document } from '../../../web/document.tsx'
import { forgetDeviceOf } from '../../../web/screens/customer/forget-device.ts'
import { announceIdentity } from '../../../web/screens/customer/use-me.ts'
import { HOUSE } from '../../../web/site/site.ts'
import { deviceStorage } from '../../../web/site/storage.ts'

const { dataset } = document.documentElement
const open = (site: string, group?: string) => {
  delete dataset['group']
  Object.assign(dataset, { site, ...(group && { group }) })
}
afterEach(() => open('musette'))

test('a sign-out reaches the tabs and the storage of all sites that share the session, and of no other', async () => {
  for (const [site, group] of [['boutique', 'both'], ['shop', 'both'], ['ailleurs']]) {
    open(site ?? '', group)
    deviceStorage.write('pets', JSON.stringify({ owner: 'camille' }))
  }
  const heard: string[] = []
  const channels = ['both', 'boutique', 'shop', 'ailleurs'].map((name) => {
    const channel = new BroadcastChannel(`${name}-customer`)
    channel.addEventListener('message', () => heard.push(name))
    return channel
  })
  open('shop', 'both')
  forgetDeviceOf('camille')
  announceIdentity()
  await new Promise((resolve) => setTimeout(resolve, 50))
  for (const channel of channels) channel.close()
  expect(heard).toEqual(['both'])
  open('boutique', 'both')
  expect(deviceStorage.read('pets')).toBeNull()
  open('ailleurs')
  expect(deviceStorage.read('pets')).not.toBeNull()
})

test('the page names the group', () => {
  const page = (site: Partial<PageSite>) =>
    renderToStaticMarkup(
      createElement(Document, { lang: 'fr', basePath: '', site: { ...HOUSE, ...site }, stateText: '' }),
    )
  expect(page({ sessionGroup: 'both' })).toContain('data-group="both"')
  expect(page({})).not.toContain('data-group')
})

test('each site of a group asks for consent itself', () => {
  open('boutique', 'both')
  writeChoice({ day: 20_000, allowed: [], refused: [] }, '')
  expect(readChoice()).not.toBeNull()
  open('shop', 'both')
  expect(readChoice()).toBeNull()
})
