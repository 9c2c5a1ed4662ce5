import { isReachable, watchForRecovery } from '../shell/fallback/recovery.ts'

// This page was sent instead of another, at the requested address.
watchForRecovery()

const part = (name: string) => document.querySelector<HTMLElement>(`[data-${name}]`)

const [cart, still, back] = [part('cart'), part('still'), part('back')]

if (cart) cart.hidden = !new RegExp(`(?:^|; )${cart.dataset.cart}=[cg](?:[1-9]|-)`).test(document.cookie)

// Browsers show the previous page without a network.
if (back && document.referrer.startsWith(`${location.origin}/`)) {
  back.hidden = false
  back.addEventListener('click', () => history.back())
}

if (still)
  document.querySelector('a.button')?.addEventListener('click', (event) => {
    event.preventDefault()
    still.textContent = ''
    void isReachable().then((isBack) => {
      if (isBack) location.reload()
      else still.textContent = still.dataset.still ?? ''
    })
  })
