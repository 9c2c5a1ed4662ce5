// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { ScrollMemory } from '../../../web/shell/navigation/use-navigation-effects.ts'

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '')
})

/** Opens another page, as a followed link does. */
const open = () => history.pushState(null, '')

describe('the memory of scroll positions', () => {
  test('knows nothing of a new entry', () => {
    const memory = new ScrollMemory()
    memory.save(500)
    open()
    expect(memory.enter()).toBeUndefined()
  })

  test('returns to where an entry was left', () => {
    const memory = new ScrollMemory()
    memory.save(500)
    const first = history.state as unknown
    open()
    memory.enter()
    memory.save(80)
    history.replaceState(first, '')
    expect(memory.enter()).toBe(500)
  })

  test('keeps what others put into an entry’s state', () => {
    history.replaceState({ from: 'cart' }, '')
    const memory = new ScrollMemory()
    memory.enter()
    expect(history.state).toMatchObject({ from: 'cart' })
  })

  test('outlives a reload', () => {
    const memory = new ScrollMemory()
    memory.save(321)
    memory.store()
    expect(new ScrollMemory().enter()).toBe(321)
  })

  test('is bounded: the oldest entries are forgotten', () => {
    const memory = new ScrollMemory()
    memory.save(1)
    const first = history.state as unknown
    for (let page = 0; page < 60; page++) {
      open()
      memory.enter()
      memory.save(page)
    }
    history.replaceState(first, '')
    expect(memory.enter()).toBeUndefined()
  })

  test.each(['not json', '{"a":1}', '[["a","b"],[1]]'])('starts empty where the storage holds %s', (text) => {
    sessionStorage.setItem('musette-scroll', text)
    expect(new ScrollMemory().enter()).toBeUndefined()
  })
})
