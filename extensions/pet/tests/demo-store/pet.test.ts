import { expect, test } from 'vitest'
import { seed } from '../../../../demo-store/seed/data.ts'
import { optionId } from '../../../../demo-store/seed/attributes.ts'
import { openShop } from '../../../../tests/demo-store/support/open-shop.ts'
import { readGuide } from '../../server/feeding-guide.ts'

const SAVE = 'mutation($input:CustomerUpdateInput!){updateCustomerV2(input:$input){customer{email}}}'
const READ = '{customer{custom_attributes(attributeCodes:["pet_profiles"]){code ... on AttributeValue{value}}}}'

test('every complete feed of dogs and cats has a table that can be read', () => {
  const isComplete = ({ attributes }: (typeof seed.products)[number]) =>
    attributes['type_aliment'] === optionId('type_aliment', 'Aliment complet') &&
    attributes['espece'] !== optionId('espece', 'Cheval')
  // A set holds feeds of its own.
  const feeds = seed.products.filter(
    (product) => isComplete(product) && ['simple', 'configurable'].includes(product.type),
  )
  expect(feeds.length).toBeGreaterThan(30)
  for (const { sku, attributes } of feeds) expect(readGuide(String(attributes['feeding_guide'])), sku).not.toBeNull()
  for (const { attributes } of seed.products) expect(String(attributes['mode_emploi'])).not.toMatch(/\d+ kg, \d+ g/)
})

test('a customer has an attribute for profiles from 2.4.7 on', async () => {
  const { client } = await openShop({ seed })
  const token = await client.signIn('camille.durand@example.com', 'Musette-2026!')
  const input = {
    custom_attributes: [
      { attribute_code: 'pet_profiles', value: '[]' },
      { attribute_code: 'unknown', value: 'x' },
    ],
  }
  await client.run(SAVE, { input }, token)
  expect(JSON.stringify(await client.run(READ, {}, token))).toContain('{"code":"pet_profiles","value":"[]"}')
  const { client: old } = await openShop({ seed, level: '2.4.6' })
  const fields = '{__type(name:"Customer"){fields{name}}}'
  expect(JSON.stringify(await client.run(fields, {}))).toContain('custom_attributes')
  expect(JSON.stringify(await old.run(fields, {}))).not.toContain('custom_attributes')
})
