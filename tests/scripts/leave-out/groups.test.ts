import { describe, expect, test } from 'vitest'
import { groupsOf } from '../../../scripts/leave-out/groups.ts'

describe('groups of extensions that are left out together', () => {
  test.each([1, 2, 3, 7, 22, 36])('for each two of %i, one group holds the first and not the second', (count) => {
    const names = Array.from({ length: count }, (_, nth) => `extension-${nth}`)
    const groups = groupsOf(names)
    for (const first of names) {
      expect(groups.some((group) => group.includes(first))).toBe(true)
      for (const second of names) {
        if (first === second) continue
        expect(groups.some((group) => group.includes(first) && !group.includes(second))).toBe(true)
      }
    }
  })

  test('are far fewer than their members', () => {
    const names = Array.from({ length: 22 }, (_, nth) => `extension-${nth}`)
    expect(groupsOf(names)).toHaveLength(7)
  })
})
