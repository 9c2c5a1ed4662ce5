// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import {
  changeLines,
  faultOf,
  keepLines,
  keptLines,
  type LinesAction,
  MAX_LINES,
  quantityOf,
  startLines,
} from '../../web/lines-state.ts'

const line = (sku: string, qty = '1') => ({ sku, qty })
const after = (...actions: LinesAction[]) => actions.reduce(changeLines, startLines([line('A'), line('B')]))
const skus = (state: ReturnType<typeof after>) => state.lines.map(({ sku }) => sku)

describe('the lines of a quick order', () => {
  test('always end with one to fill', () => {
    expect(skus(startLines([]))).toEqual(['', '', ''])
    expect(skus(after())).toEqual(['A', 'B', ''])
    expect(skus(after({ kind: 'edit', id: 3, change: { sku: 'C' } }))).toEqual(['A', 'B', 'C', ''])
    expect(skus(after({ kind: 'remove', id: 3 }))).toEqual(['A', 'B', ''])
    expect(skus(after({ kind: 'clear' }))).toEqual(['', '', ''])
  })

  test('change one by one: the others stay the same objects', () => {
    const before = startLines([line('A'), line('B')])
    const { lines } = changeLines(before, { kind: 'edit', id: 1, change: { qty: '3' } })
    expect(lines[0]?.qty).toBe('3')
    expect(lines[1]).toBe(before.lines[1])
  })

  test('lose their reason when they are edited', () => {
    const state = after(
      { kind: 'settle', added: new Set(), reasons: new Map([[1, 'Épuisé.']]) },
      { kind: 'edit', id: 1, change: { qty: '2' } },
    )
    expect(state.lines[0]).toMatchObject({ qty: '2', reason: null })
  })

  test('leave when they are in the cart, and stay with their reason when they are not', () => {
    const { lines } = after({ kind: 'settle', added: new Set([1]), reasons: new Map([[2, 'Épuisé.']]) })
    expect(lines).toMatchObject([{ sku: 'B', reason: 'Épuisé.' }, { sku: '' }])
  })

  test('take the place of blank ones when many come, and are bounded', () => {
    const many = Array.from({ length: MAX_LINES + 10 }, (_, index) => line(`S-${index}`))
    expect(skus(after({ kind: 'append', lines: [line('C')] }))).toEqual(['A', 'B', 'C', ''])
    expect(after({ kind: 'append', lines: many }).lines).toHaveLength(MAX_LINES)
  })
})

describe('a line', () => {
  test.each([
    ['2', 2],
    [' 2,0 ', 2],
    ['1 000', 1000],
    ['1\u202f000', 1000],
    ['10000', 10_000],
    ['0', null],
    ['-1', null],
    ['2,5', 2.5],
    ['1,000', null],
    ['10001', null],
    ['deux', null],
    ['', null],
  ])('reads the quantity «%s» as %s', (text, quantity) => {
    expect(quantityOf(text)).toBe(quantity)
  })

  test('says what is wrong with it', () => {
    expect(faultOf(line(' '))).toBe('quickOrder.fault.sku')
    expect(faultOf(line('x'.repeat(65)))).toBe('quickOrder.fault.longSku')
    expect(faultOf(line('A', '0'))).toBe('quickOrder.fault.quantity')
    expect(faultOf(line('A'))).toBeNull()
  })
})

describe('lines kept for a reload', () => {
  afterEach(() => sessionStorage.clear())

  test('come back as they were, without blank ones', () => {
    keepLines([line('A', 'x'), line(''), line('B', '2'), line('', '4')], null)
    expect(keptLines(null)).toEqual([line('A', 'x'), line('B', '2'), line('', '4')])
    keepLines([line('')], null)
    expect(sessionStorage).toHaveLength(0)
  })

  test('are none where the storage holds something else', () => {
    for (const text of ['{', '{"a":1}', '{"owner":null,"lines":[1,["A"],[1,2],null]}']) {
      sessionStorage.setItem('musette-quick-order', text)
      expect(keptLines(null)).toEqual([])
    }
  })

  test('of a guest stay after the sign-in, those of a customer are for nobody else', () => {
    keepLines([line('A')], null)
    expect(keptLines('camille')).toEqual([line('A')])
    keepLines([line('A')], 'camille')
    expect(keptLines('camille')).toEqual([line('A')])
    expect(keptLines(null)).toEqual([])
    expect(keptLines('noe')).toEqual([])
  })
})
