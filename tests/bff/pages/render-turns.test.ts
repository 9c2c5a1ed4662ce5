import { expect, test } from 'vitest'
import { createRenderTurns } from '../../../bff/pages/render-turns.ts'

test('pages that are ready together are rendered in a turn of the event loop each, in their order', async () => {
  const turn = createRenderTurns()
  let loops = 0
  let counter = setImmediate(function count() {
    loops++
    counter = setImmediate(count)
  })
  const rendered: [page: string, loop: number][] = []
  const pages = ['a', 'b', 'c'].map((page) => turn().then(() => rendered.push([page, loops])))
  await Promise.all(pages)
  clearImmediate(counter)
  expect(rendered.map(([page]) => page)).toEqual(['a', 'b', 'c'])
  expect(new Set(rendered.map(([, loop]) => loop)).size).toBe(3)
})

test('a page that comes alone waits for nothing, also after others', async () => {
  const turn = createRenderTurns()
  await Promise.all([turn(), turn()])
  await new Promise((resolve) => setTimeout(resolve, 5))
  let isRendered = false
  void turn().then(() => (isRendered = true))
  await Promise.resolve()
  expect(isRendered).toBe(true)
})
