import { expect, test } from 'vitest'
import { largestCycle } from '../../scripts/house/cycles.ts'

const found = (imports: Record<string, string[]>) => largestCycle(new Map(Object.entries(imports))).toSorted()

test('imports that run one way are no cycle', () => {
  expect(found({ a: ['b', 'c'], b: ['c'], c: ['elsewhere'] })).toEqual([])
})

test('the largest of several cycles is found, with everything that belongs to it', () => {
  expect(found({ a: ['b'], b: ['a', 'c'], c: ['d'], d: ['e'], e: ['c', 'f'], f: [] })).toEqual(['c', 'd', 'e'])
})

test('two cycles that share a module are one', () => {
  expect(found({ a: ['b'], b: ['a', 'c'], c: ['b'] })).toEqual(['a', 'b', 'c'])
})
