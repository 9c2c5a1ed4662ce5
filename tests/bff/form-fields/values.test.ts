import { afterEach, expect, test, vi } from 'vitest'
import { customerValues, fieldFaults } from '../../../bff/domains/form-fields/values.ts'

const animals = {
  code: 'animals',
  label: 'Animaux',
  isRequired: true,
  kind: 'MULTISELECT' as const,
  options: ['7', '8', '9'].map((value) => ({ value, label: value })),
}

test.each([
  ['7', false],
  ['7,9', false],
  ['', true],
  ['7,10', true],
  ['7,', true],
])('a field of several options takes those that it offers: %j', (value, isRefused) => {
  const faults = fieldFaults([{ code: 'animals', value }], [animals], 'fields')
  expect(faults.map(({ field }) => field)).toEqual(isRefused ? ['fields.animals'] : [])
})

afterEach(() => vi.useRealTimers())

test.each([
  ['2026-12-01', false],
  ['2026-12-02', true],
])('half an hour after midnight in Paris, a birth on %s is to come: %s', (value, isRefused) => {
  vi.useFakeTimers({ now: new Date('2026-11-30T23:30:00Z') })
  const birth = { code: 'dob', label: 'Date de naissance', isRequired: false, kind: 'DATE' as const, options: [] }
  expect(fieldFaults([{ code: 'dob', value }], [birth], 'fields')).toHaveLength(isRefused ? 1 : 0)
})

test('a day of the store is one for a form', () => {
  const custom = [
    { code: 'arrival', value: '2020-05-17 00:00:00' },
    { code: 'note', value: 'né le 2020-05-17 00:00:00' },
  ]
  expect(customerValues({ custom_attributes: custom }, undefined)).toEqual([
    { code: 'arrival', value: '2020-05-17' },
    { code: 'note', value: 'né le 2020-05-17 00:00:00' },
  ])
})

test('what the store has of several options is all of them', () => {
  const custom = [{ code: 'animals', selected_options: [{ value: '7' }, { value: '9' }] }]
  expect(customerValues({ custom_attributes: custom }, ['animals'])).toEqual([{ code: 'animals', value: '7,9' }])
})
