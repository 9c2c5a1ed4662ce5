import { expect, test } from 'vitest'
import { readGuide } from '../../server/feeding-guide.ts'

const read = (guide: object) => readGuide(JSON.stringify(guide))

test('the table of a feed is read as its maker publishes it', () => {
  const guide = read({
    animal: 'dog',
    weight: 'adult',
    columns: [{ age: 2 }, { age: [3, 4] }, { age: [12, null], activity: 'high', neutered: false }],
    rows: [
      { kg: 5, grams: [75, [80, 95], null] },
      { kg: 12.5, grams: [140, 150, 160] },
    ],
  })
  expect(guide).toMatchObject({
    animal: 'DOG',
    isByAdultWeight: true,
    columns: [
      { fromMonths: 2, toMonths: 2, activity: null, isNeutered: null, label: '2 mois' },
      { fromMonths: 3, toMonths: 4, label: '3 à 4 mois' },
      {
        fromMonths: 12,
        toMonths: null,
        activity: 'HIGH',
        isNeutered: false,
        label: 'dès 12 mois, très actif, non stérilisé',
      },
    ],
    rows: [
      { kilograms: 5, label: '5\u00a0kg', grams: [[75], [80, 95], []] },
      { kilograms: 12.5, label: '12,5\u00a0kg', grams: [[140], [150], [160]] },
    ],
  })
  expect(read({ animal: 'cat', rows: [{ kg: 3, grams: [40] }] })?.columns).toMatchObject([{ label: 'par jour' }])
})

test.each([
  ['no JSON', '{'],
  ['no object', '[1]'],
  ['another animal', { animal: 'bird', rows: [{ kg: 3, grams: [40] }] }],
  ['no rows', { animal: 'cat', rows: [] }],
  ['a row that is shorter', { animal: 'cat', columns: [{}, {}], rows: [{ kg: 3, grams: [40] }] }],
  [
    'rows that do not ascend',
    {
      animal: 'cat',
      rows: [
        { kg: 4, grams: [40] },
        { kg: 3, grams: [30] },
      ],
    },
  ],
  ['a weight that is no number', { animal: 'cat', rows: [{ kg: '3', grams: [40] }] }],
  ['a range that ends before it begins', { animal: 'cat', rows: [{ kg: 3, grams: [[60, 40]] }] }],
  ['an unknown activity', { animal: 'cat', columns: [{ activity: 'lazy' }], rows: [{ kg: 3, grams: [40] }] }],
  ['an unknown kind of weight', { animal: 'cat', weight: 'ideal', rows: [{ kg: 3, grams: [40] }] }],
  [
    'more rows than any table has',
    { animal: 'cat', rows: Array.from({ length: 61 }, (_, at) => ({ kg: at + 1, grams: [9] })) },
  ],
])('a table with %s is none: half of it would give a wrong ration', (_, given) => {
  expect(readGuide(typeof given === 'string' ? given : JSON.stringify(given))).toBeNull()
})
