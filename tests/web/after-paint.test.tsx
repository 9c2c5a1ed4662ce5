import { act, render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { useAfterPaint } from '../../web/hydration.tsx'

const seen: boolean[] = []
beforeEach(() => void seen.splice(0))

function Part() {
  const isPainted = useAfterPaint()
  seen.push(isPainted)
  return <p>{isPainted && 'below'}</p>
}

test('what the server renders is whole, and stays so in the browser', async () => {
  const html = renderToString(<Part />)
  expect(html).toBe('<p>below</p>')
  await hydrated(html)
  expect(seen).toEqual([true, true])
})

test('after a navigation, what is below the fold follows the first paint', () => {
  navigate('/chats.html')
  render(<Part />)
  expect(seen).toEqual([false, true])
  expect(document.body.textContent).toContain('below')
})

test('what hydrates after a navigation keeps the server’s content', async () => {
  await hydrated('<p>below</p>')
  expect(seen).not.toContain(false)
})

async function hydrated(html: string): Promise<void> {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = html
  const errors: unknown[] = []
  await act(async () => void hydrateRoot(container, <Part />, { onRecoverableError: (error) => errors.push(error) }))
  expect(errors).toEqual([])
}
